import { Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import type { MentorsTabQuery } from '../../../__generated__/MentorsTabQuery.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useTableAddress } from '../../../ui/table/tableAddress.ts'
import { mentorsVariables, SHAPE } from './mentorsAddress.ts'
import { MentorsTable } from './MentorsTable.tsx'

/** Every mentor, in any state. */
export function MentorsTab() {
  const [params] = useSearchParams()
  const added = new URLSearchParams(params)
  added.set('edit', 'new')
  return (
    <>
      <AdminTitle title="Mentors">
        <ButtonLink to={`?${added}`} preventScrollReset look="primary">
          <Plus size={18} /> Add Mentor
        </ButtonLink>
      </AdminTitle>
      <ServedPart skeleton={<TableSkeleton label="Loading mentors" columns={8} filters={3} />}>
        {(round) => <Mentors round={round} />}
      </ServedPart>
    </>
  )
}

function Mentors({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
  const { data, ...served } = useServedTable<MentorsTabQuery>(
    graphql`
      query MentorsTabQuery(
        $first: Int!
        $page: Int!
        $search: String
        $sort: MentorTableSort
        $direction: SortDirection
        $mainBranch: String
        $status: MentorStatus
        $isActive: Boolean
      ) @preloadable @raw_response_type {
        allMentors(
          first: $first
          page: $page
          search: $search
          sort: $sort
          direction: $direction
          mainBranch: $mainBranch
          status: $status
          isActive: $isActive
        ) {
          total
          rows {
            ...MentorsTable_mentors
          }
        }
      }
    `,
    mentorsVariables(address.state),
    round,
  )
  const { rows, total } = data.allMentors
  return <MentorsTable mentorKeys={rows} total={total} address={address} served={served} />
}
