import { describe, expect, it } from 'vitest'
import { isCheckoutSignature, isWebhookSignature, sign } from './signatures.ts'

const secret = 'EnLs21M47BllR3X8PSFtjtbd'
const known = {
  orderId: 'order_IEIaMR65cu6nz3',
  paymentId: 'pay_IH4NVgf4Dreq1l',
  signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
}

describe('checkout signature', () => {
  it('accepts the answer printed in the provider documentation', () => {
    expect(isCheckoutSignature(secret, known)).toBe(true)
  })

  it.each([
    ['a flipped digit', known.signature.replace('0d', '1d')],
    ['upper case', known.signature.toUpperCase()],
    ['empty', ''],
    ['missing', undefined],
    ['null', null],
    ['an array', [known.signature]],
    ['63 digits', known.signature.slice(1)],
    ['65 digits', `${known.signature}0`],
  ])('refuses %s', (_what, signature) => {
    expect(isCheckoutSignature(secret, { ...known, signature })).toBe(false)
  })

  it('refuses another key, another order, and ids that are none', () => {
    expect(isCheckoutSignature('another', known)).toBe(false)
    expect(isCheckoutSignature(secret, { ...known, orderId: 'order_IEIaMR65cu6nz4' })).toBe(false)
    const signature = sign(secret, `${known.orderId}|undefined`)
    expect(isCheckoutSignature(secret, { ...known, paymentId: undefined, signature })).toBe(false)
  })

  it('refuses everything under an empty secret', () => {
    const signature = sign('', `${known.orderId}|${known.paymentId}`)
    expect(isCheckoutSignature('', { ...known, signature })).toBe(false)
  })
})

describe('webhook signature', () => {
  const body = Buffer.from('{"event":"payment.captured"}')

  it('accepts the current and the previous secret', () => {
    expect(isWebhookSignature('new, old', body, sign('new', body))).toBe(true)
    expect(isWebhookSignature('new, old', body, sign('old', body))).toBe(true)
    expect(isWebhookSignature('new, old', body, sign('older', body))).toBe(false)
  })

  it('is over the bytes: the same JSON with a space is another message', () => {
    expect(isWebhookSignature('new', Buffer.from('{"event": "payment.captured"}'), sign('new', body))).toBe(false)
  })

  it.each([undefined, null, '', 'x'.repeat(64), [sign('new', body)]])('refuses %s', (signature) => {
    expect(isWebhookSignature('new', body, signature)).toBe(false)
  })

  it('refuses everything under empty secrets', () => {
    expect(isWebhookSignature(' , ', body, sign('', body))).toBe(false)
  })
})
