import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatShortDay } from '../../../../api/rules/text/format.ts'
import { daysBetween, type IstDate } from '../../../../api/rules/time/time.ts'
import type { DaysOffRow_daysOff$key } from '../../../__generated__/DaysOffRow_daysOff.graphql.ts'
import type { DaysOffRowMutation } from '../../../__generated__/DaysOffRowMutation.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { mayHaveWorked } from '../../../relay/refusal.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import type { DaysOffValues, DayStretch } from './DaysOffDialog.tsx'
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
  const [remove, isRemoving] = useRemoveDaysOff(() => void save({ input: { startDate, endDate, note: note } }))
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

/** Removes days off: the weekly hours hold again. `undo` adds them again. */
function useRemoveDaysOff(undo: () => void) {
  return useMutation<DaysOffRowMutation>(
    graphql`
      mutation DaysOffRowMutation($input: RemoveDaysOffInput!) @raw_response_type {
        removeDaysOff(input: $input) {
          ... on RemoveDaysOffPayload @alias(as: "done") {
            mentor {
              ...DaysOff_mentor
              ...SlotPreview_mentor
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: mayHaveWorked('Days off not removed'),
      done: () => ({
        title: 'Days off removed',
        description: 'Your usual weekly hours apply on these days again.',
        action: { label: 'Undo', run: undo },
      }),
    },
  )
}

/** "Tue 24 Nov 2026", "Tue 24 Nov to Thu 26 Nov 2026": with both years where they differ. */
function stretchText({ startDate, endDate }: DayStretch): string {
  if (startDate === endDate) return dayText(startDate)
  const isSameYear = startDate.slice(0, 4) === endDate.slice(0, 4)
  return `${isSameYear ? formatShortDay(startDate) : dayText(startDate)} to ${dayText(endDate)}`
}

function dayText(date: IstDate): string {
  return `${formatShortDay(date)} ${date.slice(0, 4)}`
}

/** "3 days". */
function lengthText({ startDate, endDate }: DayStretch): string {
  return plural(daysBetween(startDate, endDate) + 1, 'day')
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
