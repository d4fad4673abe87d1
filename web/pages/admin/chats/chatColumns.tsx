import { graphql, readInlineData } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { PLAN_EXPIRING_DAYS } from '../../../../api/rules/constants.ts'
import { formatPastDay, formatTime } from '../../../../api/rules/text/format.ts'
import { daysBetween, istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import type { chatColumns_conversation$key } from '../../../__generated__/chatColumns_conversation.graphql.ts'
import { OneLine, PersonCell, Under } from '../../../features/admin/tables/cells.tsx'
import { plural } from '../../../lib/plural.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'

const fragment = graphql`
  fragment chatColumns_conversation on Conversation @inline {
    isActive
    lastNumber
    lastActivityAt
    plan {
      startDate
      endDate
      mentor {
        name
        subBranch
      }
      mentee {
        name
        email
      }
    }
  }
`
const read = (row: chatColumns_conversation$key) => readInlineData(fragment, row)

/** What is shown of each conversation, beside the button. */
export function chatColumns(today: IstDate): readonly DataColumn<chatColumns_conversation$key>[] {
  return [
    {
      id: 'mentor',
      label: 'Mentor',
      value: (row) => read(row).plan.mentor.name,
      cell: (row) => {
        const { name, subBranch } = read(row).plan.mentor
        return <PersonCell name={name} under={subBranch || 'General'} />
      },
    },
    {
      id: 'mentee',
      label: 'Mentee',
      wide: true,
      value: (row) => read(row).plan.mentee.name,
      cell: (row) => {
        const { name, email } = read(row).plan.mentee
        return <PersonCell name={name} under={email} />
      },
    },
    {
      id: 'started',
      label: 'Start date',
      wide: true,
      value: (row) => read(row).plan.startDate,
      cell: (row) => {
        const { plan, isActive } = read(row)
        const { text, tone } = chatBadge({ endDate: plan.endDate, isActive }, today)
        return (
          <Dated>
            {formatPastDay(plan.startDate)}
            <Badge $tone={tone}>{text}</Badge>
          </Dated>
        )
      },
    },
    { id: 'messages', label: 'Messages', figure: true, value: (row) => read(row).lastNumber },
    {
      id: 'activity',
      label: 'Last activity',
      value: (row) => (read(row).lastNumber > 0 ? read(row).lastActivityAt : null),
      cell: (row) => {
        const { lastNumber, lastActivityAt } = read(row)
        return lastNumber > 0 ? (
          <>
            <OneLine>{formatPastDay(istDate(new Date(lastActivityAt)))}</OneLine>
            <Under>{formatTime(new Date(lastActivityAt))} IST</Under>
          </>
        ) : (
          'No messages yet'
        )
      },
    },
    { id: 'expires', label: 'Expiry date', value: (row) => formatPastDay(planLastDay(read(row).plan.endDate)) },
  ]
}

const Dated = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
`

interface ChatBadge {
  text: string
  tone: 'good' | 'warn' | 'flat'
}

interface Access {
  readonly endDate: IstDate
  /** False also when the plan was cancelled before its end. */
  readonly isActive: boolean
}

/** Expired once the end date is today or past, expiring with 1 to 3 days left, else active. */
export function chatBadge({ endDate, isActive }: Access, today: IstDate): ChatBadge {
  const left = daysBetween(today, endDate)
  if (!isActive || left <= 0) return { text: 'Expired', tone: 'flat' }
  if (left <= PLAN_EXPIRING_DAYS) return { text: `Expiring, ${plural(left, 'day')} left`, tone: 'warn' }
  return { text: `Active, ${plural(left, 'day')} left`, tone: 'good' }
}
