import type { Bound } from '../database/rateLimiter.ts'
import type { Context } from '../graphql/context.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { byPlace, checkEach, giveBackEach } from './bounds.ts'
import { networkOf } from './network.ts'

/** Enough for a whole campus; who tries addresses one by one learns of few. */
const TOLD = { max: 60, windowSeconds: 60 * 60 }
/** The same address again tells nothing new. */
const AGAIN = { max: 1, windowSeconds: TOLD.windowSeconds }

interface Asked {
  /** Each form has a count of its own, so that one that is spent closes no other. */
  form: 'mentors' | 'mentees' | 'community' | 'changes' | 'workshops'
  /** What the answer is about: the typed address, and of which workshop or kind of account. */
  about: string
}

/**
 * Runs `answer`, of which `isTold` knows, returned or thrown, whether it tells that a typed address is known here. So many
 * addresses are told to one network by a form, or to an account with a confirmed address; those that are being looked up
 * count meanwhile. Past that RateLimitedError is thrown before anything is looked up: a refusal says nothing of the
 * address either.
 */
export async function tellingKnown<Result extends object | null>(
  { limiter, exchange: { ip, reader } }: Pick<Context, 'limiter' | 'exchange'>,
  { form, about }: Asked,
  answer: () => Promise<Result>,
  isTold: (outcome: Result | Error) => boolean,
): Promise<Result> {
  const what = `known-addresses:${form}`
  const bounds = reader === null ? byPlace(what, ip, TOLD) : [{ key: `${what}:${reader}`, limit: TOLD }]
  await checkEach({ limiter }, bounds)
  await beginEach({ limiter }, bounds)
  const outcome = await answer().catch((error: Error) => error)
  const again = { key: `${what}:told:${reader ?? networkOf(ip)}:${about.toLowerCase()}`, limit: AGAIN }
  if (!isTold(outcome) || !(await isFirst({ limiter }, again))) await giveBackEach({ limiter }, bounds)
  if (outcome instanceof Error) throw outcome
  return outcome
}

/** Counts one look-up for each. Where others are under way this one waits for a second, and counts for nothing. */
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

async function isFirst({ limiter }: Pick<Context, 'limiter'>, { key, limit }: Bound): Promise<boolean> {
  try {
    await limiter.take(key, limit)
    return true
  } catch (error) {
    if (error instanceof RateLimitedError) return false
    throw error
  }
}
