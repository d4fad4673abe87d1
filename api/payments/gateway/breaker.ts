import { PaymentProviderUnavailableError } from './errors.ts'

/** Stops asking a provider that is down, so that requests don't pile up behind its timeout. */
export interface Breaker {
  /** Throws at once while the circuit is open; lets one trial through when the pause is over. */
  enter(): void
  /** The provider answered, be it with a refusal. */
  succeeded(): void
  failed(): void
}

/** Opens after `limit` failures in a row for `pauseMs`; `clock` answers milliseconds. */
export function createBreaker(options: { limit: number; pauseMs: number; clock: () => number }): Breaker {
  let failures = 0
  let blockedUntil = 0
  return {
    enter() {
      if (failures < options.limit) return
      const now = options.clock()
      if (now < blockedUntil) throw new PaymentProviderUnavailableError('circuit', 'circuit open')
      blockedUntil = now + options.pauseMs
    },
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= options.limit) blockedUntil = options.clock() + options.pauseMs
    },
  }
}
