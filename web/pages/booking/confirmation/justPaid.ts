/** The booking that was paid for a moment ago, by its numeric id: its page says so once, and not on a later look. */
let booking: number | null = null

export function notePaid(bookingId: number): void {
  booking = bookingId
}

export const isJustPaid = (bookingId: number): boolean => booking === bookingId

export function forgetPaid(): void {
  booking = null
}
