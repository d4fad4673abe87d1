import type { App } from '../app.ts'
import type { Email } from '../generated/prisma/client.ts'

type Check = (app: Pick<App, 'db'>, email: Email, now: Date) => Promise<boolean>

/** By the first word of a mail's dedupeKey: mails that may have become untrue while the server was away. */
const CHECKS: Partial<Record<string, Check>> = {}

/** Whether what a mail says holds when its turn to be sent has come. */
export async function isStillTrue(app: Pick<App, 'db'>, email: Email, now: Date): Promise<boolean> {
  if (email.validUntil && email.validUntil <= now) return false
  return (await CHECKS[email.dedupeKey.split(':', 1)[0] ?? '']?.(app, email, now)) ?? true
}
