import { styled } from 'styled-components'
import { formatTimeRange, formatWhen, formatWhenFull, relativeTime } from '../../../api/rules/text/format.ts'
import { timesWhole } from './timesWhole.ts'

interface TimeProps {
  /** ISO instant. */
  at: string
  /** If given, shows "Today, 7:30 pm IST" on the same day; if absent, always the date. */
  now?: Date
  className?: string
}

/** An instant in IST with its zone: `Sat 28 Nov, 10:30 am IST`. */
export function Time({ at, now, className }: TimeProps) {
  const instant = new Date(at)
  return (
    <time dateTime={at} className={className}>
      {timesWhole(now ? formatWhen(instant, now) : formatWhenFull(instant))}
    </time>
  )
}

/** A time with the comma after it, which would otherwise begin the next line. */
export const OnOneLine = styled.span`
  display: inline-block;
`

/** From one instant to another of the same day: `10:30 - 11:15 am IST`. */
export function TimeRange({ from, to }: { from: string; to: string }) {
  return <time dateTime={from}>{timesWhole(formatTimeRange(new Date(from), new Date(to)))}</time>
}

/** How long ago: `3 hours ago`; the exact time on hover. */
export function RelativeTime({ at, now }: { at: string; now: Date }) {
  const instant = new Date(at)
  return (
    <time dateTime={at} title={formatWhenFull(instant)}>
      {relativeTime(instant, now)}
    </time>
  )
}
