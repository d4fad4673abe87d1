/** Booking data in session storage: the agenda before login, and a payment that is not settled yet. */
import { tabStorage } from '../../lib/storage.ts'

/** The provider's proof of a payment; worthless without the server's own check. */
export interface PaymentProof {
  orderId: string
  paymentId: string
  signature: string
}

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
  const proof = tabStorage.readJson(paidKey(mentorId))
  return isProof(proof) ? proof : null
}

/** Saved when the payment window reports a payment, so that a reload continues checking; null once it is settled. */
export function writePaid(mentorId: number, proof: PaymentProof | null): void {
  tabStorage.writeJson(paidKey(mentorId), proof)
}

function isProof(value: unknown): value is PaymentProof {
  if (typeof value !== 'object' || value === null) return false
  return ['orderId', 'paymentId', 'signature'].every((name) => typeof Reflect.get(value, name) === 'string')
}
