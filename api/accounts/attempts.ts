/** How often somebody may try. */
import pLimit from 'p-limit'
import type { App } from '../app.ts'
import type { Context } from '../graphql/context.ts'
import type { Member } from '../graphql/identity.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { networkOf } from './network.ts'

const QUARTER_HOUR = 15 * 60
/** Failed tries at one account from one address. */
const ACCOUNT_LIMIT = { max: 10, windowSeconds: QUARTER_HOUR }
/** Failed tries at any accounts from one address. */
const ADDRESS_LIMIT = { max: 50, windowSeconds: QUARTER_HOUR }
const SIGN_UP_LIMIT = { max: 300, windowSeconds: 60 * 60 }
/** Enough for a whole campus that opens its links at once. */
const VISITOR_CHANGES = { max: 1_200, windowSeconds: 60 }
/** Failed tries at the password of an account by somebody who is signed in to it. */
const OWN_LIMIT = ACCOUNT_LIMIT

/** Few at once, so that many tries sent together cannot all be let through before the first has failed. */
const inTurn = pLimit(4)

interface Attempt {
  /** Names the account tried, whether or not it exists, e.g. `mentee:asha@example.in`. */
  account: string
  ip: string
}

const accountKeyOf = ({ account, ip }: Attempt) => `signin:account:${account.toLowerCase()}:${networkOf(ip)}`

/**
 * Runs one try at a password; `check` says whether it is right. Failed tries are counted by account and address, and by
 * address alone; a good one clears the account's, one that is right as far as it goes does neither. Throws
 * RateLimitedError, also for the right password.
 */
export async function attempt<Result extends boolean | 'unfinished'>(
  { limiter }: Pick<App, 'limiter'>,
  { account, ip }: Attempt,
  check: () => Promise<Result>,
): Promise<Result> {
  const accountKey = accountKeyOf({ account, ip })
  const addressKey = `signin:ip:${networkOf(ip)}`
  return await inTurn(async () => {
    await limiter.check(addressKey, ADDRESS_LIMIT)
    // Counted before the answer is known: tries that run side by side each see the ones before.
    await limiter.take(accountKey, ACCOUNT_LIMIT)
    const result = await check()
    if (result === true) await limiter.clear(accountKey)
    else if (result === false) await limiter.take(addressKey, ADDRESS_LIMIT)
    return result
  })
}

/**
 * Tries a password, that was wrong where it was meant, at another account too: counted as a try at that one, so that
 * nobody gets more tries by asking elsewhere. Past its limit the answer is false, after as much work.
 */
export async function attemptBeside(
  { limiter }: Pick<App, 'limiter'>,
  tried: Attempt,
  check: (isAllowed: boolean) => Promise<boolean>,
): Promise<boolean> {
  const accountKey = accountKeyOf(tried)
  return await inTurn(async () => {
    const isAllowed = await limiter.take(accountKey, ACCOUNT_LIMIT).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RateLimitedError) return false
        throw error
      },
    )
    const isRight = await check(isAllowed)
    if (isRight) await limiter.clear(accountKey)
    return isRight
  })
}

/** Forgets the failed tries at an account from this address, e.g. when its password is new. */
export async function forgetAttempts({ limiter }: Pick<App, 'limiter'>, { account, ip }: Attempt): Promise<void> {
  await limiter.clear(accountKeyOf({ account, ip }))
}

/**
 * Runs one try at the password of an account that is signed in. Failed tries are counted by the account alone, under a
 * key of their own: what others at the same address get wrong is none of its business. Throws RateLimitedError, also
 * for the right password.
 */
export async function attemptOwn(
  { limiter }: Pick<App, 'limiter'>,
  { type, id }: Pick<Member, 'type' | 'id'> | { type: 'admin'; id: number },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const key = `own-password:${type}:${id}`
  return await inTurn(async () => {
    await limiter.take(key, OWN_LIMIT)
    const isRight = await check()
    if (isRight) await limiter.clear(key)
    return isRight
  })
}

/** Tries at the second factor of an administrator, whose password is known, from all networks together. */
const CODE_LIMIT = { max: 20, windowSeconds: 60 * 60 }

const codeKeyOf = (administratorId: number) => `second-factor:${administratorId}`

/**
 * Counts a try at the second factor of an administrator. Who knows the password has as many networks as they like: in
 * an hour 20 of a million codes are tried. Throws RateLimitedError, also for the right code.
 */
export async function countCode({ limiter }: Pick<App, 'limiter'>, administratorId: number): Promise<void> {
  await limiter.take(codeKeyOf(administratorId), CODE_LIMIT)
}

/** Forgets the wrong codes: a right one was given. */
export async function forgetCodes({ limiter }: Pick<App, 'limiter'>, administratorId: number): Promise<void> {
  await limiter.clear(codeKeyOf(administratorId))
}

/** Counts a sign-up, of whatever kind; throws RateLimitedError past 300 an hour from one address. */
export async function countSignUp({ limiter }: Pick<App, 'limiter'>, ip: string): Promise<void> {
  await limiter.take(`signup:ip:${networkOf(ip)}`, SIGN_UP_LIMIT)
}

/**
 * Counts a change that whoever comes may make and that has no other limit; throws RateLimitedError past 1,200 a minute
 * of visitors from one address. Somebody signed in is counted by their session instead.
 */
export async function countVisitorChange({
  limiter,
  member,
  administrator,
  exchange,
}: Pick<Context, 'limiter' | 'member' | 'administrator' | 'exchange'>): Promise<void> {
  if (!member && !administrator) await limiter.take(`visitors:ip:${networkOf(exchange.ip)}`, VISITOR_CHANGES)
}
