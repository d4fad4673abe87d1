import { isEnding, isContinuing } from './announceAccess.ts'
import type { MailPart } from '../contracts/parts.ts'

/** The warning before a plan ends, until it has ended, ends later, or another one follows. */
export const planMails: readonly MailPart[] = [
  { kind: 'plan-ending', isStillTrue: isEnding },
  { kind: 'plan-continues', isStillTrue: isContinuing },
]
