import { isEnding, isContinuing } from './announceAccess.ts'
import type { MailPart } from '../contracts/parts.ts'

/** The end of a plan, and the warning before it: that is silent once the plan has ended, ends later, or another one follows. */
export const planMails: readonly MailPart[] = [
  { kind: 'plan-ending', isStillTrue: isEnding },
  { kind: 'plan-continues', isStillTrue: isContinuing },
  { kind: 'plan-ended' },
]
