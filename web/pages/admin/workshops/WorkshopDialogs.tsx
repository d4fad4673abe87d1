import { ApproveWorkshop, type DecideWorkshop, type LookedAt, RejectWorkshop } from './DecideWorkshop.tsx'
import { type DeletedWorkshop, DeleteWorkshop } from './DeleteWorkshop.tsx'
import { WorkshopEditor } from './form/WorkshopEditor.tsx'
import { RegistrationsDialog } from './registrations/Registrations.tsx'

/** What an administrator is about to do. */
export type WorkshopAct =
  | { kind: 'add' }
  | { kind: 'edit'; id: number }
  | { kind: 'registrations'; id: number; title: string }
  | { kind: 'delete'; workshop: DeletedWorkshop }
  | { kind: 'approve'; workshop: LookedAt; title: string }
  | { kind: 'reject'; workshop: LookedAt; title: string }

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
export function WorkshopDialogs({ act, now, decide, onChanged, onGone, onClose }: WorkshopDialogsProps) {
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
