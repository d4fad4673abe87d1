/** What a mentor has earned, by month. */
import type { App } from '../app.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { PackageType } from '../generated/prisma/enums.ts'
import { GOING_BACK, goingBack } from '../payments/requestRefund.ts'
import { FORMER } from '../rules/former.ts'
import { splitKept } from '../rules/money.ts'
import { slotTextAt } from '../rules/slotText.ts'
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

/** One payment for a session, a plan or a seat in a workshop. */
export interface Earning extends Sums {
  /** Of a session or a plan. */
  bookingId: number | null
  /** Of a workshop, with its title. */
  workshopId: number | null
  workshopTitle: string | null
  menteeName: string
  /** Null for a workshop. */
  packageType: PackageType | null
  selectedTimeSlot: string
  paidAt: Date
  refundedAmount: number
}

export interface EarningsMonth extends Sums {
  /** YYYY-MM, IST. */
  month: string
  payments: Earning[]
}

/** Months with payments, the newest first; of more than 500 payments the newest. Two statements. */
export async function earningsByMonth({ db }: Pick<App, 'db'>, mentorId: number): Promise<EarningsMonth[]> {
  // Asked for apart: each is found by an index.
  const [ofSessions, ofSeats] = await Promise.all([
    paymentsFor(db, { booking: { mentorId } }),
    paymentsFor(db, { registration: { workshop: { mentorId } } }),
  ])
  const rows = [...ofSessions, ...ofSeats]
    .toSorted((a, b) => Number(b.capturedAt) - Number(a.capturedAt) || b.id - a.id)
    .slice(0, EARNED_PAYMENTS)
  const months = new Map<string, EarningsMonth>()
  for (const { order, capturedAt, refunds, ...payment } of rows) {
    // A payment that bought nothing, as one that came too late or twice, is nobody's earning, wherever its refund stands.
    const what = boughtBy(payment.providerPaymentId, order)
    if (!what || !capturedAt) continue
    const refundedAmount = goingBack(refunds)
    const kept = splitKept(payment, refundedAmount)
    const month = istDate(capturedAt).slice(0, 7)
    const sums = months.get(month) ?? { month, amount: 0, platformFee: 0, mentorEarning: 0, payments: [] }
    months.set(month, {
      month,
      amount: sums.amount + kept.amount,
      platformFee: sums.platformFee + kept.platformFee,
      mentorEarning: sums.mentorEarning + kept.mentorEarning,
      payments: [...sums.payments, { ...kept, ...what, paidAt: capturedAt, refundedAmount }],
    })
  }
  return [...months.values()]
}

const EARNED = {
  order: {
    select: {
      booking: { include: { mentee: { select: { name: true } } } },
      registration: { include: { workshop: true } },
    },
  },
  refunds: { select: GOING_BACK },
} as const satisfies Prisma.PaymentInclude

type Order = Prisma.PaymentGetPayload<{ include: typeof EARNED }>['order']

const paymentsFor = (db: App['db'], order: Prisma.PaymentOrderWhereInput) =>
  db.payment.findMany({
    where: { order, capturedAt: { not: null }, status: { in: ['captured', 'refunded'] } },
    orderBy: [{ capturedAt: 'desc' }, { id: 'desc' }],
    take: EARNED_PAYMENTS,
    relationLoadStrategy: 'join',
    include: EARNED,
  })

/** What a payment has bought; null for nothing. */
function boughtBy(providerPaymentId: string, { booking, registration }: Order) {
  if (booking?.paymentId === providerPaymentId) {
    const { id: bookingId, mentee, packageType, selectedTimeSlot } = booking
    const menteeName = mentee?.name ?? FORMER.mentee
    return { bookingId, workshopId: null, workshopTitle: null, menteeName, packageType, selectedTimeSlot }
  }
  if (registration?.razorpayPaymentId !== providerPaymentId) return null
  const { name: menteeName, workshop } = registration
  return {
    bookingId: null,
    workshopId: workshop.id,
    workshopTitle: workshop.title,
    menteeName,
    packageType: null,
    selectedTimeSlot: slotTextAt(workshop.startsAt),
  }
}
