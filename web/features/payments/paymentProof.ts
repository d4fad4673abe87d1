/** What a tab keeps of a payment until its outcome is known. */
import { tabStorage } from '../../lib/storage.ts'
import type { PaidCheckout } from '../../lib/checkout.ts'

/** The provider's proof of a payment; worthless without the server's own check. */
export interface PaymentProof {
  orderId: string
  paymentId: string
  signature: string
}

/** The proof that the payment window hands over. */
export function proofOf(paid: PaidCheckout): PaymentProof {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid
  return { orderId: razorpay_order_id, paymentId: razorpay_payment_id, signature: razorpay_signature }
}

/** The payment kept under this key whose outcome is not known yet. */
export function readProof(key: string): PaymentProof | null {
  const proof = tabStorage.readJson(key)
  return isProof(proof) ? proof : null
}

/** Saved when the payment window reports a payment, so that a reload continues checking; null once it is settled. */
export function writeProof(key: string, proof: PaymentProof | null): void {
  tabStorage.writeJson(key, proof)
}

function isProof(value: unknown): value is PaymentProof {
  if (typeof value !== 'object' || value === null) return false
  return ['orderId', 'paymentId', 'signature'].every((name) => typeof Reflect.get(value, name) === 'string')
}
