// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { RequestError } from '../../../lib/errors.ts'
import { outcomeOfPayload, outcomeOfRefusal, toastOfFailure, VERIFIED } from './verifyOutcome.ts'

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
