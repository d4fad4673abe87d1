import { z } from 'zod/mini'

const part = (name: string) =>
  z.string(`${name} is required`).check(z.minLength(1, `${name} is required`), z.maxLength(200, `${name} is too long`))

/** What the payment window hands over. */
export const checkoutProofSchema = z.object({
  orderId: part('orderId'),
  paymentId: part('paymentId'),
  signature: part('signature'),
})
