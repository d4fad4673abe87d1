/** Bookings as they come about: held, ordered, paid, verified. */
import { createBookingOrder } from '../bookings/createBookingOrder.ts'
import { verifyBookingPayment } from '../payments/verifyBookingPayment.ts'
import type { TestApp } from './app.ts'

interface Parties {
  mentorId: number
  menteeId: number
  agenda?: string
}

type Buyer = Pick<TestApp, 'app' | 'gateway'>
const AGENDA = 'Storey drift fails in the Y direction.'

/** A paid session at one of the mentor's times; answers the booking's id. */
export async function bookSession(
  { app, gateway }: Buyer,
  { menteeId, agenda = AGENDA, ...wanted }: Parties & { startsAt: Date },
): Promise<number> {
  const order = await createBookingOrder(app, menteeId, { ...wanted, packageType: 'starter', agenda })
  return await verifyBookingPayment(app, menteeId, gateway.pay(order.orderId))
}

/** A paid month; answers the ids of the booking and of its subscription. */
export async function bookMonth(
  { app, gateway }: Buyer,
  { menteeId, agenda = AGENDA, ...wanted }: Parties & { startDate: string },
): Promise<{ bookingId: number; subscriptionId: number }> {
  const order = await createBookingOrder(app, menteeId, { ...wanted, packageType: 'advanced', agenda })
  const bookingId = await verifyBookingPayment(app, menteeId, gateway.pay(order.orderId))
  const { planSubscriptionId } = await app.db.booking.findUniqueOrThrow({ where: { id: bookingId } })
  return { bookingId, subscriptionId: planSubscriptionId! }
}
