import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatPastDay, formatRequestDate } from '../../../../api/rules/text/format.ts'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import type { IstDate } from '../../../../api/rules/time/time.ts'
import type { ChatPanelQuery } from '../../../__generated__/ChatPanelQuery.graphql.ts'
import { Details } from '../../../features/admin/tables/Details.tsx'
import { NotThere } from '../../../features/admin/tables/RowPanel.tsx'
import { mentorPath } from '../../../lib/mentorPath.ts'
import { mailTo } from '../../../lib/mailTo.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { chatBadge } from './chatBadge.ts'
import { OpenReports } from './OpenReports.tsx'
import type { ViewedChat } from './ViewChat.tsx'

interface ChatPanelProps {
  id: number
  round: number
  today: IstDate
  onView: (chat: ViewedChat) => void
}

/** What is known of a conversation without reading it, and what its sides have reported. */
export function ChatPanel({ id, round, today, onView }: ChatPanelProps) {
  const { conversation, ...query } = useLazyLoadQuery<ChatPanelQuery>(
    graphql`
      query ChatPanelQuery($id: Int!) @raw_response_type {
        conversation(id: $id) {
          databaseId
          viewerMayRead
          isActive
          lastNumber
          lastActivityAt
          plan {
            startDate
            endDate
            mentor {
              databaseId
              name
              subBranch
            }
            mentee {
              name
              email
            }
          }
        }
        ...OpenReports_query
      }
    `,
    { id },
    { fetchKey: round, fetchPolicy: 'store-and-network' },
  )
  if (!conversation) return <NotThere title="Chat" />
  const { databaseId, viewerMayRead, isActive, lastNumber, lastActivityAt, plan } = conversation
  const { mentor, mentee, startDate, endDate } = plan
  const { text, tone } = chatBadge({ endDate, isActive }, today)
  return (
    <PanelContent
      title={`${mentor.name} and ${mentee.name}`}
      footer={
        <Button look="primary" aria-haspopup="dialog" onClick={() => onView({ databaseId, viewerMayRead })}>
          View Chat
        </Button>
      }
    >
      <p>
        <Badge $tone={tone}>{text}</Badge>
      </p>
      <Details
        rows={{
          Number: id,
          Mentor: <Link to={mentorPath(mentor.databaseId)}>{mentor.name}</Link>,
          Specialization: mentor.subBranch || 'General',
          Mentee: mentee.name,
          Email: mentee.email && <a href={mailTo(mentee.email)}>{mentee.email}</a>,
          'Start date': formatPastDay(startDate),
          'Expiry date': formatPastDay(planLastDay(endDate)),
          Messages: lastNumber,
          'Last activity': lastNumber > 0 ? `${formatRequestDate(new Date(lastActivityAt))} IST` : 'No messages yet',
        }}
      />
      <OpenReports queryKey={query} conversationId={id} mentor={mentor.name} mentee={mentee.name} />
    </PanelContent>
  )
}
