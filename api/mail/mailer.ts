import { createPause, type Pause } from './retries.ts'
import { connectSmtp, type Smtp } from './smtp.ts'

/** What a process sends mail with. */
export interface Mailer {
  /** Null without SMTP_URL: mails are kept for /dev/mailbox. */
  smtp: Smtp | null
  pause: Pause
  close(): void
}

interface Settings {
  smtpUrl: string | null
  mailFrom: string
  supportEmail: string
}

/** One a process; connects when there is something to send. */
export function createMailer({ smtpUrl, ...settings }: Settings): Mailer {
  const smtp = smtpUrl === null ? null : connectSmtp({ smtpUrl, ...settings })
  return { smtp, pause: createPause(), close: () => smtp?.close() }
}
