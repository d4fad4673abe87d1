/** Limits by place: for the IP address, and higher ones for the network above it. */
import type { App } from '../app.ts'
import type { Bound, Limit } from '../database/rateLimiter.ts'
import type { Context } from '../graphql/context.ts'
import { BusyError, RateLimitedError } from '../rules/userErrors.ts'
import { networkOf, wideNetworkOf } from './network.ts'

export const QUARTER_HOUR = 15 * 60
export const HOUR = 60 * 60
/** Tries at one account from one address: wrong passwords, and requests for a link to a new one. */
export const ACCOUNT_TRIES: Limit = { max: 10, windowSeconds: QUARTER_HOUR }
/** The same at any accounts from one address. */
export const ADDRESS_TRIES: Limit = { max: 50, windowSeconds: QUARTER_HOUR }
/** Right passwords of one account, from everywhere. */
export const RIGHT_PASSWORDS: Limit = { max: 30, windowSeconds: QUARTER_HOUR }
const SIGN_UPS: Limit = { max: 300, windowSeconds: HOUR }
/** Enough for a whole campus that opens its links at once. */
const VISITOR_CHANGES: Limit = { max: 1_200, windowSeconds: 60 }

/** The limit of the network above an address is this many times higher, for everything together. */
const WIDER = 4
/** The same for one account or mailbox, one mentor or workshop. */
export const WIDER_FOR_ONE = 2

/** Mails of one kind to one mailbox: so many a day, and past that so many an hour. Its owner can always ask for one. */
export const MAILS_OF_DAY: Limit = { max: 20, windowSeconds: 24 * HOUR }
const LATER_MAILS: Limit = { max: 2, windowSeconds: HOUR }

/** Which of the two the next mail counts for. */
export async function mailsOfDay(
  { limiter }: { limiter: Pick<App['limiter'], 'firstSpent'> },
  what: string,
): Promise<Bound> {
  const ofDay = { key: what, limit: MAILS_OF_DAY }
  return (await limiter.firstSpent([ofDay])) === null ? ofDay : { key: `${what}:later`, limit: LATER_MAILS }
}

const times = ({ max, windowSeconds }: Limit, factor: number): Limit => ({ max: max * factor, windowSeconds })

/** All that an address does of `what`. */
export const byPlace = (what: string, ip: string, limit: Limit): Bound[] => [
  { key: `${what}:ip:${networkOf(ip)}`, limit },
  { key: `${what}:net:${wideNetworkOf(ip)}`, limit: times(limit, WIDER) },
]

/** The same for one account or mailbox, as it was typed, so that nobody elsewhere uses up the owner's share. */
export const byPlaceFor = (what: string, subject: string, ip: string, limit: Limit): Bound[] => [
  { key: `${what}:for:${subject.toLowerCase()}:${networkOf(ip)}`, limit },
  { key: `${what}:for:${subject.toLowerCase()}:${wideNetworkOf(ip)}`, limit: times(limit, WIDER_FOR_ONE) },
]

/**
 * Counts `uses` for each limit, the narrow ones first; throws RateLimitedError when one is spent. A refused use counts
 * for none, or, of two at once, for its own address.
 */
export async function takeEach({ limiter }: Pick<App, 'limiter'>, bounds: readonly Bound[], uses = 1): Promise<void> {
  if (bounds.length > 1) await checkEach({ limiter }, bounds)
  for (const { key, limit } of bounds) await limiter.take(key, limit, uses)
}

/** The same; false instead of a RateLimitedError. */
export async function mayTake(app: Pick<App, 'limiter'>, bounds: readonly Bound[]): Promise<boolean> {
  try {
    await takeEach(app, bounds)
    return true
  } catch (error) {
    if (error instanceof RateLimitedError) return false
    throw error
  }
}

export async function giveBackEach({ limiter }: Pick<App, 'limiter'>, bounds: readonly Bound[]): Promise<void> {
  await Promise.all(bounds.map(({ key }) => limiter.giveBack(key)))
}

/** Throws the RateLimitedError of the first that is spent, without counting. */
export async function checkEach({ limiter }: Pick<App, 'limiter'>, bounds: readonly Bound[]): Promise<void> {
  const spent = await limiter.firstSpent(bounds)
  if (spent) throw spent.refusal
}

/** Rethrows the error of a counted try. A BusyError means that nothing was tried, so the count is taken back. */
export async function giveBackIfBusy(
  app: Pick<App, 'limiter'>,
  bounds: readonly Bound[],
  error: unknown,
): Promise<never> {
  if (error instanceof BusyError) await giveBackEach(app, bounds)
  throw error
}

/** Counts a sign-up of any kind. Throws RateLimitedError past 300 an hour from one address. */
export async function countSignUp(app: Pick<App, 'limiter'>, ip: string): Promise<void> {
  await takeEach(app, byPlace('signup', ip, SIGN_UPS))
}

/** Counts a visitor's change that has no other limit. Throws RateLimitedError past 1,200 a minute and address. */
export async function countVisitorChange(context: Context): Promise<void> {
  const { member, administrator, exchange } = context
  if (!member && !administrator) await takeEach(context, byPlace('visitors', exchange.ip, VISITOR_CHANGES))
}
