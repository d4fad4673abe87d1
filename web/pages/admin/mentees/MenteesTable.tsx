import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatPastDay } from '../../../../api/rules/text/format.ts'
import { istDate } from '../../../../api/rules/time/time.ts'
import type {
  MenteesTable_mentees$data,
  MenteesTable_mentees$key,
} from '../../../__generated__/MenteesTable_mentees.graphql.ts'
import { AdminTable, type AdminTablePlace } from '../../../features/admin/tables/AdminTable.tsx'
import { BranchCell, EmailCell, OneLine, PersonCell, Under } from '../../../features/admin/tables/cells.tsx'
import { actionsColumn, RowActions } from '../../../features/admin/tables/RowActions.tsx'
import { RowPanel } from '../../../features/admin/tables/RowPanel.tsx'
import { MenteeAvatar } from '../../../features/mentees/MenteeAvatar.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { useFreshTotals } from '../useFreshTotals.ts'
import { FILTERS } from './menteesAddress.ts'
import { MenteePanel } from './MenteePanel.tsx'
import { MenteeStatus } from './MenteeStatus.tsx'

export const DeleteMentee = lazyPart(() => import('./DeleteMentee.tsx').then((module) => module.DeleteMentee))

type Mentee = MenteesTable_mentees$data[number]

/** Who is about to be deleted. */
interface Leaver {
  id: number
  name: string
}

/** A page of the mentees. */
export function MenteesTable({ menteeKeys, ...place }: AdminTablePlace & { menteeKeys: MenteesTable_mentees$key }) {
  const rows = useFragment(
    graphql`
      fragment MenteesTable_mentees on Mentee @relay(plural: true) {
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
    `,
    menteeKeys,
  )
  const [deletion, setDeletion] = useState<{ who: Leaver; isOpen: boolean } | null>(null)
  const { address, served } = place
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
        {...place}
        label="Mentees"
        noun="mentee"
        columns={columns}
        rows={rows}
        rowId={({ databaseId }) => String(databaseId)}
        filters={FILTERS}
        searchHint="Name, email or college"
        empty={{ title: 'No mentees found', why: 'They appear here when they sign up.' }}
        csv="mentees"
        panel={(id, row) => (
          <RowPanel id={id} title={row?.name ?? 'Mentee'}>
            {(menteeId, round) => (
              <MenteePanel id={menteeId} round={round} onDelete={(who) => setDeletion({ who, isOpen: true })} />
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
    value: ({ email }) => email ?? null,
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
  { id: 'college', label: 'College', value: ({ college }) => college ?? null },
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
