import type { MailPart } from '../contracts/parts.ts'

/** What our team has decided on a mentor's workshop. */
export const workshopDecisionMails: readonly MailPart[] = [{ kind: 'workshop-decision' }]
