import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatShortDay } from '../../../../api/rules/text/format.ts'
import { daysBetween, istDate, type IstDate } from '../../../../api/rules/time/time.ts'
import type { DaysOff_daysOff$key } from '../../../__generated__/DaysOff_daysOff.graphql.ts'
import type { DaysOff_mentor$key } from '../../../__generated__/DaysOff_mentor.graphql.ts'
import type { DaysOffRowMutation } from '../../../__generated__/DaysOffRowMutation.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { mayHaveWorked } from '../../../relay/refusal.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { SectionCard } from '../../../ui/editor/SectionCard.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../../ui/useWhenLoaded.ts'
import { BookedSession } from './BookedSession.tsx'
import type { DaysOffValues, DayStretch } from './DaysOffDialog.tsx'
import { useSaveDaysOff } from './useSaveDaysOff.ts'

const Dialog = lazyPart(() => import('./DaysOffDialog.tsx').then((module) => module.DaysOffDialog))

/** What the dialog is open for: days off to change, or new ones. */
interface Opened {
  id: number | null
  values: DaysOffValues
}

const EMPTY: DaysOffValues = { startDate: '', endDate: '', note: '' }

/** Days on which nothing is offered, whatever the weekly hours say: a section of the mentor's profile. */
export function DaysOff({ mentorKey }: { mentorKey: DaysOff_mentor$key }) {
  const { databaseId, daysOff, sessionsOnDaysOff } = useFragment(
    graphql`
      fragment DaysOff_mentor on Mentor {
        databaseId
        daysOff {
          id
          startDate
          endDate
          ...DaysOff_daysOff
        }
        sessionsOnDaysOff {
          id
          startsAt
          ...BookedSession_booking
        }
      }
    `,
    mentorKey,
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const [whenLoaded, isLoading] = useWhenLoaded(Dialog)
  const typed = useRef(new Map<number | null, DaysOffValues>())
  const addButton = useRef<HTMLButtonElement>(null)

  function open(id: number | null, values: DaysOffValues): void {
    whenLoaded(() => setOpened({ id, values: typed.current.get(id) ?? values }))
  }
  /** What was typed and not saved is there again when the dialog opens again. */
  function close(left: DaysOffValues | null): void {
    if (!opened) return
    if (left) typed.current.set(opened.id, left)
    else typed.current.delete(opened.id)
    setOpened(null)
  }
  const rows = daysOff ?? []
  return (
    <SectionCard title="Days off" lead="Students see no slots on these days. Only you see the notes.">
      <Content>
        {rows.length === 0 ? (
          <EmptyState title="No days off ahead" level={3}>
            Going away, or busy on site? Add days off, so that students see no slots on them.
          </EmptyState>
        ) : (
          <List>
            {rows.map((row) => (
              <DaysOffRow key={row.id} daysOffKey={row} onEdit={open} onRemoved={() => addButton.current?.focus()}>
                {sessionsOnDaysOff
                  ?.filter(({ startsAt }) => isWithin(startsAt, row))
                  .map((session) => (
                    <p key={session.id}>
                      Still booked: <BookedSession bookingKey={session} mentorId={databaseId} withDay />
                    </p>
                  ))}
              </DaysOffRow>
            ))}
          </List>
        )}
        <Button ref={addButton} onClick={() => open(null, EMPTY)} busy={isLoading} onPointerEnter={Dialog.preload}>
          <CalendarPlus size={18} />
          Add days off
        </Button>
      </Content>
      {opened && <Dialog key={opened.id} mentorId={databaseId} id={opened.id} values={opened.values} onClose={close} />}
    </SectionCard>
  )
}

function isWithin(startsAt: string | null, { startDate, endDate }: { startDate: string; endDate: string }): boolean {
  const date = startsAt ? istDate(new Date(startsAt)) : ''
  return startDate <= date && date <= endDate
}

const Content = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding: 16px 20px 20px;
  > :not(button) {
    justify-self: stretch;
  }
`

const List = styled.ul`
  list-style: none;
`

interface DaysOffRowProps {
  daysOffKey: DaysOff_daysOff$key
  onEdit: (id: number, values: DaysOffValues) => void
  /** Called when they are gone, and the row with them. */
  onRemoved: () => void
  /** The sessions that are booked on these days. */
  children: ReactNode
}

/** Days off: from when to when, the note, and the sessions that take place all the same. */
function DaysOffRow({ daysOffKey, onEdit, onRemoved, children }: DaysOffRowProps) {
  const { databaseId, startDate, endDate, note } = useFragment(
    graphql`
      fragment DaysOff_daysOff on DaysOff {
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
