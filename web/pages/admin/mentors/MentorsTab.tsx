import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { rupeesText } from '../../../../api/rules/text/format.ts'
import type { MentorsTabQuery } from '../../../__generated__/MentorsTabQuery.graphql.ts'
import type {
  MentorsTab_mentors$data,
  MentorsTab_mentors$key,
} from '../../../__generated__/MentorsTab_mentors.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { useTableAddress } from '../../../ui/table/tableAddress.ts'
import { AdminTable, type AdminTablePage } from '../../../features/admin/tables/AdminTable.tsx'
import { actionsColumn, BranchCell, EmailCell, PersonCell, RowActions } from '../../../features/admin/tables/cells.tsx'
import { RowPanel } from '../../../features/admin/tables/RowPanel.tsx'
import { MentorAvatar } from '../../../features/mentors/MentorAvatar.tsx'
import { Money } from '../../../ui/mark/Money.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { DeleteMentor } from '../people/DeletePerson.tsx'
import { useFreshTotals } from '../TabCount.tsx'
import { FILTERS, mentorsVariables, SHAPE } from './mentorsAddress.ts'
import { MentorFormDialog } from './MentorFormDialog.tsx'
import { MentorPanel } from './MentorPanel.tsx'
import { StatusSelect } from './MentorStatus.tsx'
import { STATUS_NAMES } from './statusNames.ts'

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
            ...MentorsTab_mentors
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

type Mentor = MentorsTab_mentors$data[number]

/** Who is about to be deleted. */
interface Leaver {
  id: number
  name: string
}

/** A page of the mentors. */
function MentorsTable({ mentorKeys, ...page }: AdminTablePage & { mentorKeys: MentorsTab_mentors$key }) {
  const rows = useFragment(
    graphql`
      fragment MentorsTab_mentors on Mentor @relay(plural: true) {
        databaseId
        name
        email
        mainBranch
        experience
        starterPackageRate
        advancedPackageRate
        rating
        reviewCount
        status
        isActive
        ...MentorAvatar_mentor
        ...MentorStatus_select
      }
    `,
    mentorKeys,
  )
  const [deletion, setDeletion] = useState<{ who: Leaver; isOpen: boolean } | null>(null)
  const { address, served } = page
  const freshTotals = useFreshTotals()
  const [params, setParams] = useSearchParams()
  const edited = /^(new|[1-9]\d{0,8})$/.test(params.get('edit') ?? '') ? params.get('edit') : null
  function refresh(): void {
    served.refresh()
    freshTotals()
  }
  function closeForm(): void {
    const next = new URLSearchParams(params)
    next.delete('edit')
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const columns = useMemo(() => {
    const actions = ({ databaseId: id, name }: Mentor) => (
      <RowActions
        id={String(id)}
        name={name}
        editable
        onDelete={() => setDeletion({ who: { id, name }, isOpen: true })}
      />
    )
    return [...COLUMNS, actionsColumn(actions)]
  }, [])
  return (
    <>
      <AdminTable
        {...page}
        label="Mentors"
        noun="mentor"
        columns={columns}
        rows={rows}
        rowId={({ databaseId }) => String(databaseId)}
        filters={FILTERS}
        searchHint="Name, email or company"
        empty={{ title: 'No mentors found', why: 'They appear here when they apply, or when you add them.' }}
        csv="mentors"
        panel={(id, row) => (
          <RowPanel id={id} title={row?.name ?? 'Mentor'}>
            {(mentorId, round) => (
              <MentorPanel id={mentorId} round={round} onDelete={(who) => setDeletion({ who, isOpen: true })} />
            )}
          </RowPanel>
        )}
      />
      {edited !== null && (
        <MentorFormDialog
          key={edited}
          id={edited === 'new' ? null : Number(edited)}
          onClose={closeForm}
          onDone={refresh}
        />
      )}
      {deletion && (
        <DeleteMentor
          {...deletion.who}
          open={deletion.isOpen}
          onOpenChange={(isOpen) => setDeletion({ ...deletion, isOpen })}
          onDone={() => {
            if (address.state.open !== null) address.change({ open: null })
            refresh()
          }}
        />
      )}
    </>
  )
}

const rate = (id: string, label: string, paise: (row: Mentor) => number): DataColumn<Mentor> => ({
  id,
  label,
  figure: true,
  value: (row) => rupeesText(paise(row)),
  cell: (row) => <Money paise={paise(row)} />,
})

const COLUMNS: readonly DataColumn<Mentor>[] = [
  {
    id: 'name',
    label: 'Name',
    value: ({ name }) => name,
    cell: (mentor) => <PersonCell name={mentor.name} avatar={<MentorAvatar mentorKey={mentor} size="xs" />} />,
  },
  {
    id: 'email',
    label: 'Email',
    wide: true,
    value: ({ email }) => email,
    cell: ({ email, isActive }) => <EmailCell email={email} under={isActive === false && 'Inactive account'} />,
  },
  {
    id: 'branch',
    label: 'Branch',
    value: ({ mainBranch }) => mainBranch,
    cell: ({ mainBranch }) => <BranchCell mainBranch={mainBranch} />,
  },
  {
    id: 'experience',
    label: 'Experience',
    figure: true,
    value: ({ experience }) => experience,
    cell: ({ experience }) => `${experience} yr`,
  },
  rate('starter', 'Starter rate', ({ starterPackageRate }) => starterPackageRate),
  rate('advanced', 'Advanced rate', ({ advancedPackageRate }) => advancedPackageRate),
  {
    id: 'rating',
    label: 'Rating',
    value: ({ rating }) => rating,
    cell: ({ rating, reviewCount }) => (reviewCount === 0 ? 'New' : `${rating.toFixed(1)} (${reviewCount})`),
  },
  {
    id: 'status',
    label: 'Status',
    wide: true,
    value: ({ status }) => (status && STATUS_NAMES[status]) ?? null,
    cell: (mentor) => <StatusSelect mentorKey={mentor} />,
  },
]
