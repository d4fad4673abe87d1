import type { MailPart } from '../contracts/parts.ts'

/** Links to a new password, and the news that there is one, or another address. */
export const passwordMails: readonly MailPart[] = [
  { kind: 'password-reset' },
  { kind: 'password-changed' },
  { kind: 'email-changed' },
]
