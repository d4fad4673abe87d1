import { errorType } from '../graphql/errors.ts'
import { PaymentProviderUnavailableError } from '../provider/errors.ts'
import { formatRupees } from '../rules/text/format.ts'
import { failure } from '../rules/userErrors.ts'

errorType(PaymentProviderUnavailableError, 'The payment provider cannot be reached; nothing stays held.')

export class PaymentVerificationError extends failure('PaymentVerificationError', 400, 'Payment verification failed') {}
errorType(PaymentVerificationError, 'The signature is wrong, or the payment belongs to another order.')

/** It happened each time that the order was tried. */
export class OrderInterruptedError extends failure(
  'OrderInterruptedError',
  409,
  'This was just changed in another tab or window. Please try again.',
) {}
errorType(
  OrderInterruptedError,
  'What was to be ordered was given up or paid in another tab meanwhile; nothing was charged.',
)

/** Never to be shown as failed. */
export class PaymentPendingError extends failure('PaymentPendingError', 503, 'Payment is being checked') {}
errorType(PaymentPendingError, 'Whether the money was taken is not known yet: ask again, never pay again.')

export class SlotLostError extends failure('SlotLostError', 409, 'Your payment will be refunded in full') {}
errorType(SlotLostError, 'The payment came after the time was lost; all of it goes back.')

export class RefundableChangedError extends failure('RefundableChangedError', 409) {
  readonly refundable: number

  constructor(refundable: number) {
    super(`What can be refunded has changed: it is ${formatRupees(refundable)} now. Nothing was done.`)
    this.refundable = refundable
  }
}
errorType(
  RefundableChangedError,
  'What can be refunded is another sum than the administrator was shown; nothing was done.',
  (t) => ({ refundable: t.expose('refundable', { type: 'Paise', description: 'What can go back now.' }) }),
)

export class RefundExceedsPaymentError extends failure('RefundExceedsPaymentError', 409) {
  /** `rest`: paise that can still be refunded. */
  constructor(rest: number) {
    super(
      rest > 0
        ? `Only ${formatRupees(rest)} of this payment can still be refunded`
        : 'Nothing of this payment is left to refund',
    )
  }
}
errorType(RefundExceedsPaymentError, 'More than is left of the payment; nothing was done.')

/** The provider refunds nothing of the payment until the dispute is over. */
export class DisputedPaymentError extends failure(
  'DisputedPaymentError',
  409,
  "The payer's bank disputes this payment. It can't be refunded until the dispute is over.",
) {}
errorType(DisputedPaymentError, "The payer's bank disputes the payment; nothing was done.")
