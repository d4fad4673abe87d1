import { UserError } from '../rules/userErrors.ts'

/** A wrong signature, or a payment that belongs to another order. Nothing was changed. */
export class PaymentVerificationError extends UserError {
  override readonly name = 'PaymentVerificationError'
  readonly status = 400

  constructor() {
    super('Payment verification failed')
  }
}

/** The provider has not said yet whether the money was taken: never to be shown as failed. */
export class PaymentPendingError extends UserError {
  override readonly name = 'PaymentPendingError'
  readonly status = 503

  constructor() {
    super('Payment is being checked')
  }
}

/** The money came after the slot was lost; it goes back. */
export class SlotLostError extends UserError {
  override readonly name = 'SlotLostError'
  readonly status = 409

  constructor() {
    super('Your payment will be refunded in full')
  }
}
