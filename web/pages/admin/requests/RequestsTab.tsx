import { graphql } from 'react-relay'
import type { RequestsTabQuery } from '../../../__generated__/RequestsTabQuery.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { tableVariables } from '../../../features/admin/tables/tableVariables.ts'
import { useServedTable } from '../../../features/admin/tables/useServedTable.ts'
import { useTableAddress } from '../../../ui/table/useTableAddress.ts'
import { SHAPE, SORTS, type RequestStatus } from './requestsAddress.ts'
import { RequestsTable } from './RequestsTable.tsx'

/** Every mentorship request. */
export function RequestsTab() {
  return (
    <>
      <AdminTitle title="Requests" />
      <ServedPart skeleton={<TableSkeleton label="Loading requests" columns={6} filters={1} />}>
        {(round) => <Requests round={round} />}
      </ServedPart>
    </>
  )
}

function Requests({ round }: { round: number }) {
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
      ) @raw_response_type {
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
            ...RequestsTable_requests
          }
        }
      }
    `,
    {
      ...tableVariables(address.state, SORTS),
      // The shape of the address lets only these through.
      status: (address.state.filters['status'] as RequestStatus | undefined) ?? null,
    },
    round,
  )
  const { rows, total } = data.allMentorshipRequests
  return <RequestsTable requestKeys={rows} total={total} address={address} served={served} />
}
