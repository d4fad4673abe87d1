/** What is refunded when a booking is cancelled, and why. */
import type { Away } from '../takesPart.ts'
import { formatRupees } from '../text/format.ts'
import { GET_THE_REST, unusableCall } from './refundReasons.ts'
import { isPart, nothingOwed, ruleOfRest, type RefundCase, type Rest } from './refunds.ts'
import { isPromised } from './teamMoves.ts'

/** Cancelling a booking, as its refund depends on it. */
export interface Cancellation extends RefundCase, Rest {
  by: 'mentee' | 'mentor'
  /** Calls of a plan that were held or are used up. */
  callsUsed?: number
  /** Start of a plan's first call to come; null without. */
  firstCall?: Date | null
  /** Why its mentor does not take part; null while they do. */
  mentorAway?: Away | null
  /** Of a call: all that was paid for its plan has gone back. */
  planReturned?: boolean
}

export interface RefundDue {
  /** Paise. */
  amount: number
  /** Whether a call comes back to its plan. */
  returnsCall: boolean
  /** Last instant at which it is so; null when that does not change while the booking can be cancelled. */
  until: Date | null
  /** What comes back and why, in a sentence to who cancels. */
  reason: string
}

/**
 * What is refunded when a booking is cancelled now: everything when the mentor cancels or does not take part, else by the rule. A
 * plan with a used call is not, unless its mentor has just come back.
 */
export function refundDue(
  { by, callsUsed = 0, mentorAway = null, planReturned = false, ...refund }: Cancellation,
  now: Date,
): RefundDue {
  const { owed, bank, mentorBack = false } = refund
  const isCall = refund.isCall === true
  const rest = Math.max(0, owed ?? 0)
  const unusable = unusableCall(planReturned)
  const comesBack = (...sentences: string[]) => [...sentences, ...(unusable ? [unusable] : [])].join(' ')
  if (by === 'mentor') {
    const reason = isCall ? comesBack('The mentee gets this session back.') : fullReason(owed, rest)
    return { amount: isCall ? 0 : rest, returnsCall: isCall, until: null, reason }
  }
  if (mentorAway) {
    const why = mentorAway === 'inReview' ? 'as the mentor is under review' : 'as the mentor is no longer on Plumbline'
    const reason = isCall
      ? comesBack(
          `You get this session back, ${why}.`,
          ...(planReturned ? [] : [`You can cancel the package too, and ${GET_THE_REST}.`]),
        )
      : rest === 0
        ? ruleOfRest(refund, now).sentence
        : [`You get ${isPart(refund) ? formatRupees(rest) : 'everything'} back, ${why}.`, ...(bank ? [bank] : [])].join(
            ' ',
          )
    return { amount: isCall ? 0 : rest, returnsCall: isCall, until: null, reason }
  }
  const rule = ruleOfRest(refund, now)
  if (isCall)
    return {
      amount: 0,
      returnsCall: rule.refundable,
      until: rule.refundable ? rule.until : null,
      reason: rule.refundable ? comesBack(rule.sentence) : rule.sentence,
    }
  if (rest === 0) return { amount: 0, returnsCall: false, until: null, reason: rule.sentence }
  if (isRefundUsed({ ...refund, callsUsed, mentorBack }, now))
    return { amount: 0, returnsCall: false, until: null, reason: USED }
  const amount = rule.refundable ? rest : 0
  const until = rule.refundable ? beforeUse(rule.until, { ...refund, mentorBack }, now) : null
  return { amount, returnsCall: false, until, reason: rule.sentence }
}

/** The last instant of a plan's refund: the first call ends it, but not what was promised when its mentor came back. */
function beforeUse(
  until: Date | null,
  { firstCall, ...promise }: Pick<Cancellation, 'firstCall'> & Parameters<typeof isPromised>[0],
  now: Date,
): Date | null {
  if (!until || !firstCall || firstCall >= until) return until
  const { freeUntil } = promise
  return freeUntil && freeUntil > firstCall && isPromised(promise, now) ? freeUntil : firstCall
}

/** Why a plan of which a session is used is not refunded. */
export const USED =
  'You have used a session of this package, so you can’t cancel it here. Write to support about a refund.'

/** Whether the refund of a plan has ended because a call is used: not while it was promised when its mentor came back. */
export const isRefundUsed = (
  { callsUsed, ...booking }: { callsUsed: number } & Parameters<typeof isPromised>[0],
  now: Date,
): boolean => callsUsed > 0 && !isPromised(booking, now)

const fullReason = (owed: number | null, rest: number) =>
  rest === 0 ? nothingOwed(owed) : `The mentee gets ${formatRupees(rest)} back.`
