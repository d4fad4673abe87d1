import type { Context } from '../graphql/context.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { byPlace, checkEach, takeEach } from './bounds.ts'
import { networkOf } from './network.ts'

/** Enough for a whole campus; who tries addresses one by one learns of few. */
const TOLD = { max: 60, windowSeconds: 60 * 60 }
/** The same address again tells nothing new. */
const AGAIN = { max: 1, windowSeconds: TOLD.windowSeconds }

interface Asked {
  /** Each form has a count of its own, so that one that is spent closes no other. */
  form: 'mentors' | 'mentees' | 'community' | 'workshops'
  /** What the answer is about: the typed address, and of which workshop. */
  about: string
}

/**
 * Runs `answer`, of which `isTold` knows, returned or thrown, whether it tells that a typed address is known here. So many
 * addresses are told to one network by a form, or to an account with a confirmed address. Past that RateLimitedError is
 * thrown before anything is looked up: a refusal says nothing of the address either.
 */
export async function tellingKnown<Result extends object>(
  { limiter, exchange: { ip, reader } }: Pick<Context, 'limiter' | 'exchange'>,
  { form, about }: Asked,
  answer: () => Promise<Result>,
  isTold: (outcome: Result | Error) => boolean,
): Promise<Result> {
  const what = `known-addresses:${form}`
  const bounds = reader === null ? byPlace(what, ip, TOLD) : [{ key: `${what}:${reader}`, limit: TOLD }]
  await checkEach({ limiter }, bounds)
  const outcome = await answer().catch((error: Error) => error)
  if (isTold(outcome)) {
    const again = { key: `${what}:told:${reader ?? networkOf(ip)}:${about.toLowerCase()}`, limit: AGAIN }
    await takeEach({ limiter }, [again, ...bounds]).catch((error: unknown) => {
      // Told before, or the last ones of many at once: a refusal now would tell as much as the answer.
      if (!(error instanceof RateLimitedError)) throw error
    })
  }
  if (outcome instanceof Error) throw outcome
  return outcome
}
