import type { App } from '../app.ts'
import { openOrder } from '../payments/openOrder.ts'
import { OrderInterruptedError } from '../payments/paymentErrors.ts'
import { CURRENCY } from '../rules/constants.ts'
import { splitFee, type FeeSplit } from '../rules/money/money.ts'
import { takeSeat, type SeatRequest, type TakenSeat } from './takeSeat.ts'
import { workshopPurchase } from './workshops.purchase.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log'>

/** Another tab that finds the provider away gives the seat up under our feet. */
const TRIES = 3

/** What the payment window takes, or why there is none. */
export interface WorkshopCheckout extends FeeSplit {
  outcome: TakenSeat['outcome']
  registrationId: number
  workshopId: number
  keyId: string
  /** The provider's order id; null unless there is something to pay. */
  orderId: string | null
  /** Paise. */
  amount: number
  currency: string
}

/**
 * Registers for a workshop: a seat is held for HOLD_MINUTES and an order opened for it; a free one is registered at once
 * where the address is proven, else after the link that is mailed to it. To the same account or browser it answers the same
 * order again.
 * Throws what `takeSeat` throws, OrderInterruptedError, and PaymentProviderUnavailableError: nothing stays held then.
 */
export async function createWorkshopOrder(app: Deps, request: SeatRequest): Promise<WorkshopCheckout> {
  const { workshopId } = request
  for (let tries = 1; tries <= TRIES; tries++) {
    const { registrationId: id, menteeId, outcome, amount } = await takeSeat(app, request)
    const checkout = { outcome, registrationId: id, workshopId, keyId: app.gateway.keyId, currency: CURRENCY }
    if (outcome !== 'pay')
      return { ...checkout, orderId: null, amount, ...splitFee(amount, app.config.platformFeePercent) }
    const by = request.menteeId === null ? 'visitor' : (`mentee:${request.menteeId}` as const)
    const opened = await openOrder(app, { purchase: workshopPurchase, id, menteeId, amount, by })
    if (!opened) continue
    const { providerOrderId: orderId, order } = opened
    const { currency, platformFee, mentorEarning } = order
    return { ...checkout, orderId, amount: order.amount, currency, platformFee, mentorEarning }
  }
  throw new OrderInterruptedError()
}
