import { DAY_MS } from '../rules/time/durations.ts'
import { randomUUID } from 'node:crypto'
import { EmailTakenError } from '../accounts/accountErrors.ts'
import { type AccountKey, type AccountRow, changeAccount, readAccount } from '../accounts/accountTable.ts'
import { isStill } from '../accounts/credentials.ts'
import {
  confirmationLink,
  formerAddresses,
  mailConfirmation,
  mayMail,
  spendConfirmations,
} from '../accounts/emailConfirmations.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { violates } from '../database/transaction.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { queueEmail } from '../mail/outbox.ts'
import { EMAIL_CHANGES_PER_HOUR } from '../rules/constants.ts'
import { ENDED_LINK_DAYS } from '../rules/time/retention.ts'
import { passwordIsMissing, passwordIsWrong } from '../accounts/passwords.ts'
import { dropOwnResetTokens } from './resetTokens.ts'

const CHANGES = { max: EMAIL_CHANGES_PER_HOUR, windowSeconds: 60 * 60 }

/** Counts a change of address: each mails one that need not be theirs. Throws RateLimitedError past five an hour. */
export async function countEmailChange({ limiter }: Pick<App, 'limiter'>, { type, id }: AccountKey): Promise<void> {
  await limiter.take(`email-changes:${type}:${id}`, CHANGES)
}

/** Whether two spellings are one address: accounts are found by it without case. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const unconfirmed = (to: string) => Prisma.sql`email = ${to}, email_confirmed_at = NULL`

interface Change {
  account: AccountKey
  from: string
  to: string
  /** Hash of the password that was proven; not needed for another case of the same address. */
  passwordHash?: string | undefined
  /** An administrator does it: nobody's password is asked for. */
  isByTeam?: boolean
  /** What became of links that others could read with: a sentence each. */
  links?: readonly string[]
}

/**
 * Gives an account another address, to be confirmed; the owner of a confirmed one is told there, and links to a new
 * password end. Throws ValidationError without the proven password, and EmailTakenError.
 */
export async function replaceEmail(
  tx: Transaction,
  app: Pick<App, 'config' | 'clock'>,
  { account, from, to, passwordHash, isByTeam = false, links = [] }: Change,
): Promise<void> {
  const { type, id } = account
  const isSame = isSameAddress(from, to)
  const isTold = !isSame && (await mayMail(tx, app, { type, id, email: from }))
  const isFollowed = !isSame && (await isOwn(tx, app, account))
  // Before the change: the new address is not confirmed.
  if (!isSame) await dropOwnResetTokens(tx, { type, id, email: from })
  try {
    if (isSame) await changeAccount(tx, account, Prisma.sql`email = ${to}`)
    else if (isByTeam) await changeAccount(tx, account, unconfirmed(to))
    else if (passwordHash === undefined) throw passwordIsMissing()
    else if (!(await changeAccount(tx, account, unconfirmed(to), isStill(passwordHash)))) throw passwordIsWrong()
  } catch (error) {
    if (violates(error, `${type === 'community' ? 'community_member' : type}s_email_key`)) throw new EmailTakenError()
    throw error
  }
  if (isSame) return
  // Also when it comes back to the address that they were sent to.
  await spendConfirmations(tx, account, app.clock.now())
  if (isTold)
    await queueEmail(tx, app, {
      kind: 'email-changed',
      dedupeKey: `email-changed:${type}:${id}:${randomUUID()}`,
      to: from,
      recipient: account,
      // The mailbox may belong to somebody else by now.
      about: account,
      subject: 'Your email address was changed',
      content: {
        heading: 'Your email address was changed',
        paragraphs: [
          `Your ${type} account now uses another email address. From now on we write there, and you log in with it.`,
          isByTeam
            ? 'Our team has changed it, and you have been logged out everywhere.'
            : 'You have been logged out on your other devices.',
          ...links,
          `If ${isByTeam ? "you didn't ask for it" : "this wasn't you"}, write to ${app.config.supportEmail} from this email address right away and mention ${type} account ${id}. You don't need to log in for that.`,
        ],
      },
    })
  const link = await confirmationLink(tx, app, { ...account, email: to }, isFollowed ? from : null)
  const moved = { type, id, email: to }
  if (await mayMail(tx, app, moved)) await mailConfirmation(tx, app, moved, link)
}

/**
 * Whether what is kept under the address goes along: it was confirmed, or the account was made with it. Otherwise one
 * could move to somebody's address and take their seats.
 */
async function isOwn(tx: Transaction, { clock }: Pick<App, 'clock'>, account: AccountKey): Promise<boolean> {
  const row = await readAccount<AccountRow>(tx, account)
  if (!row || row.emailConfirmedAt !== null) return row !== null
  // Of an older account, links of earlier changes may have been forgotten.
  const isNew = clock.now().getTime() - row.createdAt.getTime() < ENDED_LINK_DAYS * DAY_MS
  return isNew && (await formerAddresses(tx, account)).length === 0
}
