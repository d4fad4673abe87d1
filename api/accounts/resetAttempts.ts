/** How often a new password may be asked for, and how often a wrong link may be tried. */
import type { App } from '../app.ts'
import { networkOf } from './network.ts'

const QUARTER_HOUR = 15 * 60
const ACCOUNT_LIMIT = { max: 10, windowSeconds: QUARTER_HOUR }
const ADDRESS_LIMIT = { max: 50, windowSeconds: QUARTER_HOUR }

const addressKey = (ip: string) => `reset:ip:${networkOf(ip)}`

/** Counts a request for a link, whether or not the account exists. Throws RateLimitedError. */
export async function countResetRequest(
  { limiter }: Pick<App, 'limiter'>,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  await limiter.take(addressKey(ip), ADDRESS_LIMIT)
  await limiter.take(`reset:account:${email.toLowerCase()}:${networkOf(ip)}`, ACCOUNT_LIMIT)
}

/** Throws RateLimitedError when the address has tried too often. */
export async function checkResets({ limiter }: Pick<App, 'limiter'>, ip: string): Promise<void> {
  await limiter.check(addressKey(ip), ADDRESS_LIMIT)
}

/** Counts a link that was no good. Throws RateLimitedError past the limit. */
export async function countBadReset({ limiter }: Pick<App, 'limiter'>, ip: string): Promise<void> {
  await limiter.take(addressKey(ip), ADDRESS_LIMIT)
}
