/** What the browser tab remembers of a booking: text before signing in, and what was paid before a reload. */

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
  return read(draftKey(mentorId)) ?? ''
}

/** Keeps the agenda; empty text forgets it. */
export function writeDraft(mentorId: number, agenda: string): void {
  write(draftKey(mentorId), agenda || null)
}

/** The payment for this mentor whose outcome is not known yet. */
export function readPaid(mentorId: number): PaymentProof | null {
  const text = read(paidKey(mentorId))
  if (text === null) return null
  try {
    const proof: unknown = JSON.parse(text)
    return isProof(proof) ? proof : null
  } catch {
    return null
  }
}

/** Written the moment the payment window says paid, so that a reload goes on checking; null once it is settled. */
export function writePaid(mentorId: number, proof: PaymentProof | null): void {
  write(paidKey(mentorId), proof && JSON.stringify(proof))
}

function isProof(value: unknown): value is PaymentProof {
  if (typeof value !== 'object' || value === null) return false
  return ['orderId', 'paymentId', 'signature'].every((name) => typeof Reflect.get(value, name) === 'string')
}

// A browser may refuse storage altogether: then the text lives as long as the page.
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Nothing to do: see above.
  }
}
