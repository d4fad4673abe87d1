/** How often a new password may be asked for, and how often a wrong link may be tried. */
import type { App } from '../app.ts'
import { ACCOUNT_TRIES, ADDRESS_TRIES } from '../accounts/attempts.ts'
import { byPlace, byPlaceFor, takeEach } from '../accounts/bounds.ts'

/**
 * Counts a request for a link, whether or not the account exists. Nothing is counted for the account from everywhere:
 * strangers would use it up, and the mails to it are bounded where they are written. Throws RateLimitedError.
 */
export async function countResetRequest(
  app: Pick<App, 'limiter'>,
  { email, ip }: { email: string; ip: string },
): Promise<void> {
  await takeEach(app, [...byPlaceFor('reset', email, ip, ACCOUNT_TRIES), ...byPlace('reset', ip, ADDRESS_TRIES)])
}

/** Counts a link that was no good, apart from what is asked for. Throws RateLimitedError past the limit. */
export async function countBadReset(app: Pick<App, 'limiter'>, ip: string): Promise<void> {
  await takeEach(app, byPlace('reset:bad', ip, ADDRESS_TRIES))
}
