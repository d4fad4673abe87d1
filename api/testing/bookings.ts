/** Bookings as they come about: held, ordered, paid, verified. */
import { createBookingOrder, verifyBookingPayment } from '../bookings/checkout/bookingOrder.graphql.ts'
import type { MenteeId } from '../graphql/identity.ts'
import type { TestApp } from './app.ts'

interface Sides {
  mentorId: number
  menteeId: MenteeId
  agenda?: string
}

type Buyer = Pick<TestApp, 'app' | 'provider'>
const AGENDA = 'Storey drift fails in the Y direction.'

/** A paid session at one of the mentor's times; answers the booking's id. */
export async function bookSession(
  { app, provider }: Buyer,
  { menteeId, agenda = AGENDA, ...wanted }: Sides & { startsAt: Date },
): Promise<number> {
  const order = await createBookingOrder(app, menteeId, { ...wanted, packageType: 'starter', agenda })
  return await verifyBookingPayment(app, menteeId, await provider.pay(order.orderId))
}

/** A paid plan; answers the ids of the booking and of its subscription. */
export async function bookPlan(
  { app, provider }: Buyer,
  { menteeId, agenda = AGENDA, ...wanted }: Sides & { startDate: string },
): Promise<{ bookingId: number; subscriptionId: number }> {
  const order = await createBookingOrder(app, menteeId, { ...wanted, packageType: 'advanced', agenda })
  const bookingId = await verifyBookingPayment(app, menteeId, await provider.pay(order.orderId))
  const { planSubscriptionId } = await app.db.booking.findUniqueOrThrow({ where: { id: bookingId } })
  return { bookingId, subscriptionId: planSubscriptionId! }
}
