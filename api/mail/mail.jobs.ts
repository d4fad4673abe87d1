import { DAY_MS } from '../rules/time/durations.ts'
import { MAIL_DAYS } from '../rules/time/retention.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { REQUEUED, STALE_MS } from '../jobs/enqueue.ts'
import type { Work } from '../jobs/work.ts'
import { createMailer, type Mailer, isGivenUp, retryDelay } from './mailer.ts'
import { addSendJob } from './outbox.ts'
import { wipeMails, LEASE_MS, WIPED } from './unsentMails.ts'
import type { Email } from '../generated/prisma/client.ts'

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
    where: { status: 'queued', OR: [{ nextTryAt: { lt: stale } }, { nextTryAt: null, createdAt: { lt: stale } }] },
    select: { id: true, nextTryAt: true, createdAt: true },
    orderBy: { id: 'asc' },
    take: REQUEUED,
  })
  await inTransaction(db, async (tx) => {
    for (const { id, nextTryAt, createdAt } of emails) await addSendJob(tx, id, nextTryAt ?? createdAt)
  })
}

const BATCH = 1000

/** Removes old mails that do not wait. Their keys may go: causes are not looked back at for so long. */
async function dropOldMails({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - MAIL_DAYS * DAY_MS)
  await db.email.deleteMany({ where: { createdAt: { lt: before }, status: { not: 'queued' } }, limit: BATCH })
}

type Deps = Pick<App, 'db' | 'clock' | 'log' | 'parts'>

/**
 * Sends one queued mail, or keeps it for /dev/mailbox. What SMTP refuses is tried again by another job. A crash between
 * sending and marking sends it once more, with the same Message-ID.
 */
export async function sendEmail(app: Deps, mailer: Mailer, emailId: number): Promise<void> {
  // Without a server it waits for one: a later start finds it.
  if (!mailer.smtp && !mailer.hasMailbox) return
  const now = app.clock.now()
  const closed = mailer.smtp && mailer.pause.until(now)
  if (closed) return await postpone(app, emailId, closed)
  const email = await take(app, emailId, now)
  if (!email) return await comeBack(app, emailId, now)
  if (!(await isStillTrue(app, email, now))) return await finish(app, emailId, { status: 'dropped', ...WIPED })
  if (!mailer.smtp) return await finish(app, emailId, { status: 'kept', deliveredAt: now })
  try {
    await mailer.smtp.send(email)
  } catch (error) {
    return await failed(app, mailer, email, sendFailure(error))
  }
  mailer.pause.answered()
  await finish(app, emailId, { status: 'sent', ...WIPED, lastError: null, deliveredAt: app.clock.now() })
}

/** Takes it for as long as a sending may last; null when it is not to be sent now. */
async function take({ db }: Deps, id: number, now: Date): Promise<Email | null> {
  const [email] = await db.email.updateManyAndReturn({
    where: { id, status: 'queued', OR: [{ nextTryAt: null }, { nextTryAt: { lte: now } }] },
    data: { attempts: { increment: 1 }, nextTryAt: new Date(now.getTime() + LEASE_MS) },
  })
  return email ?? null
}

/** Another has it, or its time has not come: looks again then. Nothing to do for one that is sent. */
async function comeBack({ db }: Deps, id: number, now: Date): Promise<void> {
  const waiting = await db.email.findFirst({ where: { id, status: 'queued' }, select: { nextTryAt: true } })
  if (!waiting) return
  // A second ahead: this node's clock may be a little behind the database's.
  const at = Math.max(waiting.nextTryAt?.getTime() ?? 0, now.getTime()) + 1_000
  await inTransaction(db, (tx) => addSendJob(tx, id, new Date(at)))
}

async function postpone({ db }: Deps, id: number, until: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { count } = await tx.email.updateMany({
      where: { id, status: 'queued', OR: [{ nextTryAt: null }, { nextTryAt: { lte: until } }] },
      data: { nextTryAt: until },
    })
    if (count > 0) await addSendJob(tx, id, until)
  })
}

async function failed(app: Deps, { pause }: Mailer, email: Email, { kind, reason }: SendFailure): Promise<void> {
  const { id: emailId, attempts } = email
  const now = app.clock.now()
  if (kind !== 'away') pause.answered()
  if (kind === 'refused' || (kind === 'later' && isGivenUp(email.createdAt, now))) {
    app.log.error({ emailId, reason }, 'email refused, it will not be tried again')
    return await finish(app, emailId, { status: 'failed', lastError: reason })
  }
  const nextTryAt = kind === 'away' ? pause.failed(now) : new Date(now.getTime() + retryDelay(attempts))
  app.log.warn({ emailId, reason, nextTryAt }, 'email not sent, it will be tried again')
  await inTransaction(app.db, async (tx) => {
    await tx.email.updateMany({ where: { id: emailId, status: 'queued' }, data: { lastError: reason, nextTryAt } })
    await addSendJob(tx, emailId, nextTryAt)
  })
}

async function finish(
  { db }: Deps,
  id: number,
  data: Partial<Pick<Email, 'status' | 'deliveredAt' | 'lastError' | 'html' | 'text' | 'ics'>>,
): Promise<void> {
  // Many: the row is gone when its person closed their account meanwhile.
  await db.email.updateMany({ where: { id, status: 'queued' }, data: { ...data, nextTryAt: null } })
}

interface SendFailure {
  /**
   * `refused`: this mail will never be taken. `later`: this mail is not taken now (greylisting, a full mailbox).
   * `away`: the server takes nobody's mail (down, hanging, our credentials or sender refused).
   */
  kind: 'refused' | 'later' | 'away'
  /** The server's words without anybody's address. */
  reason: string
}

interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  message?: string
}

/** Only from the beginning of a word: tried at each letter, a long word without an @ would take very long. */
const ADDRESS = /(?<![^\s<>"'(),:;@])[^\s<>"'(),:;@]+@[^\s<>"'(),:;@]+/g
/** Relaying denied, or policy: says as much about us and the server as about the recipient. */
const POLICY = /\b[45]\.7\.\d+\b/
const GREETED = ['RCPT TO', 'DATA', 'API']

function sendFailure(error: unknown): SendFailure {
  const { code = '', command = '', responseCode = 0, message = String(error) } = (error ?? {}) as SmtpError
  const reason = message.replaceAll(ADDRESS, '(address)').replaceAll(/\s+/g, ' ').slice(0, 500)
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && GREETED.includes(command)
  // 421: the server is closing, whatever it was asked.
  if (!isAboutMail || responseCode === 421) return { kind: 'away', reason }
  if (responseCode >= 400 && responseCode < 500) return { kind: 'later', reason }
  return { kind: POLICY.test(message) || responseCode === 530 ? 'later' : 'refused', reason }
}

/** Whether what a mail says holds when its turn to be sent has come; its feature knows. */
export async function isStillTrue({ db, parts }: Pick<App, 'db' | 'parts'>, email: Email, now: Date): Promise<boolean> {
  if (email.validUntil && email.validUntil <= now) return false
  // A seat stays when its holder closes the account, without the address.
  if (!email.toAddress.includes('@')) return false
  const part = parts.mails.find(({ kind }) => kind === email.kind)
  return part ? await part.isStillTrue(db, email, now) : true
}
