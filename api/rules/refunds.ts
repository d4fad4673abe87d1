import { PLAN_REFUND_HOURS } from './constants.ts'
import { HOUR_MS } from './durations.ts'
import { formatShortDay, formatTime, formatWhenFull } from './format.ts'
import { accessEnds } from './plans.ts'
import type { PackageType } from './money.ts'
import type { IstDate } from './time.ts'

/** What a refund depends on; leave out what is not known yet (no slot chosen, not paid). */
export interface RefundCase {
  packageType: PackageType
  /** Start of a single session. */
  startsAt?: Date | null | undefined
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
  /** Whether cancelling now is refunded in full. */
  refundable: boolean
  /** One line for cards: `Full, up to 48 hours before`. */
  line: string
  /** The rule with its date, for beside the pay button. */
  sentence: string
}

/** The refund rule: a single session up to `windowHours` before it, a plan within 24 hours of payment. */
export function refundRule(refund: RefundCase, now: Date): RefundRule {
  return refund.packageType === 'starter' ? sessionRule(refund, now) : planRule(refund, now)
}

function sessionRule({ startsAt, paidAt, windowHours }: RefundCase, now: Date): RefundRule {
  const hours = hoursText(windowHours)
  const until = startsAt ? new Date(startsAt.getTime() - windowHours * HOUR_MS) : null
  const refundable = until === null || now <= until
  const line = windowHours === 0 ? 'Full, until the session starts' : `Full, up to ${hours} before`
  if (until === null) {
    const limit = windowHours === 0 ? 'until the session starts' : `up to ${hours} before the session`
    const sentence = `You can cancel for a full refund ${limit}. After that the session is not refunded.`
    return { until, refundable, line, sentence }
  }
  const when = formatWhenFull(until)
  if (refundable) {
    const sentence = `You can cancel for a full refund until ${when}. After that the session is not refunded.`
    return { until, refundable, line, sentence }
  }
  const sentence =
    paidAt && paidAt > until
      ? `This session was booked less than ${hours} ahead, so it is not refunded.`
      : paidAt || windowHours === 0
        ? `The time for a full refund ended ${when}.`
        : `This session starts in less than ${hours}, so it cannot be refunded once paid.`
  return { until, refundable, line, sentence }
}

function planRule({ paidAt, endDate }: RefundCase, now: Date): RefundRule {
  const until = paidAt ? new Date(paidAt.getTime() + PLAN_REFUND_HOURS * HOUR_MS) : null
  const refundable = until === null || now <= until
  const within = `within ${hoursText(PLAN_REFUND_HOURS)} of payment`
  const first = until === null ? `You can cancel for a full refund ${within}.` : planUntil(until, refundable)
  const sentence = endDate ? `${first} ${accessSentence(endDate)}` : first
  return { until, refundable, line: `Full, ${within}`, sentence }
}

function planUntil(until: Date, refundable: boolean): string {
  const when = formatWhenFull(until)
  return refundable ? `You can cancel for a full refund until ${when}.` : `The time for a full refund ended ${when}.`
}

function accessSentence(endDate: IstDate): string {
  return `Chat and calls end at ${formatTime(accessEnds(endDate))} IST on ${formatShortDay(endDate)}.`
}

/** `48 hours`, `1 hour`. */
export function hoursText(hours: number): string {
  return `${hours} hour${hours === 1 ? '' : 's'}`
}
