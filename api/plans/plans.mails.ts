import { isEnding } from './announceAccess.ts'
import type { MailPart } from '../parts/mail.ts'

/** The end of a plan, and the warning before it: that is silent once the plan has ended, or ends later. */
export const planMails: readonly MailPart[] = [{ kind: 'plan-ending', isStillTrue: isEnding }, { kind: 'plan-ended' }]
