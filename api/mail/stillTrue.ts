import type { App } from '../app.ts'
import { remindedSession } from '../bookings/announceReminder.ts'
import { isOn } from '../bookings/reminders.ts'
import type { Email } from '../generated/prisma/client.ts'
import { isAccessNewsTrue } from '../plans/announceAccess.ts'

type Check = (app: Pick<App, 'db'>, email: Email, now: Date) => Promise<boolean>

/** By the first word of a mail's dedupeKey: mails that may have become untrue while the server was away. */
const CHECKS: Partial<Record<string, Check>> = {
  reminder: ({ db }, email) => {
    const { id, startsAt } = remindedSession(email)
    return isOn(db, id, startsAt)
  },
  access: isAccessNewsTrue,
}

/** Whether what a mail says holds when its turn to be sent has come. */
export async function isStillTrue(app: Pick<App, 'db'>, email: Email, now: Date): Promise<boolean> {
  if (email.validUntil && email.validUntil <= now) return false
  return (await CHECKS[email.dedupeKey.split(':', 1)[0] ?? '']?.(app, email, now)) ?? true
}
