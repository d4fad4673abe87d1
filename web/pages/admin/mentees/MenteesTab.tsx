import { graphql } from 'react-relay'
import type { MenteesTabQuery } from '../../../__generated__/MenteesTabQuery.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { tableVariables, yesNo } from '../../../features/admin/tables/tableVariables.ts'
import { useServedTable } from '../../../features/admin/tables/useServedTable.ts'
import { useTableAddress } from '../../../ui/table/useTableAddress.ts'
import { MenteesTable } from './MenteesTable.tsx'
import { SHAPE, SORTS } from './menteesAddress.ts'

/** Every mentee. */
export function MenteesTab() {
  return (
    <>
      <AdminTitle title="Mentees" />
      <ServedPart skeleton={<TableSkeleton label="Loading mentees" columns={7} filters={2} />}>
        {(round) => <Mentees round={round} />}
      </ServedPart>
    </>
  )
}

function Mentees({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
  const { filters } = address.state
  const { data, ...served } = useServedTable<MenteesTabQuery>(
    graphql`
      query MenteesTabQuery(
        $first: Int!
        $page: Int!
        $search: String
        $sort: MenteeSort
        $direction: SortDirection
        $mainBranch: String
        $isActive: Boolean
      ) @raw_response_type {
        allMentees(
          first: $first
          page: $page
          search: $search
          sort: $sort
          direction: $direction
          mainBranch: $mainBranch
          isActive: $isActive
        ) {
          total
          rows {
            ...MenteesTable_mentees
          }
        }
      }
    `,
    {
      ...tableVariables(address.state, SORTS),
      mainBranch: filters['mainBranch'] ?? null,
      isActive: yesNo(filters['isActive']),
    },
    round,
  )
  const { rows, total } = data.allMentees
  return <MenteesTable menteeKeys={rows} total={total} address={address} served={served} />
}
