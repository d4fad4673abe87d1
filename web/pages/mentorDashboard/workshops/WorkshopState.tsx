import { Ban, CircleCheck, Clock, CircleX } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { WorkshopState_workshop$key } from '../../../__generated__/WorkshopState_workshop.graphql.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { BranchBadge } from '../../../ui/BranchBadge.tsx'

const STATES = {
  PENDING: { tone: 'warn', icon: <Clock />, text: 'Pending Approval' },
  APPROVED: { tone: 'good', icon: <CircleCheck />, text: 'Approved' },
  REJECTED: { tone: 'bad', icon: <CircleX />, text: 'Rejected' },
  CANCELLED: { tone: 'flat', icon: <Ban />, text: 'Cancelled' },
} as const

/** A workshop's branch, and where it stands as its mentor reads it. */
export function WorkshopState({ workshopKey }: { workshopKey: WorkshopState_workshop$key }) {
  const { state, branch } = useFragment(
    graphql`
      fragment WorkshopState_workshop on Workshop {
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
