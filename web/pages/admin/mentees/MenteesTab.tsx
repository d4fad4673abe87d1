import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import { formatPastDay } from '../../../../api/rules/text/format.ts'
import { istDate } from '../../../../api/rules/time/time.ts'
import type { MenteesTabQuery } from '../../../__generated__/MenteesTabQuery.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { AdminTable } from '../../../features/admin/tables/AdminTable.tsx'
import {
  actionsColumn,
  BranchCell,
  EmailCell,
  OneLine,
  PersonCell,
  RowActions,
  Under,
} from '../../../features/admin/tables/cells.tsx'
import { RowPanel } from '../../../features/admin/tables/RowPanel.tsx'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { MenteeAvatar } from '../../../features/mentees/MenteeAvatar.tsx'
import { useTableAddress } from '../../../ui/table/tableAddress.ts'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { DeleteMentee } from '../people/DeletePerson.tsx'
import { useFreshTotals } from '../TabCount.tsx'
import { MenteePanel, MenteeStatus } from './MenteePanel.tsx'
import { FILTERS, menteesVariables, SHAPE } from './menteesAddress.ts'

type Mentee = MenteesTabQuery['response']['allMentees']['rows'][number]

/** Who is about to be deleted. */
interface Leaver {
  id: number
  name: string
}

/** Every mentee. */
export function MenteesTab() {
  return (
    <>
      <AdminTitle title="Mentees" />
      <ServedPart skeleton={<TableSkeleton label="Loading mentees" columns={7} filters={2} />}>
        {(round) => <MenteesTable round={round} />}
      </ServedPart>
    </>
  )
}

/** A page of the mentees. */
function MenteesTable({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
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
      ) @preloadable @raw_response_type {
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
            databaseId
            name
            email
            mainBranch
            subBranch
            currentLevel
            year
            college
            createdAt
            isActive
            ...MenteeAvatar_mentee
          }
        }
      }
    `,
    menteesVariables(address.state),
    round,
  )
  const { rows, total } = data.allMentees
  const [deletion, setDeletion] = useState<{ who: Leaver; isOpen: boolean } | null>(null)
  const freshTotals = useFreshTotals()
  const columns = useMemo(() => {
    const actions = ({ databaseId: id, name }: Mentee) => (
      <RowActions id={String(id)} name={name} onDelete={() => setDeletion({ who: { id, name }, isOpen: true })} />
    )
    return [...COLUMNS, actionsColumn(actions)]
  }, [])
  return (
    <>
      <AdminTable
        label="Mentees"
        noun="mentee"
        columns={columns}
        rows={rows}
        total={total}
        address={address}
        served={served}
        rowId={({ databaseId }) => String(databaseId)}
        filters={FILTERS}
        searchHint="Name, email or college"
        empty={{ title: 'No mentees found', why: 'They appear here when they sign up.' }}
        csv="mentees"
        panel={(id, row) => (
          <RowPanel id={id} title={row?.name ?? 'Mentee'}>
            {(menteeId, again) => (
              <MenteePanel id={menteeId} round={again} onDelete={(who) => setDeletion({ who, isOpen: true })} />
            )}
          </RowPanel>
        )}
      />
      {deletion && (
        <DeleteMentee
          {...deletion.who}
          open={deletion.isOpen}
          onOpenChange={(isOpen) => setDeletion({ ...deletion, isOpen })}
          onDone={() => {
            if (address.state.open !== null) address.change({ open: null })
            served.refresh()
            freshTotals()
          }}
        />
      )}
    </>
  )
}

const COLUMNS: readonly DataColumn<Mentee>[] = [
  {
    id: 'name',
    label: 'Name',
    value: ({ name }) => name,
    cell: (mentee) => <PersonCell name={mentee.name} avatar={<MenteeAvatar menteeKey={mentee} size="xs" />} />,
  },
  {
    id: 'email',
    label: 'Email',
    wide: true,
    value: ({ email }) => email,
    cell: ({ email }) => <EmailCell email={email} />,
  },
  {
    id: 'branch',
    label: 'Branch',
    wide: true,
    value: ({ mainBranch }) => mainBranch,
    cell: ({ mainBranch, subBranch }) => <BranchCell mainBranch={mainBranch} subBranch={subBranch} />,
  },
  {
    id: 'year',
    label: 'Year of study',
    value: ({ currentLevel }) => currentLevel,
    cell: ({ currentLevel, year }) => (
      <span>
        {currentLevel}
        {year != null && <Under>Graduation {year}</Under>}
      </span>
    ),
  },
  { id: 'college', label: 'College', value: ({ college }) => college },
  {
    id: 'joined',
    label: 'Joined',
    value: ({ createdAt }) => formatPastDay(istDate(new Date(createdAt))),
    cell: ({ createdAt }) => <OneLine>{formatPastDay(istDate(new Date(createdAt)))}</OneLine>,
  },
  {
    id: 'status',
    label: 'Status',
    sortable: false,
    value: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    cell: ({ isActive }) => <MenteeStatus isActive={isActive} />,
  },
]
