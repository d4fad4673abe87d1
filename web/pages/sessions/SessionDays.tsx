import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatPastDay, formatWeekday } from '../../../api/rules/text/format.ts'
import { addDays, istDate, type IstDate } from '../../../api/rules/time/time.ts'
import type { SessionDays_sessions$key } from '../../__generated__/SessionDays_sessions.graphql.ts'
import { SessionCard } from '../../features/sessions/card/SessionCard.tsx'
import type { SessionSide } from '../../features/sessions/card/SessionPerson.tsx'
import { Card } from '../../ui/layout/Card.tsx'

interface SessionDaysProps {
  sessionKeys: SessionDays_sessions$key
  side: SessionSide
  now: Date
  /** Called with the place of the session that has the focus. */
  onFocus: (place: number) => void
}

/** Sessions under their days, in the order of the list. */
export function SessionDays({ sessionKeys, side, now, onFocus }: SessionDaysProps) {
  const sessions = useFragment(
    graphql`
      fragment SessionDays_sessions on Booking @relay(plural: true) {
        id
        startsAt
        ...SessionCard_booking
      }
    `,
    sessionKeys,
  )
  return daysOf(sessions).map(({ day, sessions: ofDay }) => (
    <Section key={day} aria-label={dayName(day, now)}>
      <h2>{dayName(day, now)}</h2>
      <Card>
        {ofDay.map((session) => (
          <div key={session.id} onFocus={() => onFocus(sessions.indexOf(session))}>
            <SessionCard bookingKey={session} side={side} now={now} dayIsShown />
          </div>
        ))}
      </Card>
    </Section>
  ))
}

/** Sessions of one day, in the list's order. */
interface DayOf<S> {
  day: IstDate
  sessions: S[]
}

function daysOf<S extends { readonly startsAt?: string | null }>(sessions: readonly S[]): DayOf<S>[] {
  const days: DayOf<S>[] = []
  for (const session of sessions) {
    const day = istDate(new Date(session.startsAt ?? 0))
    const last = days.at(-1)
    if (last?.day === day) last.sessions.push(session)
    else days.push({ day, sessions: [session] })
  }
  return days
}

function dayName(day: IstDate, now: Date): string {
  const today = istDate(now)
  const date = `${formatWeekday(day)}, ${formatPastDay(day)}`
  if (day === today) return `Today, ${date}`
  return day === addDays(today, 1) ? `Tomorrow, ${date}` : date
}

const Section = styled.section`
  > h2 {
    margin-bottom: 10px;
    font-size: var(--t17);
  }
  > div > div + div {
    border-top: 1px solid var(--line);
  }
`
