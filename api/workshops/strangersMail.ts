import { byPlaceFor, takeEach } from '../accounts/bounds.ts'
import type { App } from '../app.ts'
import { databaseRateLimiter } from '../database/rateLimiter.ts'
import type { Transaction } from '../database/client.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'

const DAY = 24 * 60 * 60
/** Mails that anybody may have sent to an address by naming it, from whatever networks and accounts, for all workshops. */
export const STRANGERS_MAILS = { max: 20, windowSeconds: DAY }
/** Of these from one network. */
export const STRANGERS_MAILS_OF_NETWORK = { max: 6, windowSeconds: DAY }

/** Past the total: strangers elsewhere do not use up what the holder of the address needs. */
const LATER_MAILS = { max: 2, windowSeconds: 60 * 60 }

/**
 * Counts a mail to an address that is not known to be the asker's, in the transaction that writes it: past the limit
 * RateLimitedError is thrown, and nothing is written. Whoever is logged in with the address confirmed is not counted.
 */
export async function countStrangersMail(
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  { email, ip }: { email: string; ip: string | undefined },
): Promise<void> {
  const limiter = databaseRateLimiter(tx, clock, config.rateLimitFactor)
  const mailbox = mailboxOf(email)
  const inAll = { key: `workshop-news:${mailbox}`, limit: STRANGERS_MAILS }
  const ofPlace = ip === undefined ? [] : byPlaceFor('workshop-news', mailbox, ip, STRANGERS_MAILS_OF_NETWORK)
  const later = { key: `workshop-news:${mailbox}:later`, limit: LATER_MAILS }
  const isSpent = (await limiter.firstSpent([inAll])) !== null
  await takeEach({ limiter }, [...ofPlace, isSpent ? later : inAll])
}
