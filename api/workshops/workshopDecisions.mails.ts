import type { MailPart } from '../parts/mail.ts'

/** What our team has decided on a mentor's workshop. */
export const workshopDecisionMails: readonly MailPart[] = [{ kind: 'workshop-decision' }]
