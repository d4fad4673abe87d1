/** How often a new password may be asked for, and how often a wrong link may be tried. */
import type { App } from '../app.ts'
import { networkOf } from '../accounts/network.ts'

const QUARTER_HOUR = 15 * 60
const ACCOUNT_LIMIT = { max: 10, windowSeconds: QUARTER_HOUR }
const ADDRESS_LIMIT = { max: 50, windowSeconds: QUARTER_HOUR }

/** Counts a request for a link, whether or not the account exists. Throws RateLimitedError. */
export async function countResetRequest(
  { limiter }: Pick<App, 'limiter'>,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  await limiter.take(`reset:ip:${networkOf(ip)}`, ADDRESS_LIMIT)
  await limiter.take(`reset:account:${email.toLowerCase()}:${networkOf(ip)}`, ACCOUNT_LIMIT)
}

/** Counts a link that was no good, apart from what is asked for. Throws RateLimitedError past the limit. */
export async function countBadReset({ limiter }: Pick<App, 'limiter'>, ip: string): Promise<void> {
  await limiter.take(`reset:bad:${networkOf(ip)}`, ADDRESS_LIMIT)
}
