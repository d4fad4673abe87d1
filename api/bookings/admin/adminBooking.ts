/** A booking as administrators act on it: locked, with what the acts and their traces need. */
import { lockBookingPaymentAndPlan } from '../locks.ts'
import type { Transaction } from '../../database/client.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { AuditSubject } from '../../rules/auditActions.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { ADMIN_RIGHTS } from '../rights.ts'
import { OWED } from '../../payments/moneyPlaces.ts'

const ACTED_ON = {
  ...ADMIN_RIGHTS,
  id: true,
  duration: true,
  startDate: true,
  planSubscriptionId: true,
  cancelledBy: true,
  cancelReason: true,
  orders: { select: { id: true, payments: { select: { id: true, ...OWED, providerPaymentId: true } } } },
} as const satisfies Prisma.BookingSelect

export type AdminBooking = Prisma.BookingGetPayload<{ select: typeof ACTED_ON }>

/** Waits for whoever changes it, its money, its plan or its people's time, and reads it then. Throws NotFoundError. */
export async function lockForAct(tx: Transaction, bookingId: number): Promise<AdminBooking> {
  if ((await tx.booking.count({ where: { id: bookingId } })) === 0) throw new NotFoundError('Booking not found')
  await lockBookingPaymentAndPlan(tx, bookingId)
  return await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select: ACTED_ON })
}

/** Everything that an act on it concerns; `others` are calls that go with it. */
export function subjectsOf(booking: AdminBooking, others: readonly number[] = []): AuditSubject[] {
  const { id, mentorId, menteeId, planSubscriptionId, paymentId, orders } = booking
  const paid = orders.flatMap((order) => order.payments.map((payment) => ({ ...payment, orderId: order.id })))
  const payment = paid.find(({ providerPaymentId }) => providerPaymentId === paymentId)
  return [
    `booking:${id}`,
    ...others.map((other) => `booking:${other}` as const),
    ...(mentorId === null ? [] : [`mentor:${mentorId}` as const]),
    ...(menteeId === null ? [] : [`mentee:${menteeId}` as const]),
    ...(planSubscriptionId === null ? [] : [`plan:${planSubscriptionId}` as const]),
    ...(payment ? ([`payment:${payment.id}`, `order:${payment.orderId}`] as const) : []),
  ]
}
