import { isRunning, warnedPlan } from './announceAccess.ts'
import type { MailPart } from '../parts/mail.ts'

/** The end of a plan, and the warning before it: that is silent once the plan has ended.  */
export const planMails: readonly MailPart[] = [
  { kind: 'plan-ending', isStillTrue: (db, email) => isRunning(db, warnedPlan(email)) },
  { kind: 'plan-ended' },
]
