/** What paying needs, loaded when somebody begins to fill in the form. */
export { CheckoutUnavailableError, checkoutTheme, loadCheckout, openCheckout } from '../../../lib/checkout.ts'
export { createWorkshopOrder, NOT_INITIATED, type OrderOutcome, type WorkshopOrder } from './createWorkshopOrder.ts'
export { verifyWorkshopPayment, type VerifyOutcome } from './verifyWorkshopPayment.ts'
export { proofOf } from '../../../features/payments/paymentProof.ts'
