import { splitFee } from '../../../api/rules/money/money.ts'
import type { BusyRange } from '../../../api/rules/time/slots.ts'
import type { Prisma } from '../../../api/generated/prisma/client.ts'
import { minutesAfter } from '../demoTime.ts'
import { seededRandom } from '../random.ts'
import type { Random } from '../random.ts'

/** Bookings and their money while they are being made up. */
export interface Ledger {
  bookings: Prisma.BookingCreateManyInput[]
  orders: Prisma.PaymentOrderCreateManyInput[]
  payments: Prisma.PaymentCreateManyInput[]
  refunds: Prisma.RefundCreateManyInput[]
  /** Taken times by person: m1 is mentor 1, s1 mentee 1. */
  taken: Map<string, BusyRange[]>
  feePercent: number
  random: Random
}

export function openLedger(feePercent: number): Ledger {
  return {
    bookings: [],
    orders: [],
    payments: [],
    refunds: [],
    taken: new Map(),
    feePercent,
    random: seededRandom('ledger'),
  }
}

/** Whether neither the mentor nor the mentee has anything else at that time. */
export function isFree({ taken }: Ledger, mentorId: number, menteeId: number, range: BusyRange): boolean {
  return [`m${mentorId}`, `s${menteeId}`].every((person) =>
    (taken.get(person) ?? []).every((other) => other.endsAt <= range.startsAt || other.startsAt >= range.endsAt),
  )
}

/** Marks the time as taken by both. */
export function take({ taken }: Ledger, mentorId: number, menteeId: number, range: BusyRange): void {
  for (const person of [`m${mentorId}`, `s${menteeId}`]) taken.set(person, [...(taken.get(person) ?? []), range])
}

/** What was paid: exactly one of booking and registration. */
interface Charge {
  bookingId?: number
  workshopRegistrationId?: number
  menteeId: number | null
  /** Who earns from it. */
  mentorId: number
  /** Paise. */
  amount: number
  /** Of a plan. */
  planId?: number
  orderedAt: Date
}

/** Writes a paid order and its captured payment; answers both. */
export function charge(ledger: Ledger, { planId, mentorId, orderedAt, ...target }: Charge) {
  const split = splitFee(target.amount, ledger.feePercent)
  const { random } = ledger
  const settledAt = minutesAfter(orderedAt, 2)
  const order = {
    id: ledger.orders.length + 1,
    ...target,
    ...(target.bookingId === undefined
      ? { kind: 'workshop_registration', purchaseId: target.workshopRegistrationId! }
      : { kind: 'booking', purchaseId: target.bookingId }),
    ...split,
    receipt: `demo-${ledger.orders.length + 1}`,
    providerOrderId: `order_${random.token(14)}`,
    status: 'paid',
    createdAt: orderedAt,
    settledAt,
  } satisfies Prisma.PaymentOrderCreateManyInput
  const payment = {
    id: ledger.payments.length + 1,
    orderId: order.id,
    menteeId: target.menteeId,
    planId: planId ?? null,
    mentorId,
    providerPaymentId: `pay_${random.token(14)}`,
    amount: target.amount,
    ...split,
    status: 'captured' as 'captured' | 'refunded',
    paymentMethod: random.pick(['upi', 'upi', 'upi', 'card', 'netbanking']),
    capturedAt: settledAt,
    createdAt: settledAt,
  } satisfies Prisma.PaymentCreateManyInput
  ledger.orders.push(order)
  ledger.payments.push(payment)
  return { order, payment }
}

/** Gives a payment back in full. */
export function refund(ledger: Ledger, payment: ReturnType<typeof charge>['payment'], at: Date): void {
  payment.status = 'refunded'
  ledger.refunds.push({
    id: ledger.refunds.length + 1,
    paymentId: payment.id,
    reason: 'cancelled_by_payer',
    amount: payment.amount,
    nextTryAt: null,
    idempotencyKey: `demo-refund-${payment.id}`,
    providerRefundId: `rfnd_${ledger.random.token(14)}`,
    status: 'processed',
    createdAt: at,
    processedAt: minutesAfter(at, 3),
  })
}
