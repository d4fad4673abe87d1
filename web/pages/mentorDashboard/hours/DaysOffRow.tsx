import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { DaysOffRow_daysOff$key } from '../../../__generated__/DaysOffRow_daysOff.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import type { DaysOffValues } from './DaysOffDialog.tsx'
import { lengthText, stretchText } from './daysOffTexts.ts'
import { useRemoveDaysOff } from './useRemoveDaysOff.ts'
import { useSaveDaysOff } from './useSaveDaysOff.ts'

interface DaysOffRowProps {
  daysOffKey: DaysOffRow_daysOff$key
  onEdit: (id: number, values: DaysOffValues) => void
  /** Called when they are gone, and the row with them. */
  onRemoved: () => void
  /** The sessions that are booked on these days. */
  children: ReactNode
}

/** Days off: from when to when, the note, and the sessions that take place all the same. */
export function DaysOffRow({ daysOffKey, onEdit, onRemoved, children }: DaysOffRowProps) {
  const { databaseId, startDate, endDate, note } = useFragment(
    graphql`
      fragment DaysOffRow_daysOff on DaysOff {
        databaseId
        startDate
        endDate
        note
      }
    `,
    daysOffKey,
  )
  const [save] = useSaveDaysOff()
  const [remove, isRemoving] = useRemoveDaysOff(() => void save({ input: { startDate, endDate, note: note ?? null } }))
  const days = stretchText({ startDate, endDate })

  async function discard(): Promise<void> {
    const { done } = await remove({ input: { id: databaseId } })
    if (done) onRemoved()
  }
  function edit(): void {
    onEdit(databaseId, { startDate, endDate: endDate === startDate ? '' : endDate, note: note ?? '' })
  }
  return (
    <Row>
      <Days>
        <b>{days}</b> <span>{lengthText({ startDate, endDate })}</span>
      </Days>
      <Actions>
        <Button look="ghost" icon aria-label={`Edit ${days}`} onClick={edit}>
          <Pencil size={18} />
        </Button>
        <Button look="ghost" icon aria-label={`Remove ${days}`} busy={isRemoving} onClick={() => void discard()}>
          <Trash2 size={18} />
        </Button>
      </Actions>
      <Words>
        {note && <p data-part="note">{note}</p>}
        {children}
      </Words>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: start;
  padding: 10px 0;
  border-top: 1px solid var(--line);
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`

const Days = styled.p`
  padding-top: 9px;
  b {
    font-weight: 600;
  }
  span {
    color: var(--muted);
    font-size: var(--t13);
  }
`

const Words = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: 4px;
  overflow-wrap: anywhere;
  [data-part='note'] {
    color: var(--muted);
    white-space: pre-line;
  }
`

const Actions = styled.div`
  display: flex;
  color: var(--muted);
`
