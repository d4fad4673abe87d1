/** Links that confirm an email address: a random token in the mail, its SHA-256 in a row, 7 days. */
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { WELCOME_LINK_DAYS, CONFIRMATIONS_PER_HOUR } from '../rules/constants.ts'
import { type AccountRow, type AccountKey, readAccount } from './accountTable.ts'
import { hashToken, newToken } from './tokens.ts'
import { queueEmail } from '../mail/outbox.ts'
import { type Bound, databaseRateLimiter } from '../database/rateLimiter.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { byPlaceFor, mailsOfDay, mayTake } from './bounds.ts'

/** When the links of a welcome mail, and those that confirm an address, end; a mail with one is not sent after it. */
export const linkEnds = ({ clock }: Pick<App, 'clock'>): Date =>
  new Date(clock.now().getTime() + WELCOME_LINK_DAYS * DAY_MS)

/** Voids all links that the account was sent, because its address is confirmed or has changed. */
export async function spendConfirmations(tx: Transaction, { type, id }: AccountKey, now: Date): Promise<void> {
  await tx.emailConfirmation.updateMany({ where: { userType: type, userId: id, usedAt: null }, data: { usedAt: now } })
}

/** A new link that confirms the address, which may replace `formerEmail`; earlier links work until one is used. */
export async function confirmationLink(
  tx: Transaction,
  { config, clock }: Pick<App, 'config' | 'clock'>,
  { type, id, email }: Pick<AccountRow, 'type' | 'id' | 'email'>,
  formerEmail: string | null = null,
): Promise<string> {
  const token = newToken()
  await tx.emailConfirmation.create({
    data: {
      tokenHash: hashToken(token),
      userType: type,
      userId: id,
      email,
      formerEmail,
      createdAt: clock.now(),
      expiresAt: linkEnds({ clock }),
    },
  })
  return `${config.publicUrl}/confirm-email?token=${token}`
}

/** Former addresses of the account, in lower case, each once; known for as long as its links are stored. */
export async function formerAddresses(tx: Transaction, { type, id }: AccountKey): Promise<string[]> {
  const links = await tx.emailConfirmation.findMany({
    where: { userType: type, userId: id, formerEmail: { not: null } },
    select: { formerEmail: true },
  })
  return [...new Set(links.map(({ formerEmail }) => formerEmail!.toLowerCase()))]
}

/** Mails a new link. It greets nobody by name, because somebody else may have given a name with this address. */
export async function mailConfirmation(
  tx: Transaction,
  app: Pick<App, 'config' | 'clock'>,
  { type, id, email }: Pick<AccountRow, 'type' | 'id' | 'email'>,
  link: string,
): Promise<void> {
  await queueEmail(tx, app, {
    kind: 'confirmation',
    dedupeKey: `confirmation:${type}:${id}:${randomUUID()}`,
    to: email,
    recipient: { type, id },
    about: null,
    validUntil: linkEnds(app),
    subject: 'Confirm your email address',
    content: {
      heading: 'Confirm your email address',
      paragraphs: [
        `A ${type} account on Plumbline uses this email address. If this is your account, confirm the email address, so that our emails reach you.`,
      ],
      action: { label: 'Confirm my email address', url: link },
      note: `The link works for ${WELCOME_LINK_DAYS} days. If you don't have an account with us, you can ignore this email.`,
    },
  })
}

/** Mails that a mailbox gets in a day about accounts that have not confirmed it, however many come and go. */
export const UNPROVEN_MAILS = { max: 20, windowSeconds: 24 * 60 * 60 }

/** Links that one network may ask for, and all of them together: nobody elsewhere uses up what the holder needs. */
const LINKS = { max: CONFIRMATIONS_PER_HOUR, windowSeconds: 60 * 60 }
const LINKS_IN_ALL = { max: 4 * CONFIRMATIONS_PER_HOUR, windowSeconds: 60 * 60 }

/** What a link for an unconfirmed address counts for: by the mailbox, however accounts and spellings change. */
export async function linkBounds(
  app: { limiter: Pick<App['limiter'], 'firstSpent'> },
  what: string,
  { type, email }: Pick<AccountRow, 'type' | 'email'>,
  ip: string | undefined,
): Promise<Bound[]> {
  const [name, mailbox] = [`${what}:${type}`, mailboxOf(email)]
  const ofPlace = ip === undefined ? [] : byPlaceFor(name, mailbox, ip, LINKS)
  const ofDay = await mailsOfDay(app, `${name}:${mailbox}:day`)
  return [...ofPlace, { key: `${name}:${mailbox}`, limit: LINKS_IN_ALL }, ofDay]
}

/**
 * Whether a mail about an account may go to its address: always once it is confirmed. Before, anybody may have named
 * it, and the mail counts for the mailbox; requests are counted apart, so that signing up does not use them up.
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
  const limiter = databaseRateLimiter(tx, clock, config.rateLimitFactor)
  return await mayTake({ limiter }, [{ key: `unproven:${counted}`, limit: UNPROVEN_MAILS }])
}
