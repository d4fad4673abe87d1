import type { Context } from '../graphql/context.ts'
import { byPlace, takeEach } from './bounds.ts'

/** Enough for a whole campus; who tries addresses one by one learns of few. */
const TOLD = { max: 60, windowSeconds: 60 * 60 }

/**
 * Runs `answer`, of which `isTold` knows, returned or thrown, whether it tells that a typed address is known here. So many
 * of these are told to one network, or to an account with a confirmed address. Past that RateLimitedError is thrown before
 * anything is looked up: a refusal says nothing of the address either.
 */
export async function tellingKnown<Result extends object>(
  { limiter, exchange: { ip, reader } }: Pick<Context, 'limiter' | 'exchange'>,
  answer: () => Promise<Result>,
  isTold: (outcome: Result | Error) => boolean,
): Promise<Result> {
  const bounds =
    reader === null ? byPlace('known-addresses', ip, TOLD) : [{ key: `known-addresses:${reader}`, limit: TOLD }]
  for (const { key, limit } of bounds) await limiter.check(key, limit)
  const outcome = await answer().catch((error: Error) => error)
  if (isTold(outcome)) await takeEach({ limiter }, bounds)
  if (outcome instanceof Error) throw outcome
  return outcome
}
