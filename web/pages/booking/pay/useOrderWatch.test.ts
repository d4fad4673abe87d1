// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { orderResult } from './useOrderWatch.ts'

describe('how an order stands', () => {
  it('is open while nothing is known: no booking, held, or expired without a refund', () => {
    for (const booking of [
      {},
      { databaseId: 7, status: 'PENDING' },
      { databaseId: 7, status: 'EXPIRED', refundedAmount: null },
    ]) {
      expect(orderResult(booking)).toEqual({ kind: 'open' })
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
