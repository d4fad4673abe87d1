/** Links to a new password: a random token in the mail, its SHA-256 in a row, good once. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { RESET_LINK_MINUTES, WELCOME_LINK_DAYS } from '../rules/constants.ts'
import type { AccountRow } from './accountRow.ts'
import { hashToken, isToken, newToken } from './tokens.ts'

const MINUTE_MS = 60_000

interface Owner {
  email: string
  type: UserType
}

/** A new link for the account; those of before are void. */
export async function resetLink(tx: Transaction, app: Pick<App, 'config' | 'clock'>, owner: Owner): Promise<string> {
  await voidResetTokens(tx, owner)
  return `${app.config.publicUrl}/reset-password?token=${await makeToken(tx, app, owner, RESET_LINK_MINUTES)}`
}

/** The link under which a new community member sets their first password; the page then speaks of setting one. */
export async function firstPasswordLink(
  tx: Transaction,
  app: Pick<App, 'config' | 'clock'>,
  { email }: Pick<AccountRow, 'email'>,
): Promise<string> {
  const token = await makeToken(tx, app, { email, type: 'community' }, WELCOME_LINK_DAYS * 24 * 60)
  return `${app.config.publicUrl}/reset-password?first=1&token=${token}`
}

/** Makes every link of the account worthless, e.g. when its password was changed or it is closed. */
export async function voidResetTokens(tx: Transaction, { email, type }: Owner): Promise<void> {
  await tx.passwordResetToken.updateMany({
    where: { email: email.toLowerCase(), userType: type, used: false },
    data: { used: true },
  })
}

/** Whether the token could still be taken, for not hashing a password in vain. */
export async function isResetToken(tx: Pick<Transaction, 'passwordResetToken'>, token: string, now: Date) {
  return isToken(token) && (await tx.passwordResetToken.count({ where: good(token, now) })) === 1
}

/** Takes the token, one conditional write: of many at once one gets its owner, the others null. */
export async function takeResetToken(tx: Transaction, token: string, now: Date): Promise<Owner | null> {
  const [row] = await tx.passwordResetToken.updateManyAndReturn({
    where: good(token, now),
    data: { used: true },
    select: { email: true, userType: true },
  })
  return row ? { email: row.email, type: row.userType } : null
}

const good = (token: string, now: Date) => ({ token: hashToken(token), used: false, expiresAt: { gt: now } })

async function makeToken(
  tx: Transaction,
  { clock }: Pick<App, 'clock'>,
  { email, type }: Owner,
  minutes: number,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await tx.passwordResetToken.create({
    data: {
      token: hashToken(token),
      email: email.toLowerCase(),
      userType: type,
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
    },
  })
  return token
}
