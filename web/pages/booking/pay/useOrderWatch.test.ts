// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { orderResult, watchDelay } from './useOrderWatch.ts'

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

  it('is asked for every 3 s at first, then slower', () => {
    expect([0, 9, 10, 27, 28].map((attempt) => watchDelay(attempt, true))).toEqual([
      3_000, 3_000, 10_000, 10_000, 30_000,
    ])
    expect([0, 5, 6].map((attempt) => watchDelay(attempt, false))).toEqual([10_000, 10_000, 30_000])
  })
})
