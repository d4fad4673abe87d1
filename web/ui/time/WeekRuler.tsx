import { styled } from 'styled-components'
import { HoursBar, HoursScale, rulerOf, type Stretch } from './HoursBar.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

interface Hours {
  /** "Mon". */
  weekday: string
  /** Null on a day off. */
  window: Stretch | null
  /** The hours in words: "6:00 pm - 9:00 pm", or "Not available". */
  label: string
}

/** The weekly hours drawn to scale from 6 am to 10 pm; wider if a mentor's hours need it. */
export function WeekRuler({ days }: { days: readonly Hours[] }) {
  const ruler = rulerOf(days.flatMap(({ window }) => window ?? []))
  return (
    <Week>
      <Row aria-hidden="true">
        <span />
        <HoursScale ruler={ruler} />
      </Row>
      {days.map(({ weekday, window, label }) => (
        <Row key={weekday} data-off={window === null || undefined}>
          <span>{weekday}</span>
          <div>
            <VisuallyHidden>{label}</VisuallyHidden>
            <HoursBar ruler={ruler} hours={window} />
          </div>
        </Row>
      ))}
    </Week>
  )
}

const Week = styled.div`
  display: grid;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.75rem 1fr;
  gap: 12px;
  align-items: center;
  font-weight: 500;
  &:first-child {
    margin-bottom: 6px;
  }
  &:nth-child(2) > :last-child {
    border-top: 1px solid var(--line);
  }
  &[data-off] > :first-child {
    color: var(--muted);
    font-weight: 400;
  }
`
