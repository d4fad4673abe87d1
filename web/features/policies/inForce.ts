import type { PackageType } from '../../../api/rules/money/money.ts'
import { hoursText, refundRule, type RefundRule } from '../../../api/rules/money/refunds.ts'
import { PUBLISHED_REFUND_WINDOWS } from '../../../api/rules/policies.ts'
import { listText } from '../../../api/rules/text/counts.ts'

interface Configured {
  /** Hours before a single session until which cancelling is free. */
  readonly refundWindowHours: number
}

const { policy, faq } = PUBLISHED_REFUND_WINDOWS
/** The general rule, without slot or payment, does not depend on the time. */
const ANY_TIME = new Date(0)

/** The rule of a package in its own words, as the server applies it. */
export function ruleOf(packageType: PackageType, { refundWindowHours }: Configured): RefundRule {
  return refundRule({ packageType, windowHours: refundWindowHours }, ANY_TIME)
}

/**
 * The other figure that has been published for a single session, to be said once, muted, after the rule in force:
 * `An earlier version of this answer said 4 hours; 48 hours applies.`
 */
export function earlierFigure(text: 'answer' | 'page', { refundWindowHours: hours }: Configured): string {
  const others = [policy, faq].filter((other) => other !== hours)
  const applies = hours === 0 ? 'the start of the session' : hoursText(hours)
  return `An earlier version of this ${text} said ${listText(others.map(hoursText), 'or')}; ${applies} applies.`
}
