import type { PackageType } from '../../../api/rules/money.ts'
import { refundRule, type RefundRule } from '../../../api/rules/refunds.ts'

interface ConfirmedBooking {
  packageType: PackageType
  startsAt?: string | null | undefined
  endDate?: string | null | undefined
  createdAt: string
  windowHours: number
}

/** The refund rule of a paid booking. A plan's 24 hours count from payment, of which only the mail knows the minute. */
export function ruleOfConfirmed(
  { packageType, startsAt, endDate, createdAt, windowHours }: ConfirmedBooking,
  now: Date,
): RefundRule {
  const booked = { packageType, startsAt: startsAt ? new Date(startsAt) : null, endDate: endDate ?? null, windowHours }
  const paidAt = new Date(createdAt)
  const { until } = refundRule(booked, now)
  // Booked too late to be refunded at all: not to be told as a time that has gone by.
  const hadTime = until !== null && paidAt <= until
  return packageType === 'starter' && hadTime ? refundRule({ ...booked, paidAt }, now) : refundRule(booked, now)
}
