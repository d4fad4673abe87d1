/** What a mentor has earned, by month. */
import type { App } from '../app.ts'
import type { PackageType } from '../generated/prisma/enums.ts'
import { GOING_BACK, goingBack } from '../payments/requestRefund.ts'
import { FORMER } from '../rules/former.ts'
import { splitKept } from '../rules/money.ts'
import { istDate } from '../rules/time.ts'

/** Payments that are told at most, the newest. */
export const EARNED_PAYMENTS = 500

/** Sums in paise, of what has not gone back. */
export interface Sums {
  /** Paid, less what has gone back. */
  amount: number
  platformFee: number
  mentorEarning: number
}

/** One payment for a session or a plan. */
export interface Earning extends Sums {
  bookingId: number | null
  menteeName: string
  packageType: PackageType
  selectedTimeSlot: string
  paidAt: Date
  refundedAmount: number
}

export interface EarningsMonth extends Sums {
  /** YYYY-MM, IST. */
  month: string
  payments: Earning[]
}

/** Months with payments, the newest first; of more than 500 payments the newest. One statement. */
export async function earningsByMonth({ db }: Pick<App, 'db'>, mentorId: number): Promise<EarningsMonth[]> {
  const rows = await db.payment.findMany({
    where: { order: { booking: { mentorId } }, capturedAt: { not: null }, status: { in: ['captured', 'refunded'] } },
    orderBy: [{ capturedAt: 'desc' }, { id: 'desc' }],
    take: EARNED_PAYMENTS,
    relationLoadStrategy: 'join',
    include: {
      order: { select: { booking: { include: { mentee: { select: { name: true } } } } } },
      refunds: { select: GOING_BACK },
    },
  })
  const months = new Map<string, EarningsMonth>()
  for (const { order, capturedAt, refunds, ...payment } of rows) {
    // A payment that bought nothing, as one that came too late or twice, is nobody's earning, wherever its refund stands.
    if (order.booking?.paymentId !== payment.providerPaymentId || !capturedAt) continue
    const { id, mentee, packageType, selectedTimeSlot } = order.booking
    const refundedAmount = goingBack(refunds)
    const kept = splitKept(payment, refundedAmount)
    const month = istDate(capturedAt).slice(0, 7)
    const sums = months.get(month) ?? { month, amount: 0, platformFee: 0, mentorEarning: 0, payments: [] }
    months.set(month, {
      month,
      amount: sums.amount + kept.amount,
      platformFee: sums.platformFee + kept.platformFee,
      mentorEarning: sums.mentorEarning + kept.mentorEarning,
      payments: [
        ...sums.payments,
        {
          ...kept,
          bookingId: id,
          menteeName: mentee?.name ?? FORMER.mentee,
          packageType,
          selectedTimeSlot,
          paidAt: capturedAt,
          refundedAmount,
        },
      ],
    })
  }
  return [...months.values()]
}
