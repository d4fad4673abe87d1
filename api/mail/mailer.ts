import nodemailer from 'nodemailer'
import { createPause, type Pause } from './retries.ts'
import type { Email } from '../generated/prisma/client.ts'

/** What a process sends mail with. */
export interface Mailer {
  /** Null without a server. */
  smtp: Smtp | null
  /** Without a server mails are kept for /dev/mailbox; they wait for one where this is false too. */
  hasMailbox: boolean
  pause: Pause
  close(): void
}

interface Settings {
  smtpUrl: string | null
  sendsMail: boolean
  isProduction: boolean
  mailFrom: string
  supportEmail: string
}

/** Whether /dev/mailbox stands in for a server: in development, unless the operator has said that no email is sent. */
export const hasMailbox = ({
  smtpUrl,
  sendsMail,
  isProduction,
}: Pick<Settings, 'smtpUrl' | 'sendsMail' | 'isProduction'>): boolean => smtpUrl === null && sendsMail && !isProduction

/** One a process; connects when there is something to send. */
export function createMailer(settings: Settings): Mailer {
  const { smtpUrl } = settings
  const smtp = smtpUrl === null ? null : connectSmtp({ ...settings, smtpUrl })
  return { smtp, hasMailbox: hasMailbox(settings), pause: createPause(), close: () => smtp?.close() }
}

/** A server that hangs, or answers a byte at a time, must not keep a worker: the outbox tries again. */
export const SEND_DEADLINE_MS = 60_000
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 }
/** As many as the worker has hands; nothing waits inside the pool. */
const POOL = { pool: true, maxConnections: 4, maxMessages: 100, idleTimeout: 30_000, maxRequeues: 0 } as const

interface Smtp {
  /** Resolves once the server has taken the message; rejects with nodemailer's error. */
  send(email: Email): Promise<void>
  /** Also ends what is being sent. */
  close(): void
}

interface SmtpSettings {
  smtpUrl: string
  mailFrom: string
  supportEmail: string
}

/** Parameters in SMTP_URL (`?maxConnections=2&socketTimeout=5000`) win over ours. */
function connectSmtp({ smtpUrl, mailFrom, supportEmail }: SmtpSettings): Smtp {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries({ ...LIMITS, ...POOL }))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  const transport = nodemailer.createTransport(url.href)
  return {
    async send(email) {
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
    close: () => transport.close({ force: true }),
  }
}

/** What a calendar file asks for: the part of the mail that carries it must say the same. */
const methodOf = (ics: string) => (/^METHOD:CANCEL\r?$/m.test(ics) ? 'CANCEL' : 'PUBLISH')
