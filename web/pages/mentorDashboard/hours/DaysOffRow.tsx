import { Pencil, Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { BookedSession_booking$key } from '../../../__generated__/BookedSession_booking.graphql.ts'
import type { DaysOffRow_daysOff$key } from '../../../__generated__/DaysOffRow_daysOff.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { BookedSession } from './BookedSession.tsx'
import type { DaysOffValues } from './DaysOffDialog.tsx'
import { lengthText, stretchText } from './daysOffTexts.ts'
import { useRemoveDaysOff } from './useRemoveDaysOff.ts'
import { useSaveDaysOff } from './useSaveDaysOff.ts'

interface DaysOffRowProps {
  daysOffKey: DaysOffRow_daysOff$key
  mentorId: number
  /** Confirmed ones on these days. */
  sessions: readonly ({ id: string } & BookedSession_booking$key)[]
  onEdit: (id: number, values: DaysOffValues) => void
  /** Called when they are gone, and the row with them. */
  onRemoved: () => void
}

/** Days off: from when to when, the note, and the sessions that take place all the same. */
export function DaysOffRow({ daysOffKey, mentorId, sessions, onEdit, onRemoved }: DaysOffRowProps) {
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
      <Words>
        <p>
          <b>{days}</b> <span>{lengthText({ startDate, endDate })}</span>
        </p>
        {note && <p data-part="note">{note}</p>}
        {sessions.map((session) => (
          <p key={session.id}>
            Booked, and stays: <BookedSession bookingKey={session} mentorId={mentorId} withDay />
          </p>
        ))}
      </Words>
      <Actions>
        <Button look="ghost" icon aria-label={`Edit ${days}`} onClick={edit}>
          <Pencil size={18} />
        </Button>
        <Button look="ghost" icon aria-label={`Remove ${days}`} busy={isRemoving} onClick={() => void discard()}>
          <Trash2 size={18} />
        </Button>
      </Actions>
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

const Words = styled.div`
  display: grid;
  gap: 4px;
  padding-top: 9px;
  overflow-wrap: anywhere;
  b {
    font-weight: 600;
  }
  span {
    color: var(--muted);
    font-size: var(--t13);
  }
  [data-part='note'] {
    color: var(--muted);
    white-space: pre-line;
  }
`

const Actions = styled.div`
  display: flex;
  color: var(--muted);
`
