/** How a call to the provider is made: few at once, none while the provider is away, a read a second time. */
import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleAll,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import { PaymentProviderUnavailableError, type UnavailableReason } from './errors.ts'
import type { Log } from '../log.ts'

/** Calls that share a fate: what goes wrong with one class does not stop the others. */
export type CallClass = 'checkout' | 'settle' | 'refunds'

/** A hanging provider holds on to this many requests of ours, and no more. */
const MOST_AT_ONCE = 50
const FAILURES_IN_A_ROW = 5
const PAUSE_MS = 10_000

function isWorthRetry(error: unknown): boolean {
  if (!(error instanceof PaymentProviderUnavailableError)) return false
  return error.reason === 'network' || (error.reason === 'status' && error.detail !== 'HTTP 429')
}

/** The library's errors in our words: nothing was sent. */
function unavailable(error: unknown): unknown {
  if (error instanceof BrokenCircuitError) return new PaymentProviderUnavailableError('circuit', 'circuit open')
  if (error instanceof BulkheadRejectedError) return new PaymentProviderUnavailableError('busy', 'too many calls')
  return error
}

/** Five unavailable answers in a row stop the calls of this policy for 10 seconds; then one trial decides. */
export function createPolicy() {
  const places = bulkhead(MOST_AT_ONCE)
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  })
  const again = retry(handleWhen(isWorthRetry), {
    maxAttempts: 1,
    backoff: new DelegateBackoff(() => 50 + Math.random() * 100),
  })

  async function run<T>(policy: { execute<R>(work: () => Promise<R>): Promise<R> }, call: () => Promise<T>) {
    // A refusal is an answer: to the breaker it is a success, so it travels as a value.
    const answered = async () => {
      try {
        return { answer: await call() }
      } catch (error) {
        if (error instanceof PaymentProviderUnavailableError) throw error
        return { error }
      }
    }
    const outcome = await policy.execute(answered).catch((error: unknown) => ({ error: unavailable(error) }))
    if ('error' in outcome) throw outcome.error
    return outcome.answer
  }

  const once = wrap(places, breaker)
  const twice = wrap(places, again, breaker)
  return {
    write: <T>(call: () => Promise<T>) => run(once, call),
    /** Calls again once after a network failure or 5xx; a timeout has cost enough already. */
    read: <T>(call: () => Promise<T>) => run(twice, call),
  }
}

/** How often calls of one class got no usable answer for one reason, since this process started. */
interface ProviderFailures {
  calls: CallClass
  reason: UnavailableReason
  times: number
}

/** A wrong key fails every call: the log says so once in this many milliseconds. */
const SILENCE_MS = 10 * 60_000

/** Counts for the metrics; keys that the provider does not accept are an error in the log. */
export function createFailureTally(log: Log) {
  const tally = new Map<string, ProviderFailures>()
  let silentUntil = 0
  return {
    record(calls: CallClass, { reason, detail }: PaymentProviderUnavailableError): void {
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
    counts: (): ProviderFailures[] => [...tally.values()],
  }
}
