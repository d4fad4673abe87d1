import { z } from 'zod/mini'

const proof = (name: string) =>
  z.string(`${name} is required`).check(z.minLength(1, `${name} is required`), z.maxLength(200, `${name} is too long`))

/**
 * What the payment window handed over, in the provider's own names or ours. What else a client echoes, such as what it has
 * bought, is never read.
 */
export const proofBodySchema = z.pipe(
  z.transform((body: unknown) => {
    const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
    const either = (documented: string, camel: string) => given[documented] ?? given[camel]
    return {
      razorpay_order_id: either('razorpay_order_id', 'razorpayOrderId'),
      razorpay_payment_id: either('razorpay_payment_id', 'razorpayPaymentId'),
      razorpay_signature: either('razorpay_signature', 'razorpaySignature'),
    }
  }),
  z.object({
    razorpay_order_id: proof('razorpay_order_id'),
    razorpay_payment_id: proof('razorpay_payment_id'),
    razorpay_signature: proof('razorpay_signature'),
  }),
)
