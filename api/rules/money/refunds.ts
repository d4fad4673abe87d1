import { accessText } from '../bookings/plans.ts'
import { PLAN_REFUND_HOURS } from '../constants.ts'
import { forCount } from '../text/counts.ts'
import { formatRupees, formatWhenFull } from '../text/format.ts'
import { HOUR_MS } from '../time/durations.ts'
import type { IstDate } from '../time/time.ts'
import type { PackageType } from './money.ts'
import { lastFree } from './teamMoves.ts'

/** What a refund depends on; leave out what is not known yet (no slot chosen, not paid). */
export interface RefundCase {
  packageType: PackageType
  /** A call of a plan: no money, the call itself comes back. */
  isCall?: boolean
  /** Start of a single session, or of a call. */
  startsAt?: Date | null | undefined
  /** The first session that could be booked, where none is chosen yet: for it there may be no refund already. */
  soonest?: Date | null | undefined
  paidAt?: Date | null | undefined
  endDate?: IstDate | null | undefined
  /** Until when cancelling is free at least, after a move by our team or the mentor's return; null otherwise. */
  freeUntil?: Date | null | undefined
  /** True once a mentor who had left is back: until `freeUntil`, a used session does not end the refund of a plan. */
  mentorBack?: boolean
  /** What cancelling in time gives, where that is not a full refund: `You get ₹499 back`. */
  gives?: string | undefined
  /** Free cancellation of a single session ends this many hours before it (REFUND_WINDOW_HOURS). */
  windowHours: number
}

/** Why cancelling is free for longer than the usual rule gives. */
const AFTER_CHANGE = ', after a change by our team'

const FULL = 'Full refund'

/** A plan is not refunded once one of its calls is used. */
const UNUSED = ', before the first session'

/** The refund limits of a plan that is not paid for yet. */
const PLAN_LIMITS = `within ${hoursText(PLAN_REFUND_HOURS)} of payment${UNUSED}`

/** The rule of one booking: what the buttons do and what the texts say come from the same `until`. */
export interface RefundRule {
  /** Last instant of a full refund; null while its base (the slot, the payment) is unknown. */
  until: Date | null
  /** Whether cancelling now is refunded in full; where it is not, texts have the colour of a warning. */
  refundable: boolean
  /** A few words, for cards, rows and bars: `Full refund up to 48 hours before`, `Refundable until Thu 26 Nov, 10:30 am IST`. */
  line: string
  /** The rule in full, with its date where a slot or a payment is known. */
  sentence: string
}

/** The refund rule in force: a session or call up to `windowHours` before it, a plan within 24 hours of payment. */
export function refundRule(refund: RefundCase, now: Date): RefundRule {
  if (refund.isCall && refund.startsAt) return callRule(refund, refund.startsAt, now)
  if (refund.packageType === 'advanced') return planRule(refund, now)
  return refund.startsAt ? sessionRule(refund, refund.startsAt, now) : anySessionRule(refund, now)
}

function anySessionRule({ soonest, windowHours }: RefundCase, now: Date): RefundRule {
  const hours = hoursText(windowHours)
  const rule = { until: null, refundable: true }
  if (windowHours === 0) {
    const sentence = 'Full refund if you cancel before the session starts. No refund after that.'
    return { ...rule, line: 'Full refund until the session starts', sentence }
  }
  if (soonest && lastInstant(soonest, windowHours) < now) {
    return {
      ...rule,
      line: `No refund for sessions within ${hours}, full refund for later ones`,
      sentence: `No refund for a session that starts within ${hours}. For later ones, full refund if you cancel at least ${hours} before the session.`,
    }
  }
  const sentence = `Full refund if you cancel at least ${hours} before the session. No refund after that.`
  return { ...rule, line: `Full refund up to ${hours} before`, sentence }
}

function sessionRule(
  { paidAt, windowHours, freeUntil, gives = FULL }: RefundCase,
  startsAt: Date,
  now: Date,
): RefundRule {
  const { until, isGiven } = lastFree({ own: lastInstant(startsAt, windowHours), freeUntil, end: startsAt })
  const refundable = now <= until
  const when = formatWhenFull(until)
  if (refundable) {
    const why = isGiven ? AFTER_CHANGE : ''
    const sentence = `${gives} if you cancel by ${when}${why}. No refund after that.`
    return { until, refundable, line: `Refundable until ${when}`, sentence }
  }
  if (paidAt && paidAt <= until) return { until, refundable, ...ended(when) }
  const hours = hoursText(windowHours)
  // The session itself has begun: "within 0 hours" would be no reason.
  if (windowHours === 0) return { until, refundable, ...ended(when) }
  return {
    until,
    refundable,
    line: `No refund: starts within ${hours}`,
    sentence: paidAt
      ? `No refund: this session starts less than ${hours} after it was booked.`
      : `No refund: this session starts within ${hours}.`,
  }
}

