import { graphql } from 'react-relay'
import { formatRequestDate } from '../../../../api/rules/text/format.ts'
import type { RequestsTabQuery } from '../../../__generated__/RequestsTabQuery.graphql.ts'
import type { RequestsTabPanelQuery } from '../../../__generated__/RequestsTabPanelQuery.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { AdminTable } from '../../../features/admin/tables/AdminTable.tsx'
import { actionsColumn, PersonCell, RowActions } from '../../../features/admin/tables/cells.tsx'
import { Details, NotThere, RowPanel } from '../../../features/admin/tables/RowPanel.tsx'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { MenteeAvatar } from '../../../features/mentees/MenteeAvatar.tsx'
import { useTableAddress } from '../../../ui/table/tableAddress.ts'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { FILTERS, requestsVariables, SHAPE, STATUS_NAMES } from './requestsAddress.ts'

type Request = RequestsTabQuery['response']['allMentorshipRequests']['rows'][number]

/** Every mentorship request. */
export function RequestsTab() {
  return (
    <>
      <AdminTitle title="Requests" />
      <ServedPart skeleton={<TableSkeleton label="Loading requests" columns={6} filters={1} />}>
        {(round) => <RequestsTable round={round} />}
      </ServedPart>
    </>
  )
}

/** A page of the mentorship requests. */
function RequestsTable({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
  const { data, ...served } = useServedTable<RequestsTabQuery>(
    graphql`
      query RequestsTabQuery(
        $first: Int!
        $page: Int!
        $search: String
        $sort: MentorshipRequestSort
        $direction: SortDirection
        $status: RequestStatus
      ) @preloadable @raw_response_type {
        allMentorshipRequests(
          first: $first
          page: $page
          search: $search
          sort: $sort
          direction: $direction
          status: $status
        ) {
          total
          rows {
            databaseId
            createdAt
            preferredDateTime
            status
            mentee {
              name
              ...MenteeAvatar_mentee
            }
            mentor {
              name
            }
          }
        }
      }
    `,
    requestsVariables(address.state),
    round,
  )
  const { rows, total } = data.allMentorshipRequests
  return (
    <AdminTable
      label="Mentorship requests"
      noun="request"
      columns={COLUMNS}
      rows={rows}
      total={total}
      address={address}
      served={served}
      rowId={({ databaseId }) => String(databaseId)}
      filters={FILTERS}
      searchHint="Mentee, mentor or topic"
      empty={{
        title: 'No mentorship requests submitted yet',
        why: 'They appear here when a mentee writes to a mentor.',
      }}
      csv="requests"
      panel={(id, row) => (
        <RowPanel id={id} title={row ? `Request of ${row.mentee.name}` : 'Request'}>
          {(requestId, again) => <RequestPanel id={requestId} round={again} />}
        </RowPanel>
      )}
    />
  )
}

const instant = (at: string) => <time dateTime={at}>{formatRequestDate(new Date(at))}</time>

const COLUMNS: readonly DataColumn<Request>[] = [
  {
    id: 'mentee',
    label: 'Mentee',
    value: ({ mentee }) => mentee.name,
    cell: ({ mentee }) => <PersonCell name={mentee.name} avatar={<MenteeAvatar menteeKey={mentee} size="xs" />} />,
  },
  { id: 'mentor', label: 'Mentor', wide: true, value: ({ mentor }) => mentor.name },
  {
    id: 'raised',
    label: 'Request raised (IST)',
    wide: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => instant(createdAt),
  },
  {
    id: 'preferred',
    label: 'Preferred date and time (IST)',
    wide: true,
    value: ({ preferredDateTime }) => preferredDateTime,
    cell: ({ preferredDateTime }) => instant(preferredDateTime),
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => STATUS_NAMES[status] ?? null,
    cell: ({ status }) => <RequestStatusBadge status={status} />,
  },
  actionsColumn(({ databaseId, mentee }) => <RowActions id={String(databaseId)} name={`request of ${mentee.name}`} />),
]

interface RequestPanelProps {
  id: number
  round: number
}

/** A mentorship request with its words and the mentor's reply. */
function RequestPanel({ id, round }: RequestPanelProps) {
  const { mentorshipRequest: request } = usePartQuery<RequestsTabPanelQuery>(
    graphql`
      query RequestsTabPanelQuery($id: Int!) @preloadable @raw_response_type {
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
function RequestStatusBadge({ status }: { status: string }) {
  return <Badge $tone={TONES[status] ?? 'flat'}>{STATUS_NAMES[status]}</Badge>
}
