import { useId } from 'react'
import { styled } from 'styled-components'
import { dayHoursProblem, slotsBetween, type DayHours } from '../../../../api/rules/inputs/availability.ts'
import { minutesOf } from '../../../../api/rules/time/time.ts'
import { plural } from '../../../lib/plural.ts'
import { FieldError } from '../../../ui/Field.tsx'
import { HoursBar, type Stretch } from '../../../ui/HoursBar.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { DayLine } from './dayLayout.ts'
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