function callRule({ windowHours, freeUntil }: RefundCase, startsAt: Date, now: Date): RefundRule {
  const { until, isGiven } = lastFree({ own: lastInstant(startsAt, windowHours), freeUntil, end: startsAt })
  const refundable = now <= until
  const when = formatWhenFull(until)
  if (!refundable)
    return {
      until,
      refundable,
      line: 'Counts as used if you cancel',
      sentence: `If you cancel now, this session counts as used: the time to get it back ended on ${when}.`,
    }
  const why = isGiven ? AFTER_CHANGE : ''
  const sentence = `You get this session back if you cancel by ${when}${why}. After that it counts as used.`
  return { until, refundable, line: `You can get it back until ${when}`, sentence }
}

/** The last instant at which a session is cancelled or moved freely. */
export function lastInstant(startsAt: Date, windowHours: number): Date {
  return new Date(startsAt.getTime() - windowHours * HOUR_MS)
}

function ended(when: string): Pick<RefundRule, 'line' | 'sentence'> {
  return { line: `No refund since ${when}`, sentence: `The time for a full refund ended on ${when}.` }
}

function planRule({ paidAt, endDate, freeUntil, mentorBack = false, gives = FULL }: RefundCase, now: Date): RefundRule {
  const own = paidAt && new Date(paidAt.getTime() + PLAN_REFUND_HOURS * HOUR_MS)
  const { until, isGiven } = own ? lastFree({ own, freeUntil, end: null }) : { until: null, isGiven: false }
  const limits = isGiven ? `${mentorBack ? '' : ' and before the first session'}${AFTER_CHANGE}` : UNUSED
  const rule = { until, refundable: until === null || now <= until, ...planText(until, { limits, gives }, now) }
  return endDate ? { ...rule, sentence: `${rule.sentence} ${accessText(endDate)}` } : rule
}

function planText(
  until: Date | null,
  { limits, gives }: { limits: string; gives: string },
  now: Date,
): Pick<RefundRule, 'line' | 'sentence'> {
  if (until === null)
    return { line: `Full refund ${PLAN_LIMITS}`, sentence: `Full refund if you cancel ${PLAN_LIMITS}.` }
  const when = formatWhenFull(until)
  if (now > until) return ended(when)
  return { line: `Refundable until ${when}`, sentence: `${gives} if you cancel by ${when}${limits}.` }
}

/** The rule for what is left of a payment. If nothing is left, or the payer's bank decides first, the texts say so; `until` stays the same. */
export function ruleOfRest({ owed, paid, bank, ...refund }: RefundCase & Rest, now: Date): RefundRule {
  const gives = isPart({ owed, paid }) ? `You get ${formatRupees(owed ?? 0)} back` : undefined
  const rule = refundRule({ ...refund, gives }, now)
  if (refund.isCall) return rule
  if (owed) return bank && rule.refundable ? { ...rule, sentence: `${rule.sentence} ${bank}` } : rule
  return { ...rule, line: 'Nothing to refund', sentence: bank ?? nothingOwed(owed) }
}

export interface Rest {
  /** Paise of its payment that are not refunded yet; null when it was not paid for by itself. */
  owed: number | null
  /** Paise of its payment; null or left out where that is not known. */
  paid?: number | null | undefined
  /** What the payer's bank means for that (`payersBank`); leave it out where it means nothing. */
  bank?: string | null
}

/** Whether a part of it was refunded before. */
export const isPart = ({ owed, paid }: Rest): boolean => Boolean(owed && paid && owed < paid)

/** What follows on `cancel`: ` for a full refund`, ` and get ₹499 back` once a part was refunded; empty without a refund. */
export const forRefund = (rest: Rest): string =>
  !rest.owed ? '' : isPart(rest) ? ` and get ${formatRupees(rest.owed)} back` : ' for a full refund'

export const nothingOwed = (owed: number | null) =>
  owed === null
    ? 'Nothing was paid, so there is nothing to refund.'
    : 'There is nothing left of this payment to refund.'

/** `48 hours`, `1 hour`. */
export function hoursText(hours: number): string {
  return forCount(hours, '1 hour', (n) => `${n} hours`)
}
