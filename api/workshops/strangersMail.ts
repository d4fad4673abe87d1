import type { App } from '../app.ts'
import { databaseRateLimiter } from '../database/rateLimiter.ts'
import type { Transaction } from '../database/client.ts'

/** Mails that anybody may have sent to an address by naming it, from whatever networks and accounts, for all workshops. */
export const STRANGERS_MAILS = { max: 20, windowSeconds: 24 * 60 * 60 }

/**
 * Counts a mail to an address that is not known to be the asker's, in the transaction that writes it: past the limit
 * RateLimitedError is thrown, and nothing is written. Whoever is logged in with the address confirmed is not counted.
 */
export const countStrangersMail = (
  tx: Transaction,
  { clock, config }: Pick<App, 'clock' | 'config'>,
  email: string,
): Promise<void> =>
  databaseRateLimiter(tx, clock, config.rateLimitFactor).take(`workshop-news:${email.toLowerCase()}`, STRANGERS_MAILS)
