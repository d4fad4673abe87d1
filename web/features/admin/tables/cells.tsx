import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { branchFamily } from '../../../../api/rules/people/branches.ts'
import { BranchSwatch } from '../../../ui/mark/BranchSwatch.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmailText } from '../../../ui/mark/EmailText.tsx'
import { AS_CARDS } from '../../../ui/layout/Table.tsx'
import type { DataColumn } from '../../../ui/table/tableProps.ts'
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx'

interface PersonCellProps {
  name: string
  /** Under the name: an email address. */
  under?: ReactNode
  avatar?: ReactNode
}

/** A person at the start of a row. */
export function PersonCell({ name, under, avatar }: PersonCellProps) {
  return (
    <Who>
      {avatar}
      <span>
        <span>{name}</span>
        {under && <Under>{under}</Under>}
      </span>
    </Who>
  )
}

/** An email address; a long one wraps after the @ and after dots instead of pushing the other columns. */
export function EmailCell({ email, under }: { email: string | null; under?: ReactNode }) {
  return (
    <Email>
      {email && <EmailText>{email}</EmailText>}
      {under && <Under>{under}</Under>}
    </Email>
  )
}

/** A branch with its hatch. */
export function BranchCell({ mainBranch, subBranch }: { mainBranch: string; subBranch?: string | null }) {
  return (
    <Branch>
      <BranchSwatch family={branchFamily(mainBranch, subBranch)} />
      <span>
        <span>{mainBranch.replace(/ Engineering$/, '')}</span>
        {subBranch && subBranch !== mainBranch && <Under>{subBranch}</Under>}
      </span>
    </Branch>
  )
}

/** A second, quieter line of a cell. */
export const Under = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 400;
`

/** A date that stays on one line, where it is in a column. */
export const OneLine = styled.span`
  @container not ${AS_CARDS} {
    white-space: nowrap;
  }
`

const Email = styled.span`
  @container not ${AS_CARDS} {
    display: inline-block;
    min-width: 10.5rem;
    max-width: 11.5rem;
  }
  overflow-wrap: break-word;
`

const Who = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
  line-height: 1.3;
  > :last-child {
    /* A name of usual length wraps between its words; a longer word must not push the other columns. */
    min-width: 6.5rem;
    overflow-wrap: anywhere;
  }
`

const Branch = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;
  line-height: 1.3;
`

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
