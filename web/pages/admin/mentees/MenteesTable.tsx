import { graphql, useFragment } from 'react-relay'
import { formatPastDay } from '../../../../api/rules/format.ts'
import { istDate } from '../../../../api/rules/time.ts'
import type {
  MenteesTable_mentees$data,
  MenteesTable_mentees$key,
} from '../../../__generated__/MenteesTable_mentees.graphql.ts'
import { AdminTable, type AdminTablePlace } from '../../../features/admin/tables/AdminTable.tsx'
import { BranchCell, EmailCell, PersonCell, Under } from '../../../features/admin/tables/cells.tsx'
import { actionsColumn, RowActions } from '../../../features/admin/tables/RowActions.tsx'
import { RowPanel } from '../../../features/admin/tables/RowPanel.tsx'
import { MenteeAvatar } from '../../../features/mentees/MenteeAvatar.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { FILTERS } from './menteesAddress.ts'
import { MenteePanel } from './MenteePanel.tsx'
import { MenteeStatus } from './MenteeStatus.tsx'

type Mentee = MenteesTable_mentees$data[number]

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
  return (
    <AdminTable
      {...place}
      label="Mentees"
      noun="mentee"
      columns={COLUMNS}
      rows={rows}
      rowId={({ databaseId }) => String(databaseId)}
      filters={FILTERS}
      searchHint="Name, email or college"
      empty={{ title: 'No mentees found', why: 'They appear here when they sign up.' }}
      csv="mentees"
      panel={(id, row) => (
        <RowPanel id={id} title={row?.name ?? 'Mentee'}>
          {(menteeId, round) => <MenteePanel id={menteeId} round={round} />}
        </RowPanel>
      )}
    />
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
    cell: ({ email }) => <EmailCell>{email}</EmailCell>,
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
  { id: 'joined', label: 'Joined', value: ({ createdAt }) => formatPastDay(istDate(new Date(createdAt))) },
  {
    id: 'status',
    label: 'Status',
    sortable: false,
    value: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    cell: ({ isActive }) => <MenteeStatus isActive={isActive} />,
  },
  actionsColumn(({ databaseId, name }) => <RowActions id={String(databaseId)} name={name} />),
]
