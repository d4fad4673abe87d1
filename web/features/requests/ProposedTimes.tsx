import { ChevronDown, X } from 'lucide-react'
import { useId, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { PROPOSED_TIMES_MAXIMUM, RESERVED_HOURS } from '../../../api/rules/constants.ts'
import { formatShortDay, formatTime } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import { Button } from '../../ui/Button.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { FieldError, FieldFrame, Hint } from '../../ui/form/Field.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { TimesCalendarProps } from './TimesCalendar.tsx'

/** Loaded with the press that unfolds it. */
export const TimesCalendar = lazyPart<TimesCalendarProps>(
  () => import('./TimesCalendar.tsx').then((module) => module.TimesCalendar),
  <Skeleton label="Loading the open times">
    <Bone $height="380px" />
  </Skeleton>,
  undefined,
  showFailure,
)

interface ProposedTimesProps extends TimesCalendarProps {
  /** From `form.field`. */
  id: string
  error: string | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Up to three open slots that the mentor can accept with; folded, because most requests need none. */
export function ProposedTimes({ id, error, isOpen, onOpen, ...calendar }: ProposedTimesProps) {
  const { mentor, times, onChange } = calendar
  const panel = useId()
  return (
    <FieldFrame as="section" aria-label="Proposed times">
      <div>
        <Button
          id={id}
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onPointerEnter={TimesCalendar.preload}
          onFocus={TimesCalendar.preload}
          onMouseDown={staysInPlace}
          onClick={(event) => {
            event.currentTarget.focus()
            onOpen(!isOpen)
          }}
        >
          <ChevronDown size={16} />
          <span>Propose times (optional)</span>
        </Button>
      </div>
      {times.length > 0 && (
        <Chosen aria-label="Chosen times">
          {times.map((startsAt) => (
            <li key={startsAt}>
              <span>{timeText(startsAt)}</span>
              <Button
                look="ghost"
                icon
                aria-label={`Remove ${timeText(startsAt)}`}
                onClick={() => {
                  onChange(times.filter((time) => time !== startsAt))
                  document.getElementById(id)?.focus()
                }}
              >
                <X size={16} />
              </Button>
            </li>
          ))}
        </Chosen>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {isOpen && (
        <Panel id={panel}>
          <Hint>
            Choose up to {PROPOSED_TIMES_MAXIMUM} open slots. If {mentor.name} accepts one, it is reserved for you for{' '}
            {RESERVED_HOURS} hours at most, until you pay.
          </Hint>
          <TimesCalendar {...calendar} />
        </Panel>
      )}
    </FieldFrame>
  )
}

/**
 * Leaves the focus where it is until the press is over: a field that is left shows its error, and would move the button
 * away from under the pointer.
 */
export const staysInPlace = (event: MouseEvent): void => event.preventDefault()

/** `Tue 1 Dec, 6:00 pm`. */
function timeText(startsAt: string): string {
  const start = new Date(startsAt)
  return `${formatShortDay(istDate(start))}, ${formatTime(start)}`
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  list-style: none;
  > li {
    display: flex;
    gap: 2px;
    align-items: center;
    padding-left: 12px;
    border: 1px solid var(--blueprint);
    border-radius: var(--r-control);
    background: var(--blueprint-wash);
    color: var(--blueprint);
    font-weight: 500;
    font-size: var(--t15);
  }
`
