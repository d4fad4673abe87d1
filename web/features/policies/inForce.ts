import { PUBLISHED_REFUND_WINDOWS } from '../../../api/rules/policies.ts'
import { hoursText, refundRule, type RefundRule } from '../../../api/rules/refunds.ts'
import type { PackageType } from '../../../api/rules/money.ts'

interface Configured {
  /** Hours before a single session until which cancelling is free. */
  readonly refundWindowHours: number
}

const { policy, faq } = PUBLISHED_REFUND_WINDOWS
/** No slot and no payment: the rule as such asks no clock. */
const ANY_TIME = new Date(0)

/** The rule of a package in its own words, as the server applies it. */
export function ruleOf(packageType: PackageType, { refundWindowHours }: Configured): RefundRule {
  return refundRule({ packageType, windowHours: refundWindowHours }, ANY_TIME)
}

/** `a full refund up to 48 hours before the session. …`: what is in force for a single session, and what becomes of the other readings. */
export function inForceText(facts: Configured): string {
  const { refundWindowHours: hours } = facts
  const limit = hours === 0 ? 'until the session starts' : `up to ${hoursText(hours)} before the session`
  const others = [policy, faq].filter((other) => other !== hours).map(hoursText)
  const rest =
    others.length === 2 ? `Neither ${others.join(' nor ')} applies` : `The other limit, ${others[0]}, does not apply`
  return `a full refund ${limit}. ${rest}.`
}

/** Both published limits in one answer, with the one in force. */
export function publishedLimits(facts: Configured): string {
  return `Yes. Two limits have been published: cancelling up to ${hoursText(faq)} before the session for a full refund, and up to ${hoursText(policy)} before it. In force now: ${inForceText(facts)} To cancel, write to support.`
}
