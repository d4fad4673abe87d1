import { createPause, type Pause } from './retries.ts'
import { connectSmtp, type Smtp } from './smtp.ts'

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
