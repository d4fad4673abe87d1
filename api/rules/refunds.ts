import { PLAN_REFUND_HOURS } from './constants.ts'
import { HOUR_MS } from './durations.ts'
import { formatShortDay, formatWhenFull } from './format.ts'
import { planLastDay } from './plans.ts'
import type { PackageType } from './money.ts'
import type { IstDate } from './time.ts'

/** What a refund depends on; leave out what is not known yet (no slot chosen, not paid). */
export interface RefundCase {
  packageType: PackageType
  /** Start of a single session. */
  startsAt?: Date | null | undefined
  /** The first session that could be booked, where none is chosen yet: for it there may be no refund already. */
  soonest?: Date | null | undefined
  /** When it was paid. */
  paidAt?: Date | null | undefined
  /** End date of a plan. */
  endDate?: IstDate | null | undefined
  /** Free cancellation of a single session ends this many hours before it (REFUND_WINDOW_HOURS). */
  windowHours: number
}

/** The rule of one booking: what the buttons do and what the texts say come from the same `until`. */
export interface RefundRule {
  /** Last instant of a full refund; null while its base (the slot, the payment) is unknown. */
  until: Date | null
  /** Whether cancelling now is refunded in full; where it is not, texts have the colour of a warning. */
  refundable: boolean
  /** A few words, for cards, rows and bars: `Full, up to 48 hours before`, `Refundable until Thu 26 Nov, 10:30 am IST`. */
  line: string
  /** The rule in full, with its date where a slot or a payment is known. */
  sentence: string
}

/** The refund rule in force: a single session up to `windowHours` before it, a plan within 24 hours of payment. */
export function refundRule(refund: RefundCase, now: Date): RefundRule {
  if (refund.packageType === 'advanced') return planRule(refund, now)
  return refund.startsAt ? sessionRule(refund, refund.startsAt, now) : anySessionRule(refund, now)
}

function anySessionRule({ soonest, windowHours }: RefundCase, now: Date): RefundRule {
  const hours = hoursText(windowHours)
  const rule = { until: null, refundable: true }
  if (windowHours === 0) {
    const sentence = 'Full refund if you cancel before the session starts. No refund after that.'
    return { ...rule, line: 'Full, until the session starts', sentence }
  }
  if (soonest && lastInstant(soonest, windowHours) < now) {
    return {
      ...rule,
      line: `None for sessions within ${hours}; full for later ones`,
      sentence: `No refund for a session that starts within ${hours}. For later ones, full refund if you cancel at least ${hours} before the session.`,
    }
  }
  const sentence = `Full refund if you cancel at least ${hours} before the session. No refund after that.`
  return { ...rule, line: `Full, up to ${hours} before`, sentence }
}

function sessionRule({ paidAt, windowHours }: RefundCase, startsAt: Date, now: Date): RefundRule {
  const until = lastInstant(startsAt, windowHours)
  const refundable = now <= until
  const when = formatWhenFull(until)
  if (refundable) {
    const sentence = `Full refund if you cancel by ${when}. No refund after that.`
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
      ? `No refund: this session was booked less than ${hours} before its start.`
      : `No refund: this session starts within ${hours}.`,
  }
}

function lastInstant(startsAt: Date, windowHours: number): Date {
  return new Date(startsAt.getTime() - windowHours * HOUR_MS)
}

function ended(when: string): Pick<RefundRule, 'line' | 'sentence'> {
  return { line: `No refund since ${when}`, sentence: `The time for a full refund ended on ${when}.` }
}

function planRule({ paidAt, endDate }: RefundCase, now: Date): RefundRule {
  const until = paidAt ? new Date(paidAt.getTime() + PLAN_REFUND_HOURS * HOUR_MS) : null
  const rule = { until, refundable: until === null || now <= until, ...planText(until, now) }
  return endDate ? { ...rule, sentence: `${rule.sentence} ${accessSentence(endDate)}` } : rule
}

function planText(until: Date | null, now: Date): Pick<RefundRule, 'line' | 'sentence'> {
  if (until === null) {
    const within = `within ${hoursText(PLAN_REFUND_HOURS)} of payment`
    return { line: `Full, ${within}`, sentence: `Full refund if you cancel ${within}.` }
  }
  const when = formatWhenFull(until)
  if (now > until) return ended(when)
  return { line: `Refundable until ${when}`, sentence: `Full refund if you cancel by ${when}.` }
}

function accessSentence(endDate: IstDate): string {
  return `Your last day is ${formatShortDay(planLastDay(endDate))}; access ends that midnight.`
}

/** `48 hours`, `1 hour`. */
export function hoursText(hours: number): string {
  return `${hours} hour${hours === 1 ? '' : 's'}`
}
