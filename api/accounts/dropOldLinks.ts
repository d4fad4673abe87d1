import type { App } from '../app.ts'

/** Kept so long after their end that whoever opens one is told it has expired, not that it never was. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Forgets mailed links that ended a month ago. */
export async function dropOldLinks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const ended = { expiresAt: { lt: new Date(clock.now().getTime() - KEPT_MS) } }
  await db.passwordResetToken.deleteMany({ where: ended })
  await db.emailConfirmation.deleteMany({ where: ended })
}
