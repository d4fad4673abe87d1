import { z } from 'zod/mini'
import type { InputFields } from '../graphql/mutation.ts'

const proof = (name: string) =>
  z.string(`${name} is required`).check(z.minLength(1, `${name} is required`), z.maxLength(200, `${name} is too long`))

/** Names of the order's id, the payment's id and the signature. */
type Names = readonly [order: string, payment: string, signature: string]
const SNAKE: Names = ['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature']
const CAMEL: Names = ['razorpayOrderId', 'razorpayPaymentId', 'razorpaySignature']

/** Reads a body by the names that its call documents, and takes the other spelling too. */
function proofBody(documented: Names, other: Names) {
  const given = z.transform((body: unknown) => {
    const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
    return Object.fromEntries(documented.map((name, at) => [name, fields[name] ?? fields[other[at]!]]))
  })
  const named = z.object(Object.fromEntries(documented.map((name) => [name, proof(name)])))
  const [order, payment, signature] = documented
  return z.pipe(
    z.pipe(given, named),
    z.transform((read: Record<string, string>) => ({
      orderId: read[order]!,
      paymentId: read[payment]!,
      signature: read[signature]!,
    })),
  )
}

/** Nothing else that a client sends is read. As documented, a booking uses the provider's names and a workshop ours. */
export const bookingProofSchema = proofBody(SNAKE, CAMEL)
export const workshopProofSchema = proofBody(CAMEL, SNAKE)

/** The input of both mutations that verify a payment. */
export const PROOF = {
  description: 'What the payment window handed over.',
  argument: 'Proof of payment.',
  fields: (t: InputFields) => ({
    orderId: t.string({ description: "The provider's order id." }),
    paymentId: t.string({ description: "The provider's payment id." }),
    signature: t.string({ description: "The provider's signature of the two." }),
  }),
}

export const proofSchema = z.object({
  orderId: proof('orderId'),
  paymentId: proof('paymentId'),
  signature: proof('signature'),
})
