import type { MailPart } from '../parts/mail.ts'

/** Links to a new password, and the news that there is one, or another address. */
export const passwordMails: readonly MailPart[] = [
  { kind: 'password-reset' },
  { kind: 'password-changed' },
  { kind: 'email-changed' },
]
