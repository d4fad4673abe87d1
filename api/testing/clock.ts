import type { Clock } from '../database/clock.ts'

/** A clock that stands still until it is told to move. */
export interface FakeClock extends Clock {
  set(instant: string | Date): void
  advance(milliseconds: number): void
}

/** The time at which tests run: Saturday 21 November 2026, 10:00 am IST. */
export const NOW = new Date('2026-11-21T04:30:00Z')

export function fakeClock(start: string | Date = NOW): FakeClock {
  let at = new Date(start)
  return {
    now: () => new Date(at),
    set: (instant) => void (at = new Date(instant)),
    advance: (milliseconds) => void (at = new Date(at.getTime() + milliseconds)),
  }
}
