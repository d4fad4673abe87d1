import type { MailPart } from '../contracts/parts.ts'
import { continuesKey, endingKey, followerOf, type Dated } from './announceAccess.ts'

/** Whether the plan still runs until the end that the mail names, and another one still follows, or none. */
const runsUntil =
  (keyOf: (plan: Dated) => string, isFollowed: boolean): MailPart['isStillTrue'] =>
  async (db, { dedupeKey }) => {
    const plan = await db.planSubscription.findUnique({ where: { id: Number(dedupeKey.split(':')[1]) } })
    if (plan?.status !== 'active' || keyOf(plan) !== dedupeKey) return false
    return ((await followerOf(db, plan)) !== null) === isFollowed
  }

export const planMails: readonly MailPart[] = [
  { kind: 'plan-ending', isStillTrue: runsUntil(endingKey, false) },
  { kind: 'plan-continues', isStillTrue: runsUntil(continuesKey, true) },
]
