/** What a tab remembers of a booking: the agenda before login, a payment that is not settled yet, and what was just paid. */
import { readProof, writeProof, type PaymentProof } from '../../../features/payments/paymentProof.ts'
import { tabStorage } from '../../../lib/storage.ts'

const draftKey = (mentorId: number): string => `booking-draft-${mentorId}`
const paidKey = (mentorId: number): string => `booking-paid-${mentorId}`

/** The agenda written for this mentor; empty without. */
export function readDraft(mentorId: number): string {
  return tabStorage.read(draftKey(mentorId)) ?? ''
}

/** Saves the agenda; an empty text deletes it. */
export function writeDraft(mentorId: number, agenda: string): void {
  tabStorage.write(draftKey(mentorId), agenda || null)
}

/** The payment for this mentor whose outcome is not known yet. */
export function readPaid(mentorId: number): PaymentProof | null {
  return readProof(paidKey(mentorId))
}

/** Saved when the payment window reports a payment, so that a reload continues checking; null once it is settled. */
export function writePaid(mentorId: number, proof: PaymentProof | null): void {
  writeProof(paidKey(mentorId), proof)
}

/** The booking that was paid for a moment ago, by its numeric id: its page says so once, and not on a later look. */
let booking: number | null = null

export function notePaid(bookingId: number): void {
  booking = bookingId
}

export const isJustPaid = (bookingId: number): boolean => booking === bookingId

export function forgetPaid(): void {
  booking = null
}
