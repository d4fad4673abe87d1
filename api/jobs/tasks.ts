import { sendPasswordReset } from '../accounts/sendPasswordReset.ts'
import type { App } from '../app.ts'
import { remindOfSession } from '../bookings/reminders.ts'
import type { Mailer } from '../mail/mailer.ts'
import { sendEmail } from '../mail/sendEmail.ts'
import { executeRefund } from '../payments/refunds.ts'
import { handleWebhook } from '../payments/webhook.ts'
import { endAccess, warnOfAccessEnd } from '../plans/accessNotices.ts'
import type { Tasks } from './enqueue.ts'
import { sweep } from './sweep.ts'

/** What a worker does for each task; each may be called twice, and at once. */
export type TaskHandlers = { [T in keyof Tasks]: (payload: Tasks[T]) => Promise<void> } & { sweep: () => Promise<void> }

export function taskHandlers(app: App, mailer: Mailer): TaskHandlers {
  return {
    sendEmail: ({ emailId }) => sendEmail(app, mailer, emailId),
    sendPasswordReset: (request) => sendPasswordReset(app, request),
    executeRefund: ({ refundId }) => executeRefund(app, refundId),
    handleWebhook: ({ eventId }) => handleWebhook(app, eventId),
    remindOfSession: (reminder) => remindOfSession(app, reminder),
    warnOfAccessEnd: (month) => warnOfAccessEnd(app, month),
    endAccess: (month) => endAccess(app, month),
    sweep: () => sweep(app),
  }
}
