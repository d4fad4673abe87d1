import nodemailer from 'nodemailer'
import type { Settings } from '../config.ts'
import type { Email } from '../generated/prisma/client.ts'
import { DAY_MS, SECOND_MS } from '../rules/time/durations.ts'

export interface Mailer {
  /** Null without a server. */
  smtp: ReturnType<typeof connectSmtp> | null
  /** Without a server mails are kept for /dev/mailbox; they wait for one where this is false too. */
  hasMailbox: boolean
  pause: ReturnType<typeof createPause>
  close(): void
}

type SmtpSettings = Pick<Settings, 'mailFrom' | 'supportEmail'>

/** Whether /dev/mailbox stands in for a server: in development, unless the operator has said that no email is sent. */
export const hasMailbox = (settings: Pick<Settings, 'smtpUrl' | 'sendsMail' | 'isProduction'>): boolean =>
  settings.smtpUrl === null && settings.sendsMail && !settings.isProduction

/** One a process; connects when there is something to send. */
export function createMailer(settings: Parameters<typeof hasMailbox>[0] & SmtpSettings): Mailer {
  const smtp = settings.smtpUrl === null ? null : connectSmtp(settings.smtpUrl, settings)
  return { smtp, hasMailbox: hasMailbox(settings), pause: createPause(), close: () => smtp?.close() }
}

/** A server that hangs, or answers a byte at a time, must not keep a worker: the outbox tries again. */
export const SEND_DEADLINE_MS = 60_000
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 }
/** As many as the worker has hands; nothing waits inside the pool. */
const POOL = { pool: true, maxConnections: 4, maxMessages: 100, idleTimeout: 30_000, maxRequeues: 0 } as const

/** Parameters in SMTP_URL (`?maxConnections=2&socketTimeout=5000`) win over ours. */
function connectSmtp(smtpUrl: string, { mailFrom, supportEmail }: SmtpSettings) {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries({ ...LIMITS, ...POOL }))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  const transport = nodemailer.createTransport(url.href)
  return {
    /** Resolves once the server has taken the message; rejects with nodemailer's error. */
    async send(email: Email): Promise<void> {
      await transport.sendMail({
        from: mailFrom,
        // As an object it is one address, whatever stands in it.
        to: { name: '', address: email.toAddress },
        replyTo: supportEmail,
        subject: email.subject,
        html: email.html,
        text: email.text,
        messageId: email.messageId,
        date: email.createdAt,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(SEND_DEADLINE_MS),
        ...(email.ics
          ? { icalEvent: { method: methodOf(email.ics), filename: 'session.ics', content: email.ics } }
          : {}),
      })
    },
    /** Also ends what is being sent. */
    close: () => transport.close({ force: true }),
  }
}

/** What a calendar file asks for: the part of the mail that carries it must say the same. */
const methodOf = (ics: string) => (/^METHOD:CANCEL\r?$/m.test(ics) ? 'CANCEL' : 'PUBLISH')

const LONGEST_MS = 5 * 60 * SECOND_MS
const PATIENCE_MS = 3 * DAY_MS

/** 15 s, 30 s, 1, 2, 4 and from then on 5 minutes: once the server is back, nobody waits longer than that. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_MS, 15 * SECOND_MS * 2 ** (Math.max(1, failures) - 1))
}

/** A recipient's server that has said "later" for three days will not take the mail. */
export function isGivenUp(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= PATIENCE_MS
}

/** While the server is away nobody knocks: one round of tries, then a pause that grows like a retry. */
function createPause() {
  let failures = 0
  let end = 0
  return {
    /** When the next may try; null when it is open. */
    until: (now: Date) => (now.getTime() < end ? new Date(end) : null),
    /** The server was away: answers when to try again. */
    failed(now: Date): Date {
      // Those who were under way together found the same failure.
      if (now.getTime() >= end) {
        failures += 1
        end = now.getTime() + retryDelay(failures)
      }
      return new Date(end)
    },
    /** It took a mail, or said no to one: it is there. */
    answered(): void {
      failures = 0
      end = 0
    },
  }
}
