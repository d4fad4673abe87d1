import { describe, expect, it } from 'vitest'
import { RequestError } from '../../lib/errors.ts'
import { outcomeOfAnswer, outcomeOfFailure, VERIFIED } from './verifyOutcome.ts'

const payload = 'VerifyBookingPaymentPayload'
const booking = { databaseId: 7 }

describe('how a verification ended', () => {
  it('is confirmed by exactly one message', () => {
    expect(outcomeOfAnswer({ __typename: payload, message: VERIFIED, booking })).toEqual({
      kind: 'confirmed',
      bookingId: 7,
    })
    for (const message of ['Payment verified', `${VERIFIED}.`, VERIFIED.toLowerCase(), '']) {
      expect(outcomeOfAnswer({ __typename: payload, message, booking })).toEqual({
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
    expect(outcomeOfAnswer({ __typename: 'PaymentPendingError', message: 'Payment is being checked' }).kind).toBe(
      'unknown',
    )
    const lost = outcomeOfFailure(new RequestError('offline', 'Failed to fetch'))
    expect(lost).toMatchObject({ kind: 'unknown', tell: { tone: 'neutral' } })
    expect(JSON.stringify(lost)).not.toMatch(/failed/i)
  })

  it('tells a broken server apart, and still does not call the payment failed', () => {
    expect(outcomeOfFailure(new RequestError('broken', 'Internal server error'))).toMatchObject({
      kind: 'unknown',
      tell: {
        title: 'Verification Error',
        description: 'Payment processed but verification failed. Please try booking again.',
      },
    })
    expect(outcomeOfAnswer({ __typename: 'PaymentVerificationError', message: '500: oops' })).toMatchObject({
      tell: { title: 'Verification Error' },
    })
  })

  it("shows the server's message otherwise", () => {
    expect(
      outcomeOfAnswer({ __typename: 'PaymentVerificationError', message: 'Payment verification failed' }),
    ).toMatchObject({
      kind: 'refused',
      tell: { title: 'Payment Failed', description: 'Payment verification failed' },
    })
    expect(
      outcomeOfAnswer({ __typename: 'SlotLostError', message: 'Your payment will be refunded in full' }).kind,
    ).toBe('lost')
    expect(outcomeOfAnswer({ __typename: 'NotSignedInError' }).kind).toBe('signIn')
  })
})
