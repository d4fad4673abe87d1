/** Links to a new password: a random token in the mail, its SHA-256 in a row, good once. */
import { HOUR_MS, MINUTE_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { sameText } from '../database/containing.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { RESET_LINK_MINUTES, RESET_MAILS_PER_HOUR, WELCOME_LINK_DAYS } from '../rules/constants.ts'
import { type AccountRow, readAccount, type AccountKey } from '../accounts/accountTable.ts'
import { hashToken, isToken, newToken } from '../accounts/tokens.ts'

interface Owner {
  email: string
  type: UserType
}

/** A new link for the account. Earlier links are void, except the one to a first password. */
export async function resetLink(tx: Transaction, app: Pick<App, 'config' | 'clock'>, owner: Owner): Promise<string> {
  await tx.passwordResetToken.updateMany({
    where: { email: owner.email.toLowerCase(), userType: owner.type, used: false, isFirst: false },
    data: { used: true },
  })
  return `${app.config.publicUrl}/reset-password?token=${await makeToken(tx, app, owner, RESET_LINK_MINUTES)}`
}

/** The link under which a new community member sets their first password; the page says so. */
export async function firstPasswordLink(
  tx: Transaction,
  app: Pick<App, 'config' | 'clock'>,
  { email }: Pick<AccountRow, 'email'>,
): Promise<string> {
  const token = await makeToken(tx, app, { email, type: 'community' }, WELCOME_LINK_DAYS * 24 * 60, true)
  return `${app.config.publicUrl}/reset-password?first=1&token=${token}`
}

/** Deletes every link of the account. They no longer count for the hourly limit: others may have asked for them. */
export async function dropResetTokens(tx: Transaction, { email, type }: Owner): Promise<void> {
  await tx.passwordResetToken.deleteMany({ where: { email: sameText(email), userType: type } })
}

/** The same after a change by who is signed in. Links to an unconfirmed address stay, for the mailbox's owner. */
export async function dropOwnResetTokens(tx: Transaction, account: AccountKey & Owner): Promise<void> {
  const isConfirmed = (await readAccount<AccountRow>(tx, account))?.emailConfirmedAt != null
  if (isConfirmed) await dropResetTokens(tx, account)
}

/** Whether the account was sent all reset links of an hour under one password, whatever networks asked for them. */
export async function hasEnoughLinks(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  { email, type }: Owner,
): Promise<boolean> {
  const hourAgo = new Date(clock.now().getTime() - HOUR_MS)
  const where = { email: email.toLowerCase(), userType: type, isFirst: false, createdAt: { gt: hourAgo } }
  return (await tx.passwordResetToken.count({ where })) >= RESET_MAILS_PER_HOUR
}

/** Whose token it is while it can still be taken, so that no password is hashed in vain; null otherwise. */
export async function resetTokenOwner(
  tx: Pick<Transaction, 'passwordResetToken'>,
  token: string,
  now: Date,
): Promise<Owner | null> {
  return isToken(token) ? ownerOf(await tx.passwordResetToken.findFirst({ where: good(token, now) })) : null
}

/** Takes the token by one conditional write: of many requests at once, one gets its owner, the others null. */
export async function takeResetToken(tx: Transaction, token: string, now: Date): Promise<Owner | null> {
  const [row] = await tx.passwordResetToken.updateManyAndReturn({ where: good(token, now), data: { used: true } })
  return ownerOf(row)
}

const ownerOf = (row: { email: string; userType: UserType } | null | undefined): Owner | null =>
  row ? { email: row.email, type: row.userType } : null

const good = (token: string, now: Date) => ({ token: hashToken(token), used: false, expiresAt: { gt: now } })

async function makeToken(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  { email, type }: Owner,
  minutes: number,
  isFirst = false,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await tx.passwordResetToken.create({
    data: {
      token: hashToken(token),
      email: email.toLowerCase(),
      userType: type,
      isFirst,
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
    },
  })
  return token
}
