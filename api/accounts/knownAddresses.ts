import type { Context } from '../graphql/context.ts'
import { networkOf } from './network.ts'

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
  const key = `known-addresses:${reader ?? networkOf(ip)}`
  await limiter.check(key, TOLD)
  const outcome = await answer().catch((error: Error) => error)
  if (isTold(outcome)) await limiter.take(key, TOLD)
  if (outcome instanceof Error) throw outcome
  return outcome
}
