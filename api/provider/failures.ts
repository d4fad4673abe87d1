import type { Log } from '../log.ts'
import type { PaymentProviderUnavailableError, UnavailableReason } from './errors.ts'
import type { CallClass } from './policy.ts'

/** How often calls of one class got no usable answer for one reason, since this process started. */
export interface ProviderFailures {
  calls: CallClass
  reason: UnavailableReason
  times: number
}

export interface FailureTally {
  record(calls: CallClass, error: PaymentProviderUnavailableError): void
  counts(): ProviderFailures[]
}

/** A wrong key fails every call: the log says so once in this many milliseconds. */
const SILENCE_MS = 10 * 60_000

/** Counts for the metrics; keys that the provider does not accept are an error in the log. */
export function createFailureTally(log: Log): FailureTally {
  const tally = new Map<string, ProviderFailures>()
  let silentUntil = 0
  return {
    record(calls, { reason, detail }) {
      const key = `${calls} ${reason}`
      const entry = tally.get(key) ?? { calls, reason, times: 0 }
      entry.times += 1
      tally.set(key, entry)
      if (reason !== 'configuration' || Date.now() < silentUntil) return
      silentUntil = Date.now() + SILENCE_MS
      log.error(
        { calls, reason: detail },
        'The payment provider does not accept us: check RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_API_URL',
      )
    },
    counts: () => [...tally.values()],
  }
}
