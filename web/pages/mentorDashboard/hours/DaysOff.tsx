import { CalendarPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { istDate } from '../../../../api/rules/time/time.ts'
import type { DaysOff_mentor$key } from '../../../__generated__/DaysOff_mentor.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import { SectionCard } from '../../../ui/editor/SectionCard.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../../ui/useWhenLoaded.ts'
import { BookedSession } from './BookedSession.tsx'
import type { DaysOffValues } from './DaysOffDialog.tsx'
import { DaysOffRow } from './DaysOffRow.tsx'

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
          ...DaysOffRow_daysOff
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
