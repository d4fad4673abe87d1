import { DAY_MS } from '../rules/time/durations.ts'
import { MAIL_DAYS } from '../rules/time/retention.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { REQUEUED, STALE_MS } from '../jobs/enqueue.ts'
import type { Work } from '../jobs/work.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { addSendJob } from './outbox.ts'
import { sendEmail } from './sendEmail.ts'
import { wipeMails } from './wipeMails.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    sendEmail: { emailId: number }
  }
}

/** Sends what the outbox holds, and finds mails that have lost their job. One mailer a process. */
export const mailJobs = (
  app: Pick<App, 'db' | 'clock' | 'config' | 'log' | 'parts'>,
  mailer: Mailer = createMailer(app.config),
) => {
  const canSend = mailer.smtp !== null || mailer.hasMailbox
  if (!canSend) app.log.warn({}, 'SMTP_URL is none: emails wait until there is a server, and reach nobody')
  return {
    tasks: { sendEmail: ({ emailId }) => sendEmail(app, mailer, emailId) },
    sweep: {
      // Without a server a job finds nothing to do.
      mails: async () => void (canSend && (await requeueMails(app))),
      wipedMails: () => wipeMails(app, mailer),
      oldMails: () => dropOldMails(app),
    },
    close: () => mailer.close(),
  } satisfies Work
}

/** Mails whose job was lost get a new one, each in the place that its time gives it: so one that only waits keeps its own. */
async function requeueMails({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const stale = new Date(clock.now().getTime() - STALE_MS)
  const emails = await db.email.findMany({
    where: {
      status: 'queued',
      OR: [{ nextTryAt: { lt: stale } }, { nextTryAt: null, createdAt: { lt: stale } }],
    },
    select: { id: true, nextTryAt: true, createdAt: true },
    orderBy: { id: 'asc' },
    take: REQUEUED,
  })
  await inTransaction(db, async (tx) => {
    for (const { id, nextTryAt, createdAt } of emails) await addSendJob(tx, id, nextTryAt ?? createdAt)
  })
}

const BATCH = 1000

/**
 * Removes mails that have had their time, whether they were sent or given up; one that still waits stays. Their keys
 * may go with them: whatever queues a mail remembers its cause in a row of its own, or looks back a few days at most.
 */
async function dropOldMails({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - MAIL_DAYS * DAY_MS)
  await db.email.deleteMany({ where: { createdAt: { lt: before }, status: { not: 'queued' } }, limit: BATCH })
}
