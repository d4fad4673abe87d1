/** Links that confirm an email address: a random token in the mail, its SHA-256 in a row, 7 days. */
import { DAY_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { WELCOME_LINK_DAYS } from '../rules/constants.ts'
import type { AccountRow, AccountKey } from './accountTable.ts'
import { hashToken, newToken } from './tokens.ts'
import type { MailContent } from '../mail/content.ts'

/** When the links of a welcome mail, and those that confirm an address, end; a mail with one is not sent after it. */
export const linkEnds = ({ clock }: Pick<App, 'clock'>): Date =>
  new Date(clock.now().getTime() + WELCOME_LINK_DAYS * DAY_MS)

/** Voids all links that the account was sent, because its address is confirmed or has changed. */
export async function spendConfirmations(tx: Transaction, { type, id }: AccountKey, now: Date): Promise<void> {
  await tx.emailConfirmation.updateMany({ where: { userType: type, userId: id, usedAt: null }, data: { usedAt: now } })
}

/**
 * A new link that confirms the account's address; links made before keep working until one of them is used.
 * `formerEmail` is the address that it replaces, if any.
 */
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

/** The mail with a new link. It greets nobody by name, because somebody else may have given a name with this address. */
export function confirmationMail(
  { type }: Pick<AccountRow, 'type'>,
  link: string,
): { subject: string; content: MailContent } {
  return {
    subject: 'Confirm your email address',
    content: {
      heading: 'Confirm your email address',
      paragraphs: [
        `A ${type} account on Plumbline uses this email address. If this is your account, confirm the email address, so that our emails reach you.`,
      ],
      action: { label: 'Confirm my email address', url: link },
      note: `The link works for ${WELCOME_LINK_DAYS} days. If you don't have an account with us, you can ignore this email.`,
    },
  }
}
