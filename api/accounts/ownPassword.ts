/** The password of somebody who is signed in, asked for again before something that matters. */
import type { App } from '../app.ts'
import type { Bound } from '../database/rateLimiter.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { SECURITY_MESSAGES } from '../rules/inputs/accountSecurity.ts'
import { NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { ACCOUNT_TRIES, checkEach, giveBackIfBusy, RIGHT_PASSWORDS, takeEach } from './bounds.ts'
import { verifyPassword } from './passwords.ts'

/** A member's account or an administrator. */
interface Asked {
  type: UserType | 'admin'
  id: number
}

const CURRENT = 'currentPassword'

/** For a form with a current password: it is not the account's. */
export const passwordIsWrong = () => new ValidationError([{ path: CURRENT, message: SECURITY_MESSAGES.currentWrong }])

/** For such a form: it is missing, and another address needs it. */
export const passwordIsMissing = () =>
  new ValidationError([{ path: CURRENT, message: SECURITY_MESSAGES.currentForEmail }])

/** Counted by the account alone: what others at the same address get wrong does not matter here. */
export const ownPasswordBounds = ({ type, id }: Asked): { wrong: Bound; right: Bound } => ({
  wrong: { key: `own-password:${type}:${id}`, limit: ACCOUNT_TRIES },
  right: { key: `own-password:right:${type}:${id}`, limit: RIGHT_PASSWORDS },
})

/**
 * Checks the password of `row`, which is null when the account is gone; the answer is that row. `path` and `message` say
 * where a form shows that it is wrong. Throws ValidationError for a wrong one and for an account without one,
 * NotSignedInError, and RateLimitedError past 10 wrong or 30 right ones in 15 minutes.
 */
export async function verifyOwnPassword<Row extends { passwordHash: string | null }>(
  app: Pick<App, 'limiter'>,
  { type, id }: Asked,
  row: Row | null,
  {
    password,
    path = CURRENT,
    message = SECURITY_MESSAGES.currentWrong,
  }: { password: string; path?: string; message?: string },
): Promise<Row & { passwordHash: string }> {
  if (!row) throw new NotSignedInError()
  const { passwordHash } = row
  if (passwordHash === null) throw new ValidationError([{ path, message: SECURITY_MESSAGES.noPassword }])
  const isRight = await attemptOwn(app, { type, id }, () => verifyPassword(passwordHash, password, `${type}:${id}`))
  if (!isRight) throw new ValidationError([{ path, message }])
  return { ...row, passwordHash }
}

/** Runs and counts one try. Throws RateLimitedError, also for the right password. */
export async function attemptOwn(
  app: Pick<App, 'limiter'>,
  account: Asked,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { wrong, right } = ownPasswordBounds(account)
  await checkEach(app, [right])
  // Counted before the answer is known, so that tries side by side each see the ones before.
  await takeEach(app, [wrong])
  const isRight = await check().catch((error: unknown) => giveBackIfBusy(app, [wrong], error))
  if (isRight) {
    await app.limiter.clear(wrong.key)
    await takeEach(app, [right])
  }
  return isRight
}
