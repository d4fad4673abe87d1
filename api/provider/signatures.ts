import { createHmac, timingSafeEqual } from 'node:crypto'
import { isOrderId, isPaymentId } from './entities.ts'

const shape = /^[0-9a-f]{64}$/

/** Lower-case hex HMAC-SHA256, the provider's signature of checkouts and webhooks. */
export function sign(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex')
}

/** Compares in constant time; anything but 64 lower-case hex digits is false. */
function isSignedWith(secret: string, message: string | Buffer, signature: unknown): boolean {
  if (secret === '' || typeof signature !== 'string' || !shape.test(signature)) return false
  return timingSafeEqual(Buffer.from(sign(secret, message), 'hex'), Buffer.from(signature, 'hex'))
}

/** Whether checkout's signature binds this payment to this order. Says nothing about amount or capture. */
export function isCheckoutSignature(
  secret: string,
  pair: { orderId: unknown; paymentId: unknown; signature: unknown },
): boolean {
  if (!isOrderId(pair.orderId) || !isPaymentId(pair.paymentId)) return false
  return isSignedWith(secret, `${pair.orderId}|${pair.paymentId}`, pair.signature)
}

/** Current and previous webhook secret, comma separated: redeliveries keep the secret they were signed with. */
export function isWebhookSignature(secrets: string, rawBody: Buffer, signature: unknown): boolean {
  const known = secrets.split(',').map((secret) => secret.trim())
  return known.map((secret) => isSignedWith(secret, rawBody, signature)).includes(true)
}
