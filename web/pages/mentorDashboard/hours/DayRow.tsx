import { useId } from 'react'
import { styled } from 'styled-components'
import { dayHoursProblem, slotsBetween, type DayHours } from '../../../../api/rules/time/dayHours.ts'
import { minutesOf } from '../../../../api/rules/time/time.ts'
import { plural } from '../../../lib/plural.ts'
import { FieldError } from '../../../ui/form/Field.tsx'
import { HoursBar, type Stretch } from '../../../ui/time/HoursBar.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { dayName, ENDS, STARTS, timeText, type Day } from './week.ts'

interface DayRowProps {
  day: Day
  /** As they stand in the form. */
  hours: DayHours
  onChange: (hours: DayHours) => void
  ruler: Stretch
  /** What the summary of errors links to. */
  id: string
}

/** A weekday: its switch, start and end, the hours drawn to scale, and how many slots they make. */
export function DayRow({ day, hours, onChange, ruler, id }: DayRowProps) {
  const { enabled, startTime, endTime } = hours
  const errorId = useId()
  const error = enabled ? dayHoursProblem(hours) : null
  const count = slotsBetween(hours)
  const name = dayName(day)
  const told = { 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? errorId : undefined }
  return (
    <DayLine data-off={!enabled || undefined}>
      <Switch checked={enabled} onChange={({ target }) => onChange({ ...hours, enabled: target.checked })}>
        {name}
      </Switch>
      {enabled ? (
        <Times data-part="times">
          <Select
            value={startTime}
            aria-label={`${name}, start`}
            {...told}
            onChange={({ target }) => onChange({ ...hours, startTime: target.value })}
          >
            <Options times={STARTS} />
          </Select>
          <span>to</span>
          <Select
            id={id}
            value={endTime}
            aria-label={`${name}, end`}
            {...told}
            onChange={({ target }) => onChange({ ...hours, endTime: target.value })}
          >
            <Options times={ENDS} />
          </Select>
        </Times>
      ) : (
        <Off data-part="off">Not available</Off>
      )}
      <div data-part="bar" aria-hidden="true">
        <HoursBar
          ruler={ruler}
          hours={enabled && !error ? { from: minutesOf(startTime), to: minutesOf(endTime) } : null}
        />
      </div>
      <Count data-part="count">
        <span aria-hidden="true">{count}</span>
        <VisuallyHidden>{plural(count, 'slot')}</VisuallyHidden>
      </Count>
      {error && (
        <div data-part="error" role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </DayLine>
  )
}

function Options({ times }: { times: readonly string[] }) {
  return times.map((time) => (
    <option key={time} value={time}>
      {timeText(time)}
    </option>
  ))
}

const Times = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 8px;
  align-items: center;
  > span {
    color: var(--muted);
  }
  select {
    padding-right: 30px;
    padding-left: 10px;
    font-family: var(--mono);
    letter-spacing: -0.03em;
  }
`

const Off = styled.span`
  color: var(--muted);
`

const Count = styled.span`
  font: 500 var(--t15) var(--mono);
  text-align: right;
`

/** The rows and their head: columns where there is room for them, else two lines a day without the ruler. */
export const DayLines = styled.div`
  container-type: inline-size;
  display: grid;
`

const DayLine = styled.div`
  display: grid;
  grid-template-columns: 8.75rem 17rem minmax(0, 1fr) 3rem;
  gap: 2px 16px;
  align-items: center;
  min-height: 58px;
  padding: 7px 0;
  border-top: 1px solid var(--line);
  &[data-off] > [data-part='bar'] {
    opacity: 0.6;
  }
  &[data-off] > [data-part='count'] {
    color: var(--muted);
    font-weight: 400;
  }
  > [data-part='error'] {
    grid-column: 2 / -1;
  }
  @container (inline-size < 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    > [data-part='count'] {
      grid-area: 1 / 2;
    }
    > [data-part='times'],
    > [data-part='error'] {
      grid-column: 1 / -1;
    }
    > :is([data-part='off'], [data-part='bar']) {
      display: none;
    }
  }
  /* With large text the two times stand one below the other. */
  @container (inline-size < 14rem) {
    > [data-part='times'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const DayHead = styled(DayLine)`
  align-items: end;
  min-height: 0;
  padding: 0 0 6px;
  border-top: 0;
  color: var(--muted);
  font-size: var(--t13);
  & + ${DayLine} {
    border-top: 0;
  }
  > :last-child {
    text-align: right;
  }
  @container (inline-size < 40rem) {
    display: none;
  }
`
