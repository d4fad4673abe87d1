import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type { WorkshopFacts_state$key } from '../../../__generated__/WorkshopFacts_state.graphql.ts'
import type { WorkshopFacts_workshop$key } from '../../../__generated__/WorkshopFacts_workshop.graphql.ts'
import { workshopDate, workshopTime } from '../../../features/workshops/workshopTimes.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { BranchBadge } from '../../../ui/mark/BranchBadge.tsx'
import { TitleBlock } from '../../../ui/layout/TitleBlock.tsx'

/** When a workshop is, what it costs, and how many seats are taken. */
export function WorkshopFacts({ workshopKey }: { workshopKey: WorkshopFacts_workshop$key }) {
  const { date, time, duration, price, ...seats } = useFragment(
    graphql`
      fragment WorkshopFacts_workshop on Workshop {
        date
        time
        duration
        price
        registeredCount
        maxParticipants
        heldSeats
        waitingCount
      }
    `,
    workshopKey,
  )
  return (
    <TitleBlock
      cell={120}
      facts={[
        { label: 'Date', value: workshopDate(date) },
        {
          label: 'Time',
          value: (
            <>
              {workshopTime(time)}, <Whole>{duration}</Whole>
            </>
          ),
        },
        { label: 'Price', value: price === 0 ? 'Free' : formatRupees(price), figure: price > 0 },
        { label: 'Registered', value: seatsText(seats) },
      ]}
    />
  )
}

/** In one piece as long as a line has the room. */
const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
`

interface Seats {
  readonly registeredCount: number
  readonly maxParticipants: number
  readonly heldSeats: number | null
  readonly waitingCount: number | null
}

/** `12 of 50, 1 reserved, 3 waiting`: registered people, seats that are paid for or offered, the waiting list. */
function seatsText({ registeredCount, maxParticipants, heldSeats, waitingCount }: Seats): string {
  return [
    `${registeredCount} of ${maxParticipants}`,
    ...(heldSeats ? [`${heldSeats} reserved`] : []),
    ...(waitingCount ? [`${waitingCount} waiting`] : []),
  ].join(', ')
}

const STATES = {
  PENDING: { tone: 'warn', icon: <Clock />, text: 'Pending Approval' },
  APPROVED: { tone: 'good', icon: <CircleCheck />, text: 'Approved' },
  REJECTED: { tone: 'bad', icon: <CircleX />, text: 'Rejected' },
  CANCELLED: { tone: 'flat', icon: <Ban />, text: 'Cancelled' },
} as const

/** A workshop's branch, and where it stands as its mentor reads it. */
export function WorkshopState({ workshopKey }: { workshopKey: WorkshopFacts_state$key }) {
  const { state, branch } = useFragment(
    graphql`
      fragment WorkshopFacts_state on Workshop {
        state
        branch
      }
    `,
    workshopKey,
  )
  const { tone, icon, text } = STATES[state as keyof typeof STATES] ?? STATES.PENDING
  return (
    <Badges>
      <BranchBadge mainBranch={branch} />
      <Badge $tone={tone}>
        {icon}
        <span>{text}</span>
      </Badge>
    </Badges>
  )
}

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  min-width: 0;
`
