import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import type { WorkshopsTabQuery } from '../../../__generated__/WorkshopsTabQuery.graphql.ts'
import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { AdminTable } from '../../../features/admin/tables/AdminTable.tsx'
import { actionsColumn } from '../../../features/admin/tables/cells.tsx'
import { RowPanel } from '../../../features/admin/tables/RowPanel.tsx'
import { ServedPart, useServedTable } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useTableAddress } from '../../../ui/table/tableAddress.ts'
import { useNow } from '../../../ui/time/useNow.ts'
import { ApproveWorkshop, type DecideWorkshop, RejectWorkshop, useDecideWorkshop } from './DecideWorkshop.tsx'
import { DeleteWorkshop } from './DeleteWorkshop.tsx'
import { WorkshopEditor } from './form/WorkshopEditor.tsx'
import { RegistrationsDialog } from './registrations/Registrations.tsx'
import { type WorkshopAct, workshopColumns, WorkshopRowActions } from './workshopColumns.tsx'
import { WorkshopPanel } from './WorkshopPanel.tsx'
import { FILTERS, SHAPE, workshopsVariables } from './workshopsAddress.ts'

/** Every workshop. */
export function WorkshopsTab() {
  return (
    <ServedPart skeleton={<TableSkeleton label="Loading workshops" columns={9} filters={2} />}>
      {(round) => <WorkshopsTable round={round} />}
    </ServedPart>
  )
}

type WorkshopRow = WorkshopsTabQuery['response']['allWorkshops']['rows'][number]

/** Every workshop, by page, with what administrators do to them. */
function WorkshopsTable({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
  const { data, ...served } = useServedTable<WorkshopsTabQuery>(
    graphql`
      query WorkshopsTabQuery(
        $first: Int!
        $page: Int!
        $search: String
        $sort: WorkshopSort
        $direction: SortDirection
        $state: WorkshopState
        $branch: String
      ) @preloadable @raw_response_type {
        allWorkshops(
          first: $first
          page: $page
          search: $search
          sort: $sort
          direction: $direction
          state: $state
          branch: $branch
        ) {
          total
          rows {
            databaseId
            title
            ...workshopColumns_workshop
            ...workshopColumns_actions
          }
        }
        site {
          now
        }
      }
    `,
    workshopsVariables(address.state),
    round,
  )
  const { rows, total } = data.allWorkshops
  const now = useNow(data.site.now)
  const [act, setAct] = useState<WorkshopAct | null>(null)
  /** What a decision has met that came too late, with the workshop as it is now. */
  const [conflict, setConflict] = useState<{ id: number; message: string } | null>(null)
  const decide = useDecideWorkshop({
    onDone: served.refresh,
    onConflict(id, message) {
      setConflict({ id, message })
      address.change({ open: String(id) })
      served.refresh()
    },
  })
  const columns = useMemo(
    () => [
      ...workshopColumns(now),
      actionsColumn<WorkshopRow>((row) => <WorkshopRowActions workshopKey={row} onAct={setAct} />),
    ],
    [now],
  )
  return (
    <>
      <AdminTitle title="Workshops">
        <Button look="primary" aria-haspopup="dialog" onClick={() => setAct({ kind: 'add' })}>
          <Plus size={18} /> Add workshop
        </Button>
      </AdminTitle>
      <AdminTable
        label="Workshops"
        noun="workshop"
        columns={columns}
        rows={rows}
        total={total}
        rowId={({ databaseId }) => String(databaseId)}
        address={address}
        filters={FILTERS}
        searchHint="Title, instructor or branch"
        empty={{ title: 'No workshops found', why: 'Mentors submit workshops for approval, or you add one.' }}
        csv="workshops"
        served={served}
        panel={(id, row) => (
          <RowPanel id={id} title={row?.title ?? 'Workshop'}>
            {(workshopId, again) => (
              <WorkshopPanel
                id={workshopId}
                round={again}
                conflict={conflict?.id === workshopId ? conflict.message : null}
                onAct={setAct}
                onChanged={served.refresh}
              />
            )}
          </RowPanel>
        )}
      />
      <WorkshopDialogs
        act={act}
        now={now}
        decide={decide}
        onChanged={served.refresh}
        onGone={() => {
          address.change({ open: null })
          served.refresh()
        }}
        onClose={() => setAct(null)}
      />
    </>
  )
}

interface WorkshopDialogsProps {
  act: WorkshopAct | null
  now: Date
  decide: DecideWorkshop
  /** The table is to be read again. */
  onChanged: () => void
  /** The same, and the open workshop is gone. */
  onGone: () => void
  onClose: () => void
}

/** The dialogs of the tab, one at a time. */
function WorkshopDialogs({ act, now, decide, onChanged, onGone, onClose }: WorkshopDialogsProps) {
  switch (act?.kind) {
    case 'add':
      return <WorkshopEditor id={null} now={now} onSaved={onChanged} onClose={onClose} />
    case 'edit':
      return <WorkshopEditor id={act.id} now={now} onSaved={onChanged} onClose={onClose} />
    case 'registrations':
      return <RegistrationsDialog id={act.id} title={act.title} onChanged={onChanged} onClose={onClose} />
    case 'delete':
      return <DeleteWorkshop workshop={act.workshop} onGone={onGone} onChanged={onChanged} onClose={onClose} />
    case 'approve':
      return <ApproveWorkshop workshop={act.workshop} title={act.title} decide={decide} onClose={onClose} />
    case 'reject':
      return <RejectWorkshop workshop={act.workshop} title={act.title} decide={decide} onClose={onClose} />
    default:
      return null
  }
}
