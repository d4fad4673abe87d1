import { Check, Users, X } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { WorkshopRowActions_workshop$key } from '../../../__generated__/WorkshopRowActions_workshop.graphql.ts'
import { RowActions } from '../../../features/admin/tables/RowActions.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { WorkshopAct } from './WorkshopDialogs.tsx'

interface WorkshopRowActionsProps {
  workshopKey: WorkshopRowActions_workshop$key
  onAct: (act: WorkshopAct) => void
}

/** The buttons of a workshop's row; the decision only while one is waited for. */
export function WorkshopRowActions({ workshopKey, onAct }: WorkshopRowActionsProps) {
  const { databaseId, version, title, state } = useFragment(
    graphql`
      fragment WorkshopRowActions_workshop on Workshop {
        databaseId
        version
        title
        state
      }
    `,
    workshopKey,
  )
  const lookedAt = { databaseId, version }
  return (
    <RowActions
      name={title}
      id={String(databaseId)}
      onEdit={() => onAct({ kind: 'edit', id: databaseId })}
      onDelete={() => onAct({ kind: 'delete', workshop: { databaseId, title, state } })}
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
            onClick={() => onAct({ kind: 'approve', workshop: lookedAt, title })}
          >
            <Check size={18} />
          </Button>
          <Button
            look="ghost"
            size="small"
            icon
            aria-label={`Reject ${title}`}
            onClick={() => onAct({ kind: 'reject', workshop: lookedAt, title })}
          >
            <X size={18} />
          </Button>
        </>
      )}
    </RowActions>
  )
}
