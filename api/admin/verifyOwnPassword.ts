import { attemptOwn } from '../accounts/attempts.ts'
import { verifyPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import type { AdminUser } from '../generated/prisma/client.ts'
import { ADMIN_MESSAGES } from '../rules/inputs/administrator.ts'
import { NotSignedInError, ValidationError } from '../rules/userErrors.ts'

/**
 * Asks for an administrator's own password once more, before something that matters. Wrong ones count for the
 * administrator: 10 in 15 minutes. Throws ValidationError at `path`, RateLimitedError, and NotSignedInError when they
 * are gone.
 */
export async function verifyOwnPassword(
  app: Pick<App, 'db' | 'limiter'>,
  { id }: { id: number },
  password: string,
  { path = 'ownPassword', message = ADMIN_MESSAGES.wrongPassword }: { path?: string; message?: string } = {},
): Promise<AdminUser> {
  const user = await app.db.adminUser.findUnique({ where: { id } })
  if (!user) throw new NotSignedInError()
  if (!(await attemptOwn(app, { type: 'admin', id }, () => verifyPassword(user.passwordHash, password, `admin:${id}`))))
    throw new ValidationError([{ path, message }])
  return user
}
