import { graphql } from 'react-relay'
import { formatPastDay } from '../../../../api/rules/text/format.ts'
import type { SearchesTabQuery } from '../../../__generated__/SearchesTabQuery.graphql.ts'
import { AdminTitle, TabNote } from '../../../features/admin/AdminTitle.tsx'
import { AdminTable } from '../../../features/admin/tables/AdminTable.tsx'
import { OneLine } from '../../../features/admin/tables/cells.tsx'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { writeFilters } from '../../../features/mentors/filters.ts'
import { Link } from '../../../ui/Link.tsx'
import { useTableAddress } from '../../../ui/table/tableAddress.ts'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { FILTERS, searchesVariables, SHAPE } from './searchesAddress.ts'

type Search = SearchesTabQuery['response']['allMissedSearches']['rows'][number]

/** What people search for and do not find, by week. */
export function SearchesTab() {
  return (
    <>
      <AdminTitle title="Searches" />
      <TabNote>
        Searches that found fewer than three mentors for all words. The same search from one network counts once an
        hour.
      </TabNote>
      <ServedPart skeleton={<TableSkeleton label="Loading searches" columns={3} filters={1} />}>
        {(round) => <SearchesTable round={round} />}
      </ServedPart>
    </>
  )
}

function SearchesTable({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
  const { data, ...served } = useServedTable<SearchesTabQuery>(
    graphql`
      query SearchesTabQuery(
        $first: Int!
        $page: Int!
        $search: String
        $sort: MissedSearchSort
        $direction: SortDirection
        $week: Date
      ) @preloadable @raw_response_type {
        allMissedSearches(
          first: $first
          page: $page
          search: $search
          sort: $sort
          direction: $direction
          week: $week
        ) {
          total
          rows {
            databaseId
            text
            week
            count
          }
        }
      }
    `,
    searchesVariables(address.state),
    round,
  )
  const { rows, total } = data.allMissedSearches
  return (
    <AdminTable
      label="Searches"
      noun="search term"
      columns={COLUMNS}
      rows={rows}
      total={total}
      address={address}
      served={served}
      rowId={({ databaseId }) => String(databaseId)}
      filters={FILTERS}
      searchHint="A part of a search"
      empty={{ title: 'No searches yet', why: 'They appear here when people find fewer than three mentors.' }}
      csv="searches"
    />
  )
}

const COLUMNS: readonly DataColumn<Search>[] = [
  {
    id: 'text',
    label: 'Searched for',
    value: ({ text }) => text,
    cell: ({ text }) => <Link to={`/mentors${writeFilters({ search: text })}`}>{text}</Link>,
  },
  {
    id: 'week',
    label: 'Week from',
    value: ({ week }) => week,
    cell: ({ week }) => <OneLine>{formatPastDay(week)}</OneLine>,
  },
  { id: 'count', label: 'Times', figure: true, value: ({ count }) => count },
]
