/** When a mail is tried again. */
import { DAY_MS, SECOND_MS } from '../rules/time/durations.ts'

const LONGEST_MS = 5 * 60 * SECOND_MS
const PATIENCE_MS = 3 * DAY_MS

/** 15 s, 30 s, 1, 2, 4 and from then on 5 minutes: once the server is back, nobody waits longer than that. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_MS, 15 * SECOND_MS * 2 ** (Math.max(1, failures) - 1))
}

/** A recipient's server that has said "later" for three days will not take the mail. */
export function isGivenUp(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= PATIENCE_MS
}

/** While the server is away nobody knocks: one round of tries, then a pause that grows like a retry. */
export interface Pause {
  /** When the next may try; null when it is open. */
  until(now: Date): Date | null
  /** The server was away: answers when to try again. */
  failed(now: Date): Date
  /** It took a mail, or said no to one: it is there. */
  answered(): void
}

export function createPause(): Pause {
  let failures = 0
  let end = 0
  return {
    until: (now) => (now.getTime() < end ? new Date(end) : null),
    failed(now) {
      // Those who were under way together found the same failure.
      if (now.getTime() >= end) {
        failures += 1
        end = now.getTime() + retryDelay(failures)
      }
      return new Date(end)
    },
    answered() {
      failures = 0
      end = 0
    },
  }
}
