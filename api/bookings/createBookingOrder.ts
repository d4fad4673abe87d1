import type { App } from '../app.ts'
import type { Booking, PlanSubscription } from '../generated/prisma/client.ts'
import { accessEnds } from '../rules/months.ts'
import { packageAmount } from '../rules/money.ts'
import type { BookingOrder } from '../rules/inputs/booking.ts'
import { fromDateOnly } from '../rules/time.ts'
import { NotFoundError, ValidationError } from '../rules/userErrors.ts'
import { BOOKING_MESSAGES } from '../rules/inputs/booking.ts'
import { AmountMismatchError, PlanActiveError } from './bookingErrors.ts'
import { takeHold, type Wanted } from './holds.ts'
import { openOrder } from './orders.ts'

/** What the payment window takes. */
export interface BookingCheckout {
  bookingId: number
  keyId: string
  /** The provider's order id. */
  orderId: string
  /** Paise. */
  amount: number
  currency: string
}

/**
 * Opens an order for a slot or a month: the server alone decides price, slot and dates. The slot is held for
 * HOLD_MINUTES; ordering the same again answers the same order.
 */
export async function createBookingOrder(
  app: Pick<App, 'db' | 'clock' | 'config' | 'gateway'>,
  menteeId: number,
  order: BookingOrder,
): Promise<BookingCheckout> {
  const wanted = wantedOf(order)
  const mentor = await app.db.mentor.findFirst({
    where: { id: order.mentorId, status: 'accepted', isActive: true },
    select: { starterPackageRate: true, advancedPackageRate: true },
  })
  if (!mentor) throw new NotFoundError('Mentor not found')
  const amount = packageAmount(
    order.packageType,
    order.packageType === 'starter' ? mentor.starterPackageRate : mentor.advancedPackageRate,
  )
  if (order.amount !== null && order.amount !== undefined && order.amount !== amount) throw new AmountMismatchError()
  if (wanted.packageType === 'advanced' && (await runningPlan(app, menteeId, order.mentorId)))
    throw new PlanActiveError()
  const booking: Booking = await takeHold(app, { menteeId, mentorId: order.mentorId, wanted, agenda: order.agenda })
  const { order: opened, providerOrderId } = await openOrder(app, booking, amount)
  return {
    bookingId: booking.id,
    keyId: app.gateway.keyId,
    orderId: providerOrderId,
    amount,
    currency: opened.currency,
  }
}

function wantedOf({ packageType, startsAt, startDate }: BookingOrder): Wanted {
  if (packageType === 'starter' && startsAt) return { packageType, startsAt }
  if (packageType === 'advanced' && startDate) return { packageType, startDate }
  throw new ValidationError([
    { path: packageType === 'starter' ? 'startsAt' : 'startDate', message: BOOKING_MESSAGES.incomplete },
  ])
}

/** The month the mentee has with this mentor at this moment; null when none, or only one that has ended. */
async function runningPlan(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  menteeId: number,
  mentorId: number,
): Promise<PlanSubscription | null> {
  const plans = await db.planSubscription.findMany({ where: { menteeId, mentorId, status: 'active' } })
  return plans.find(({ endDate }) => accessEnds(fromDateOnly(endDate)) > clock.now()) ?? null
}
