import type { App } from '../../app.ts'
import type { MenteeId } from '../../graphql/identity.ts'
import { openOrder } from '../../payments/openOrder.ts'
import { OrderInterruptedError } from '../../payments/paymentErrors.ts'
import type { BookingOrder } from '../../rules/inputs/booking.ts'
import { ValidationError } from '../../rules/userErrors.ts'
import { BOOKING_MESSAGES } from '../../rules/bookings/bookingMessages.ts'
import { bookingPurchase } from '../bookings.purchase.ts'
import { takeHold } from '../hold/holds.ts'
import type { Wanted } from '../offer.ts'

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
 * HOLD_MINUTES; ordering the same again answers the same order. Throws what `takeHold` throws; PaymentProviderUnavailableError:
 * nothing stays held then; and OrderInterruptedError.
 */
export async function createBookingOrder(
  app: Deps,
  menteeId: MenteeId,
  order: BookingOrder,
  { ip }: { ip?: string } = {},
): Promise<BookingCheckout> {
  const { mentorId, agenda, amount: shown } = order
  const wanted = wantedOf(order)
  for (let tries = 1; tries <= TRIES; tries++) {
    const { id, amount } = await takeHold(app, { menteeId, mentorId, wanted, agenda, ip, order: { shown } })
    const opened = await openOrder(app, { purchase: bookingPurchase, id, menteeId, amount, by: `mentee:${menteeId}` })
    if (!opened) continue
    const { providerOrderId: orderId, order: row } = opened
    return { bookingId: id, keyId: app.gateway.keyId, orderId, amount, currency: row.currency }
  }
  throw new OrderInterruptedError()
}

function wantedOf({ packageType, startsAt, startDate }: BookingOrder): Wanted {
  if (packageType === 'starter' && startsAt) return { packageType, startsAt }
  if (packageType === 'advanced' && startDate) return { packageType, startDate }
  throw new ValidationError([
    { path: packageType === 'starter' ? 'startsAt' : 'startDate', message: BOOKING_MESSAGES.incomplete },
  ])
}
