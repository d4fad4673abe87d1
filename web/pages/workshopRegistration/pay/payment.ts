/** What paying needs, loaded when somebody begins to fill in the form. */
export { proofOf } from '../../../features/payments/paymentProof.ts'
export { CheckoutUnavailableError, loadCheckout } from '../../../lib/checkout.ts'
export { createWorkshopOrder, type WorkshopOrder } from './createWorkshopOrder.ts'
export { openOrderWindow } from './openOrderWindow.ts'
export { verifyWorkshopPayment, type VerifyOutcome } from './verifyWorkshopPayment.ts'
export { workshopPaymentOutcome } from './workshopPaymentOutcome.ts'
