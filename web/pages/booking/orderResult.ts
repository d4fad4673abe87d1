/** How an order stands: `open` includes that nobody knows yet. */
export type OrderResult = { kind: 'open' } | { kind: 'confirmed'; bookingId: number } | { kind: 'refunded' }

interface OrderedBooking {
  databaseId: number
  status: string
  refundedAmount?: number | null | undefined
}

/** Reads the outcome off the booking that the order was opened for. */
export function orderResult(booking: OrderedBooking | null | undefined): OrderResult {
  if (!booking) return { kind: 'open' }
  if (booking.status === 'CONFIRMED' || booking.status === 'COMPLETED') {
    return { kind: 'confirmed', bookingId: booking.databaseId }
  }
  // Not "expired" alone: a payment that comes late may still win the slot back.
  return booking.refundedAmount ? { kind: 'refunded' } : { kind: 'open' }
}

const SECOND = 1_000

/** Milliseconds until the next question: 3 s for the first half minute, then 10 s, then 30 s; calmer when not urgent. */
export function watchDelay(attempt: number, urgent: boolean): number {
  if (!urgent) return attempt < 6 ? 10 * SECOND : 30 * SECOND
  if (attempt < 10) return 3 * SECOND
  return attempt < 28 ? 10 * SECOND : 30 * SECOND
}
