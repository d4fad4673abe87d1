import { formatRupees } from '../rules/text/format.ts'
import { failure } from '../rules/userErrors.ts'

/** A wrong signature, or a payment that belongs to another order. Nothing was changed. */
export class PaymentVerificationError extends failure('PaymentVerificationError', 400, 'Payment verification failed') {}

/** What was to be ordered was given up or paid in another tab, each time it was tried. Nothing was charged by this call. */
export class OrderInterruptedError extends failure(
  'OrderInterruptedError',
  409,
  'This was just changed in another tab or window. Please try again.',
) {}

/** The provider has not said yet whether the money was taken: never to be shown as failed. */
export class PaymentPendingError extends failure('PaymentPendingError', 503, 'Payment is being checked') {}

/** The money came after the slot was lost; it goes back. */
export class SlotLostError extends failure('SlotLostError', 409, 'Your payment will be refunded in full') {}

/** What can be refunded is another sum than an administrator was shown. Nothing was done. */
export class RefundableChangedError extends failure('RefundableChangedError', 409) {
  /** Paise that can go back now. */
  readonly refundable: number

  constructor(refundable: number) {
    super(`What can be refunded has changed: it is ${formatRupees(refundable)} now. Nothing was done.`)
    this.refundable = refundable
  }
}

/** More is to go back than is left of the payment. */
export class RefundExceedsPaymentError extends failure('RefundExceedsPaymentError', 409) {
  /** `rest`: paise that can still be refunded. */
  constructor(rest: number) {
    super(
      rest > 0
        ? `Only ${formatRupees(rest)} of this payment can still be refunded`
        : 'This payment is refunded in full',
    )
  }
}

/** The payer's bank disputes the payment: the provider refunds nothing of it until that is over. Nothing was done. */
export class DisputedPaymentError extends failure(
  'DisputedPaymentError',
  409,
  "The payer's bank disputes this payment. It can't be refunded until the dispute is over.",
) {}
