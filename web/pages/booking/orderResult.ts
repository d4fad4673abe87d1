/** How an order stands: `open` includes that nobody knows yet. */
export type OrderResult = { kind: 'open' } | { kind: 'confirmed'; bookingId: number } | { kind: 'refunded' }

interface OrderedBooking {
  databaseId?: number | undefined
  status?: string | undefined
  refundedAmount?: number | null | undefined
}

/** Reads the outcome off the booking that the order was opened for; all absent: no answer came. */
export function orderResult({ databaseId, status, refundedAmount }: OrderedBooking): OrderResult {
  const isConfirmed = status === 'CONFIRMED' || status === 'COMPLETED'
  if (isConfirmed && databaseId) return { kind: 'confirmed', bookingId: databaseId }
  // Not "expired" alone: a payment that comes late may still win the slot back.
  return refundedAmount ? { kind: 'refunded' } : { kind: 'open' }
}

const SECOND = 1_000

/** Milliseconds until the next question: 3 s for the first half minute, then 10 s, then 30 s; calmer when not urgent. */
export function watchDelay(attempt: number, urgent: boolean): number {
  if (!urgent) return attempt < 6 ? 10 * SECOND : 30 * SECOND
  if (attempt < 10) return 3 * SECOND
  return attempt < 28 ? 10 * SECOND : 30 * SECOND
}
