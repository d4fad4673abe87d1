/** How often somebody may try. */
import type { App } from '../app.ts'
import { createGate } from './gate.ts'
import { networkOf } from './network.ts'

const QUARTER_HOUR = 15 * 60
/** Failed tries at one account from one address. */
const ACCOUNT_LIMIT = { max: 10, windowSeconds: QUARTER_HOUR }
/** Failed tries at any accounts from one address. */
const ADDRESS_LIMIT = { max: 50, windowSeconds: QUARTER_HOUR }
const SIGN_UP_LIMIT = { max: 300, windowSeconds: 60 * 60 }

/** Few at once, so that many tries sent together cannot all be let through before the first has failed. */
const gate = createGate(4)

interface Attempt {
  /** Names the account tried, whether or not it exists, e.g. `mentee:asha@example.in`. */
  account: string
  ip: string
}

const accountKeyOf = ({ account, ip }: Attempt) => `signin:account:${account.toLowerCase()}:${networkOf(ip)}`

/**
 * Runs one try at a password; `check` says whether it is right. Failed tries are counted by account and address, and by
 * address alone; a good one clears the account's. Throws RateLimitedError, also for the right password.
 */
export async function attempt(
  { limiter }: Pick<App, 'limiter'>,
  { account, ip }: Attempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const accountKey = accountKeyOf({ account, ip })
  const addressKey = `signin:ip:${networkOf(ip)}`
  return await gate.run(async () => {
    await limiter.check(addressKey, ADDRESS_LIMIT)
    // Counted before the answer is known: tries that run side by side each see the ones before.
    await limiter.take(accountKey, ACCOUNT_LIMIT)
    const isRight = await check()
    await (isRight ? limiter.clear(accountKey) : limiter.take(addressKey, ADDRESS_LIMIT))
    return isRight
  })
}

/** Forgets the failed tries at an account from this address, e.g. when its password is new. */
export async function forgetAttempts({ limiter }: Pick<App, 'limiter'>, { account, ip }: Attempt): Promise<void> {
  await limiter.clear(accountKeyOf({ account, ip }))
}

/** Counts a sign-up, of whatever kind; throws RateLimitedError past 300 an hour from one address. */
export async function countSignUp({ limiter }: Pick<App, 'limiter'>, ip: string): Promise<void> {
  await limiter.take(`signup:ip:${networkOf(ip)}`, SIGN_UP_LIMIT)
}
