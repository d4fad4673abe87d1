import type { MailPart } from '../parts/mail.ts'

/** Links to a new password, and the news that there is one. */
export const passwordMails: readonly MailPart[] = [{ kind: 'password-reset' }, { kind: 'password-changed' }]
