import type { Bound } from '../database/rateLimiter.ts'
import type { Context } from '../graphql/context.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { byPlace, checkEach, giveBackEach, mayTake } from './bounds.ts'
import { networkOf } from './network.ts'

/** Enough for a whole campus; somebody who tries addresses one by one learns about few. */
const TOLD = { max: 60, windowSeconds: 60 * 60 }
/** Asking about the same address again reveals nothing new. */
const AGAIN = { max: 1, windowSeconds: TOLD.windowSeconds }

interface Asked {
  /** Each form has a count of its own, so that one that is spent closes no other. */
  form: 'mentors' | 'mentees' | 'community' | 'changes' | 'workshops'
  /** What the answer is about: the typed address, and of which workshop or kind of account. */
  about: string
}

/**
 * Runs `answer`, whose outcome may reveal that a typed address is known here (`isTold`): a form reveals 60 an hour to
 * one network, or to the accounts of one confirmed mailbox. Past that, RateLimitedError is thrown before anything is
 * looked up.
 */
export async function tellingKnown<Result extends object | null>(
  { limiter, exchange }: Pick<Context, 'limiter' | 'exchange'>,
  { form, about }: Asked,
  answer: () => Promise<Result>,
  isTold: (outcome: Result | Error) => boolean,
): Promise<Result> {
  const { ip } = exchange
  const { reader } = exchange.asker
  const what = `known-addresses:${form}`
  const bounds = reader === null ? byPlace(what, ip, TOLD) : [{ key: `${what}:${reader}`, limit: TOLD }]
  await checkEach({ limiter }, bounds)
  await beginEach({ limiter }, bounds)
  const outcome = await answer().catch((error: Error) => error)
  const again = { key: `${what}:told:${reader ?? networkOf(ip)}:${about.toLowerCase()}`, limit: AGAIN }
  if (!isTold(outcome) || !(await mayTake({ limiter }, [again]))) await giveBackEach({ limiter }, bounds)
  if (outcome instanceof Error) throw outcome
  return outcome
}

/** Counts one look-up for each limit. While others use up the limit, this one is refused for a second and not counted. */
async function beginEach({ limiter }: Pick<Context, 'limiter'>, bounds: readonly Bound[]): Promise<void> {
  const begun: Bound[] = []
  try {
    for (const bound of bounds) {
      begun.push(bound)
      await limiter.take(bound.key, bound.limit)
    }
  } catch (error) {
    await giveBackEach({ limiter }, begun)
    throw error instanceof RateLimitedError ? new RateLimitedError(1) : error
  }
}
