import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { RateLimitedError } from '../rules/userErrors.ts'

/** Entries of failures at one account, and of those at none: who tries from many networks must not fill the log. */
const LIMIT = { max: 100, windowSeconds: 60 * 60 }

/** Writes down that somebody failed to log in, and at whose account. What was typed in is nobody's to keep. */
export async function recordFailedLogin(
  app: Pick<App, 'db' | 'clock' | 'limiter'>,
  user: { id: number } | null,
  wrong: 'password' | 'code',
): Promise<void> {
  try {
    await app.limiter.take(`failed-login:${user?.id ?? 'nobody'}`, LIMIT)
  } catch (error) {
    if (error instanceof RateLimitedError) return
    throw error
  }
  await inTransaction(app.db, (tx) =>
    record(tx, app, 'visitor', {
      action: 'login.failed',
      subjects: user ? [`administrator:${user.id}`] : [],
      ...(user && { after: { wrong } }),
    }),
  )
}
