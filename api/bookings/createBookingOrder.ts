import type { App } from '../app.ts'
import type { MenteeId } from '../graphql/identity.ts'
import type { PlanSubscription } from '../generated/prisma/client.ts'
import { openOrder } from '../payments/openOrder.ts'
import { PaymentProviderUnavailableError } from '../provider/errors.ts'
import { accessEnds } from '../rules/plans.ts'
import { packageAmount } from '../rules/money.ts'
import type { BookingOrder } from '../rules/inputs/booking.ts'
import { fromDateOnly } from '../rules/time.ts'
import { NotFoundError, ValidationError } from '../rules/userErrors.ts'
import { BOOKING_MESSAGES } from '../rules/bookingMessages.ts'
import { AmountMismatchError, PlanActiveError } from './bookingErrors.ts'
import { bookingPurchase } from './bookings.purchase.ts'
import { takeHold } from './holds.ts'
import type { Wanted } from './offer.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>

/** Another tab that finds the provider away gives the hold up under our feet. */
const TRIES = 3

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
 * Opens an order for a slot or a plan: the server alone decides price, slot and dates. The slot is held for
 * HOLD_MINUTES; ordering the same again answers the same order.
 */
export async function createBookingOrder(
  app: Deps,
  menteeId: MenteeId,
  order: BookingOrder,
  { ip }: { ip?: string } = {},
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
  const hold = { menteeId, mentorId: order.mentorId, wanted, agenda: order.agenda, ip, isOrdered: true }
  for (let tries = 1; tries <= TRIES; tries++) {
    const { id } = await takeHold(app, hold)
    const opened = await openOrder(app, { purchase: bookingPurchase, id, menteeId, amount, by: `mentee:${menteeId}` })
    if (!opened) continue
    const { providerOrderId: orderId, order: row } = opened
    await app.db.booking.updateMany({ where: { id, orderId: null }, data: { orderId } })
    return { bookingId: id, keyId: app.gateway.keyId, orderId, amount, currency: row.currency }
  }
  throw new PaymentProviderUnavailableError('network', 'given up by another call')
}

function wantedOf({ packageType, startsAt, startDate }: BookingOrder): Wanted {
  if (packageType === 'starter' && startsAt) return { packageType, startsAt }
  if (packageType === 'advanced' && startDate) return { packageType, startDate }
  throw new ValidationError([
    { path: packageType === 'starter' ? 'startsAt' : 'startDate', message: BOOKING_MESSAGES.incomplete },
  ])
}

/** The plan the mentee has with this mentor at this moment; null when none, or only one that has ended. */
async function runningPlan(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  menteeId: number,
  mentorId: number,
): Promise<PlanSubscription | null> {
  const plans = await db.planSubscription.findMany({ where: { menteeId, mentorId, status: 'active' } })
  return plans.find(({ endDate }) => accessEnds(fromDateOnly(endDate)) > clock.now()) ?? null
}
