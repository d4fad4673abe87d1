import { graphql, useFragment } from 'react-relay'
import { formatRequestDate } from '../../../../api/rules/text/format.ts'
import type {
  RequestsTable_requests$data,
  RequestsTable_requests$key,
} from '../../../__generated__/RequestsTable_requests.graphql.ts'
import { AdminTable, type AdminTablePlace } from '../../../features/admin/tables/AdminTable.tsx'
import { PersonCell } from '../../../features/admin/tables/cells.tsx'
import { actionsColumn, RowActions } from '../../../features/admin/tables/RowActions.tsx'
import { RowPanel } from '../../../features/admin/tables/RowPanel.tsx'
import { MenteeAvatar } from '../../../features/mentees/MenteeAvatar.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { RequestPanel } from './RequestPanel.tsx'
import { FILTERS, STATUS_NAMES } from './requestsAddress.ts'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'

type Request = RequestsTable_requests$data[number]

/** A page of the mentorship requests. */
export function RequestsTable({
  requestKeys,
  ...place
}: AdminTablePlace & { requestKeys: RequestsTable_requests$key }) {
  const rows = useFragment(
    graphql`
      fragment RequestsTable_requests on MentorshipRequest @relay(plural: true) {
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
    `,
    requestKeys,
  )
  return (
    <AdminTable
      {...place}
      label="Mentorship requests"
      noun="request"
      columns={COLUMNS}
      rows={rows}
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
          {(requestId, round) => <RequestPanel id={requestId} round={round} />}
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
