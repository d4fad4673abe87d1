import nodemailer from 'nodemailer'
import type { App } from '../app.ts'

export type Mailer = (app: Pick<App, 'db' | 'clock' | 'log'>, emailId: number) => Promise<void>

/**
 * Sends queued mails over SMTP, or keeps them for /dev/mailbox when there is no server.
 * Throws when the server cannot be reached, so that the job is tried again. A crash after sending may send the same
 * mail once more, with the same Message-ID.
 */
export function createMailer({ smtpUrl, mailFrom }: { smtpUrl: string | null; mailFrom: string }): Mailer {
  const transport = smtpUrl === null ? null : nodemailer.createTransport(withTimeouts(smtpUrl), { from: mailFrom })
  return async ({ db, clock, log }, emailId) => {
    const email = await db.email.findUnique({ where: { id: emailId } })
    if (!email || email.status === 'sent' || email.status === 'kept') return
    if (!transport) {
      await db.email.update({ where: { id: emailId }, data: { status: 'kept', deliveredAt: clock.now() } })
      return
    }
    try {
      await transport.sendMail({
        to: email.toAddress,
        subject: email.subject,
        html: email.html,
        text: email.text,
        messageId: email.messageId,
        ...(email.ics ? { icalEvent: { method: 'PUBLISH', filename: 'session.ics', content: email.ics } } : {}),
      })
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error)
      await db.email.update({ where: { id: emailId }, data: { attempts: { increment: 1 }, lastError } })
      log.warn({ emailId, lastError }, 'mail not sent, will be tried again')
      throw error
    }
    await db.email.update({
      where: { id: emailId },
      data: { status: 'sent', attempts: { increment: 1 }, deliveredAt: clock.now(), lastError: null },
    })
  }
}

/** A server that hangs must not keep a worker for minutes. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, '10000')
  return url.href
}
