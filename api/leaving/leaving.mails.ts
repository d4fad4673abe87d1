import type { MailPart } from '../parts/mail.ts'

/** The last mail of all. */
export const leavingMails: readonly MailPart[] = [{ kind: 'account-closed' }]
