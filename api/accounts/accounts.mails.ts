import type { MailPart } from '../parts/mail.ts'

/** A link that confirms an address. */
export const accountMails: readonly MailPart[] = [{ kind: 'confirmation' }]
