import { styled } from 'styled-components'
import { formatPastDay, formatTime } from '../../../../api/rules/text/format.ts'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import type { ChatsTableQuery } from '../../../__generated__/ChatsTableQuery.graphql.ts'
import { OneLine, PersonCell, Under } from '../../../features/admin/tables/cells.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { chatBadge } from './chatBadge.ts'

export type ChatRow = ChatsTableQuery['response']['allConversations']['rows'][number]

/** What is shown of each conversation, beside the button. */
export function chatColumns(today: IstDate): readonly DataColumn<ChatRow>[] {
  return [
    {
      id: 'mentor',
      label: 'Mentor',
      value: ({ plan }) => plan.mentor.name,
      cell: ({ plan: { mentor } }) => <PersonCell name={mentor.name} under={mentor.subBranch || 'General'} />,
    },
    {
      id: 'mentee',
      label: 'Mentee',
      wide: true,
      value: ({ plan }) => plan.mentee.name,
      cell: ({ plan: { mentee } }) => <PersonCell name={mentee.name} under={mentee.email} />,
    },
    {
      id: 'started',
      label: 'Start date',
      wide: true,
      value: ({ plan }) => plan.startDate,
      cell: ({ plan, isActive }) => {
        const { text, tone } = chatBadge({ endDate: plan.endDate, isActive }, today)
        return (
          <Dated>
            {formatPastDay(plan.startDate)}
            <Badge $tone={tone}>{text}</Badge>
          </Dated>
        )
      },
    },
    { id: 'messages', label: 'Messages', figure: true, value: ({ lastNumber }) => lastNumber },
    {
      id: 'activity',
      label: 'Last activity',
      value: ({ lastNumber, lastActivityAt }) => (lastNumber > 0 ? lastActivityAt : null),
      cell: ({ lastNumber, lastActivityAt }) =>
        lastNumber > 0 ? (
          <>
            <OneLine>{formatPastDay(istDate(new Date(lastActivityAt)))}</OneLine>
            <Under>{formatTime(new Date(lastActivityAt))} IST</Under>
          </>
        ) : (
          'No messages yet'
        ),
    },
    { id: 'expires', label: 'Expiry date', value: ({ plan }) => formatPastDay(planLastDay(plan.endDate)) },
  ]
}

const Dated = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
`
