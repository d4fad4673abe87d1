import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { AS_CARDS } from '../../../ui/Table.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'

interface RowActionsProps {
  /** Whose row it is, for the buttons' names: "Ananya Iyer". */
  name: string
  /** As in `open=` of the address. */
  id: string
  onEdit?: () => void
  /** The page edits it by `edit=` of its address. */
  editable?: boolean
  onDelete?: () => void
  /** Further buttons, before Delete. */
  children?: ReactNode
}

/** The icon buttons at the end of a row. */
export function RowActions({ name, id, onEdit, editable = false, onDelete, children }: RowActionsProps) {
  const [params] = useSearchParams()
  const opened = new URLSearchParams(params)
  opened.set('open', id)
  const edited = new URLSearchParams(params)
  edited.set('edit', id)
  return (
    <Actions>
      <Tooltip text={`View ${name}`}>
        <ButtonLink to={`?${opened}`} preventScrollReset look="ghost" size="small" icon aria-label={`View ${name}`}>
          <Eye size={18} />
        </ButtonLink>
      </Tooltip>
      {editable && (
        <Tooltip text={`Edit ${name}`}>
          <ButtonLink to={`?${edited}`} preventScrollReset look="ghost" size="small" icon aria-label={`Edit ${name}`}>
            <Pencil size={18} />
          </ButtonLink>
        </Tooltip>
      )}
      {onEdit && (
        <Button look="ghost" size="small" icon aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil size={18} />
        </Button>
      )}
      {children}
      {onDelete && (
        <Button look="ghost" size="small" icon aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 size={18} />
        </Button>
      )}
    </Actions>
  )
}

/** The last column, with a row's buttons. */
export function actionsColumn<R>(cell: (row: R) => ReactNode): DataColumn<R> {
  return { id: 'actions', label: 'Actions', value: () => null, cell, sortable: false, unlabelled: true, wide: true }
}

const Actions = styled.div`
  display: flex;
  gap: 4px;
  justify-content: flex-end;
  @container ${AS_CARDS} {
    justify-content: flex-start;
    margin-left: -8px;
  }
`
