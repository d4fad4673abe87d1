import { graphql } from 'react-relay'
import { formatRequestDate } from '../../../../api/rules/text/format.ts'
import type { RequestPanelQuery } from '../../../__generated__/RequestPanelQuery.graphql.ts'
import { Details, NotThere } from '../../../features/admin/tables/RowPanel.tsx'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { STATUS_NAMES } from './requestsAddress.ts'

interface RequestPanelProps {
  id: number
  round: number
}

/** A mentorship request with its words and the mentor's reply. */
export function RequestPanel({ id, round }: RequestPanelProps) {
  const { mentorshipRequest: request } = usePartQuery<RequestPanelQuery>(
    graphql`
      query RequestPanelQuery($id: Int!) @preloadable @raw_response_type {
        mentorshipRequest(id: $id) {
          mentee {
            databaseId
            name
          }
          mentor {
            databaseId
            name
          }
          discussionTopic
          background
          preferredDateTime
          additionalNotes
          status
          responseMessage
          respondedAt
          withdrawnAt
          createdAt
        }
      }
    `,
    { id },
    { round },
  )
  if (!request) return <NotThere title="Request" />
  const { mentee, mentor } = request
  return (
    <PanelContent title={`Request of ${mentee.name}`}>
      <RequestStatusBadge status={request.status} />
      <Details
        rows={{
          Number: id,
          Mentee: <Link to={`/admin?tab=mentees&open=${mentee.databaseId}`}>{mentee.name}</Link>,
          Mentor: <Link to={`/admin?tab=mentors&open=${mentor.databaseId}`}>{mentor.name}</Link>,
          'Request raised': when(request.createdAt),
          'Preferred date and time': when(request.preferredDateTime),
          Answered: when(request.respondedAt),
          Withdrawn: when(request.withdrawnAt),
        }}
        prose={{
          Topic: request.discussionTopic,
          Background: request.background,
          'Additional notes': request.additionalNotes,
          Response: request.responseMessage,
        }}
      />
    </PanelContent>
  )
}

function when(at: string | null): string | null {
  return at ? `${formatRequestDate(new Date(at))} IST` : null
}

const TONES: Readonly<Record<string, 'warn' | 'good' | 'bad' | 'flat'>> = {
  PENDING: 'warn',
  APPROVED: 'good',
  REJECTED: 'bad',
  WITHDRAWN: 'flat',
}

/** Where a mentorship request stands. */
export function RequestStatusBadge({ status }: { status: string }) {
  return <Badge $tone={TONES[status] ?? 'flat'}>{STATUS_NAMES[status]}</Badge>
}
