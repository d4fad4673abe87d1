import { Check, Users, X } from 'lucide-react'
import { RowActions } from '../../../features/admin/tables/RowActions.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { WorkshopRow } from './workshopColumns.tsx'
import type { WorkshopAct } from './WorkshopDialogs.tsx'

interface WorkshopRowActionsProps {
  row: WorkshopRow
  onAct: (act: WorkshopAct) => void
}

/** The buttons of a workshop's row; the decision only while one is waited for. */
export function WorkshopRowActions({ row, onAct }: WorkshopRowActionsProps) {
  const { databaseId, title, state } = row
  return (
    <RowActions
      name={title}
      id={String(databaseId)}
      onEdit={() => onAct({ kind: 'edit', id: databaseId })}
      onDelete={() => onAct({ kind: 'delete', workshop: row })}
    >
      <Button
        look="ghost"
        size="small"
        icon
        aria-label={`Registrations of ${title}`}
        onClick={() => onAct({ kind: 'registrations', id: databaseId, title })}
      >
        <Users size={18} />
      </Button>
      {state === 'PENDING' && (
        <>
          <Button
            look="ghost"
            size="small"
            icon
            aria-label={`Approve ${title}`}
            onClick={() => onAct({ kind: 'approve', workshop: row, title })}
          >
            <Check size={18} />
          </Button>
          <Button
            look="ghost"
            size="small"
            icon
            aria-label={`Reject ${title}`}
            onClick={() => onAct({ kind: 'reject', workshop: row, title })}
          >
            <X size={18} />
          </Button>
        </>
      )}
    </RowActions>
  )
}
