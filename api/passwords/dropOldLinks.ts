import type { App } from '../app.ts'
import { DAY_MS } from '../rules/time/time.ts'
import { ENDED_LINK_DAYS } from '../rules/time/retention.ts'

/** Forgets mailed links that ended a month ago. */
export async function dropOldLinks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const ended = { expiresAt: { lt: new Date(clock.now().getTime() - ENDED_LINK_DAYS * DAY_MS) } }
  await db.passwordResetToken.deleteMany({ where: ended })
  await db.emailConfirmation.deleteMany({ where: ended })
}
