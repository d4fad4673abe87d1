/** A part of the tests with the process's clock moved to another day. PostgreSQL's own clock stays as it is. */
import { DAY_MS } from '../api/rules/time/durations.ts'
import path from 'node:path'
import { daysBetween, istDate, type IstDate } from '../api/rules/time/time.ts'
import type { Part } from './parts.ts'

/** Days on which programs go wrong. */
export const DAYS = [
  // The last day of a financial year, and the first one.
  '2027-03-31',
  '2027-04-01',
  '2028-02-29',
  '2028-02-28',
  '2026-12-31',
  // The eve of a leap year.
  '2027-12-31',
  // Clocks change in New York, and in London.
  '2027-03-14',
  '2027-10-31',
] as const satisfies IstDate[]

/** The day whose turn it is at this commit. */
export function dayOf(commit: string): IstDate {
  return DAYS[Number.parseInt(commit.slice(0, 8), 16) % DAYS.length]!
}

/** The part, on that day from its first moment; a test fails when the clock has not moved (`moveClock.test.ts`). */
export function onDay(day: IstDate, { name, command, env }: Part): Part {
  // This process may run on another day itself.
  const shift = Number(process.env['CLOCK_SHIFT'] ?? 0) + daysBetween(istDate(new Date()), day) * DAY_MS
  return {
    name: `${name} on ${day}`,
    command,
    env: {
      ...env,
      TEST_DAY: day,
      CLOCK_SHIFT: String(shift),
      NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'moveClock.ts')}`,
    },
  }
}
