import type { App } from '../app.ts'
import { type Bound, databaseRateLimiter } from '../database/rateLimiter.ts'
import type { Transaction } from '../database/client.ts'
import { CONFIRMATIONS_PER_HOUR } from '../rules/constants.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { type AccountRow, readAccount, type AccountKey } from './accountTable.ts'
import { byPlaceFor } from './bounds.ts'

/** Mails that a mailbox gets in a day about accounts that have not confirmed it, however many come and go. */
export const UNPROVEN_MAILS = { max: 20, windowSeconds: 24 * 60 * 60 }

/** Links that one network may ask for, and all of them together: nobody elsewhere uses up what the holder needs. */
const LINKS = { max: CONFIRMATIONS_PER_HOUR, windowSeconds: 60 * 60 }
const LINKS_IN_ALL = { max: 4 * CONFIRMATIONS_PER_HOUR, windowSeconds: 60 * 60 }

/**
 * What a link counts for that is asked for at an account that has not confirmed its address. By the mailbox, so that a
 * new account there, or one at another spelling, is mailed no more than the one before.
 */
export function linkBounds(
  what: string,
  { type, email }: Pick<AccountRow, 'type' | 'email'>,
  ip: string | undefined,
): Bound[] {
  const [name, mailbox] = [`${what}:${type}`, mailboxOf(email)]
  const ofPlace = ip === undefined ? [] : byPlaceFor(name, mailbox, ip, LINKS)
  return [...ofPlace, { key: `${name}:${mailbox}`, limit: LINKS_IN_ALL }]
}

/**
 * Whether a mail about an account may go to its address. Always once the account has confirmed it. Before, anybody may
 * have named it: the mail counts for the mailbox, and is not written past the limit. Mails about requests are counted apart
 * for each kind of account, so that signing up with somebody's address does not use them up. News of payments and of our
 * team's decisions is always mailed.
 */
export async function mayMail(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  { email, ...key }: AccountKey & { email: string },
  about: 'account' | 'requests' = 'account',
): Promise<boolean> {
  const counted = about === 'requests' ? `requests:${key.type}:${mailboxOf(email)}` : mailboxOf(email)
  const account = await readAccount<AccountRow>(tx, key)
  if (account?.emailConfirmedAt) return true
  try {
    await databaseRateLimiter(tx, clock, config.rateLimitFactor).take(`unproven:${counted}`, UNPROVEN_MAILS)
    return true
  } catch (error) {
    if (error instanceof RateLimitedError) return false
    throw error
  }
}
