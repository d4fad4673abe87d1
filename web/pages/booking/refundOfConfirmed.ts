import type { PackageType } from '../../../api/rules/money.ts'
import { refundRule, type RefundRule } from '../../../api/rules/refunds.ts'

interface ConfirmedBooking {
  packageType: PackageType
  startsAt?: string | null | undefined
  endDate?: string | null | undefined
  createdAt: string
  windowHours: number
}

/** The refund rule of a paid booking. A month's 24 hours count from payment, of which only the mail knows the minute. */
export function ruleOfConfirmed(
  { packageType, startsAt, endDate, createdAt, windowHours }: ConfirmedBooking,
  now: Date,
): RefundRule {
  const paidAt = packageType === 'starter' ? new Date(createdAt) : null
  return refundRule(
    { packageType, startsAt: startsAt ? new Date(startsAt) : null, paidAt, endDate: endDate ?? null, windowHours },
    now,
  )
}
