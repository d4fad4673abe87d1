/**
 * Limits by where somebody comes from, all in one way: counted for the address, and with more for the network above it,
 * so that a customer who has many addresses does not have the limit as many times.
 */
import type { App } from '../app.ts'
import type { Bound, Limit } from '../database/rateLimiter.ts'
import { networkOf, wideNetworkOf } from './network.ts'

/** How much more the network above an address has, for everything together. */
const WIDER = 4
/** The same for one account or mailbox, one mentor or workshop. */
export const WIDER_FOR_ONE = 2

const times = ({ max, windowSeconds }: Limit, factor: number): Limit => ({ max: max * factor, windowSeconds })

/** Whatever an address does of `what`. */
export const byPlace = (what: string, ip: string, limit: Limit): Bound[] => [
  { key: `${what}:ip:${networkOf(ip)}`, limit },
  { key: `${what}:net:${wideNetworkOf(ip)}`, limit: times(limit, WIDER) },
]

/**
 * What an address does of `what` for one account or mailbox: nobody elsewhere uses up what its owner needs. It is
 * named as it was typed, whether or not there is one.
 */
export const byPlaceFor = (what: string, subject: string, ip: string, limit: Limit): Bound[] => [
  { key: `${what}:for:${subject.toLowerCase()}:${networkOf(ip)}`, limit },
  { key: `${what}:for:${subject.toLowerCase()}:${wideNetworkOf(ip)}`, limit: times(limit, WIDER_FOR_ONE) },
]

/**
 * Counts one use for each, in their order; throws RateLimitedError at the first that is passed. One that is refused
 * counts for none of them and is not remembered. The narrow ones come first: of two at once, one may still be refused
 * on the way, and counts for its address then, not for the neighbours nor for an account.
 */
export async function takeEach({ limiter }: Pick<App, 'limiter'>, bounds: readonly Bound[]): Promise<void> {
  if (bounds.length > 1) await checkEach({ limiter }, bounds)
  for (const { key, limit } of bounds) await limiter.take(key, limit)
}

/** Takes the counted uses back, e.g. of what was no try after all. */
export async function giveBackEach({ limiter }: Pick<App, 'limiter'>, bounds: readonly Bound[]): Promise<void> {
  await Promise.all(bounds.map(({ key }) => limiter.giveBack(key)))
}

/** Throws the RateLimitedError of the first that is spent, without counting. */
export async function checkEach({ limiter }: Pick<App, 'limiter'>, bounds: readonly Bound[]): Promise<void> {
  const spent = await limiter.firstSpent(bounds)
  if (spent) throw spent.refusal
}
