// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { RequestError } from '../../../lib/errors.ts'
import { orderResult, outcomeOfPayload, outcomeOfRefusal, toastOfFailure, VERIFIED } from './paymentOutcome.ts'

const booking = { databaseId: 7 }

describe('how a verification ended', () => {
  it('is confirmed by exactly one message', () => {
    expect(outcomeOfPayload({ message: VERIFIED, booking })).toEqual({
      kind: 'confirmed',
      bookingId: 7,
    })
    for (const message of ['Payment verified', `${VERIFIED}.`, VERIFIED.toLowerCase(), '']) {
      expect(outcomeOfPayload({ message, booking })).toEqual({
        kind: 'refused',
        tell: {
          title: 'Payment Failed',
          description: 'Payment verification failed. Please try again.',
          tone: 'destructive',
        },
      })
    }
  })

  it('is unknown while the provider has not answered, and after a lost connection: never failed', () => {
    expect(outcomeOfRefusal({ type: 'PaymentPendingError', message: 'Payment is being checked' }).kind).toBe('unknown')
    const lost = toastOfFailure(new RequestError('offline', 'Failed to fetch'))
    expect(lost.tone).toBe('neutral')
    expect(JSON.stringify(lost)).not.toMatch(/failed/i)
  })

  it('tells a broken server apart, and still does not call the payment failed', () => {
    expect(toastOfFailure(new RequestError('broken', 'Internal server error'))).toMatchObject({
      title: 'Verification Error',
      description: 'Payment processed but verification failed. Please try booking again.',
    })
    expect(outcomeOfRefusal({ type: 'PaymentVerificationError', message: '500: oops' })).toMatchObject({
      tell: { title: 'Verification Error' },
    })
  })

  it("shows the server's message otherwise", () => {
    expect(
      outcomeOfRefusal({ type: 'PaymentVerificationError', message: 'Payment verification failed' }),
    ).toMatchObject({
      kind: 'refused',
      tell: { title: 'Payment Failed', description: 'Payment verification failed' },
    })
    expect(outcomeOfRefusal({ type: 'SlotLostError', message: 'Your payment will be refunded in full' }).kind).toBe(
      'lost',
    )
    expect(outcomeOfRefusal({ type: 'NotSignedInError', message: '' }).kind).toBe('signIn')
  })
})

describe('how an order stands', () => {
  it('is open while nothing is known: no booking, held, or expired without a refund', () => {
    for (const ordered of [
      {},
      { databaseId: 7, status: 'PENDING' },
      { databaseId: 7, status: 'EXPIRED', refundedAmount: null },
    ]) {
      expect(orderResult(ordered)).toEqual({ kind: 'open' })
    }
  })

  it('was confirmed, also when the session is over or was cancelled since, which its page says', () => {
    for (const status of ['CONFIRMED', 'COMPLETED', 'CANCELLED']) {
      expect(orderResult({ databaseId: 7, status, refundedAmount: status === 'CANCELLED' ? 79_900 : null })).toEqual({
        kind: 'confirmed',
        bookingId: 7,
      })
    }
  })

  it('is refunded when money goes back for a time that is lost', () => {
    expect(orderResult({ databaseId: 7, status: 'EXPIRED', refundedAmount: 79_900 })).toEqual({ kind: 'refunded' })
  })
})
