/** Facts that several texts state: the policies, pricing, contact, mails, the terms dialog. Each stands here only once. */
import { TERMS_VERSION } from './constants.ts'
import type { IstDate } from './time/time.ts'

// Dates, printed by `formatStamp`

/** Last change of the terms of service, which is also the version that people accept. */
export const TERMS_UPDATED: IstDate = TERMS_VERSION
/** From when the terms that people accept are in effect. */
export const TERMS_EFFECTIVE_TEXT = 'June 11, 2025'
export const PRIVACY_UPDATED: IstDate = '2025-06-19'

// What is promised

/** Length of the free first talk. */
export const TRIAL_MINUTES = 30
/** A mentor delivers a roadmap within this time. */
export const ROADMAP_HOURS = 48
export const WORKSHOP_HOURS_TEXT = '2-3 hours'
export const SUPPORT_DAYS_TEXT = 'Mon-Fri'
export const SUPPORT_HOURS_TEXT = '9 AM-6 PM'
export const SUPPORT_REPLY_TEXT = '24-48 hours'
/** Our liability is capped at what was paid in this time. */
export const LIABILITY_MONTHS = 12
export const COURTS = 'Bangalore'
export const PAYMENT_METHODS_TEXT = 'cards, UPI and net banking'

// An older reading of the plan, published as a reference and not in force

export const REFERENCE_PLAN = { pricePaise: 499_900, months: 1, calls: 6 } as const

// Refunds; what is in force for a single session is REFUND_WINDOW_HOURS, for a plan PLAN_REFUND_HOURS

/** The two published readings of free cancellation of a single session, in hours before it. */
export const PUBLISHED_REFUND_WINDOWS = { policy: 48, faq: 4 } as const
/** Cancelling later than this is never refunded, whatever window is in force. */
export const NEVER_REFUNDED_HOURS = 1
/** After this many calls of a plan nothing of it is refunded. */
export const PLAN_USED_UP_CALLS = 3
/** A workshop is refunded in full when cancelled at least this long before its start. */
export const WORKSHOP_REFUND_HOURS = 24
/** A mentor who does not answer for this long gives a reason for a late refund. */
export const UNRESPONSIVE_DAYS = 7
/** So does missing at least this share of the agreed calls. */
export const MISSED_CALLS_PERCENT = 25
/** A late refund is asked for within this time of the payment … */
export const LATE_REFUND_PAYMENT_DAYS = 90
/** … and before this time after the plan's end. */
export const LATE_REFUND_PLAN_DAYS = 30
/** How long the way back of the money takes. */
export const REFUND_ARRIVES_TEXT = '5 to 7 working days'

// Privacy

export const GRIEVANCE_RESPONSE_HOURS = 72
export const GRIEVANCE_RESOLUTION_DAYS = 30
/** Records of a closed account are kept for about this long. */
export const RETENTION_YEARS = 7

/** `7/29/2025`: how the policies print the day of their last change. */
export function formatStamp(date: IstDate): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${month}/${day}/${year}`
}
