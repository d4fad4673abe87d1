/** Booking data in session storage: the agenda before login, and a payment that is not settled yet. */
import { readProof, writeProof, type PaymentProof } from '../../features/payments/paymentProof.ts'
import { tabStorage } from '../../lib/storage.ts'

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
