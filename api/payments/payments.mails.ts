import type { MailPart } from '../parts/mail.ts'

/** Money that goes back. */
export const paymentMails: readonly MailPart[] = [{ kind: 'refund' }]
