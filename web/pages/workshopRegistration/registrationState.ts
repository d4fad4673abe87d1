/** Where a registration stands on this page. */
import type { PaymentProof } from '../../features/payments/paymentProof.ts'
import { readOrder, readPaid } from './registrationMemory.ts'

/** Where it stands. */
export type RegistrationState =
  | { kind: 'form'; says: Said | null }
  /** The order is being made, or its payment window is open. */
  | { kind: 'paying' }
  /** Paid, as the window says: the server confirms it now (`isNew`), or cannot say yet. */
  | { kind: 'checking'; proof: PaymentProof; isNew: boolean }
  /** Paid, but its seat is gone: the money goes back. */
  | { kind: 'lost' }
  | { kind: 'registered'; email: string | null; ticketCode: string | null }
  | { kind: 'confirmEmail'; email: string }

/** What is said above the form about the last try. */
export type Said =
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string }
  | { kind: 'refused' }
  | { kind: 'interrupted'; email: string }

/** What the page shows. */
export type RegistrationView = Exclude<RegistrationState['kind'], 'paying'>

/** The page's view, for heading and focus. */
export function viewOf({ kind }: RegistrationState): RegistrationView {
  return kind === 'paying' ? 'form' : kind
}

/** Nothing has been tried yet. */
export const EMPTY_FORM: RegistrationState = { kind: 'form', says: null }

/** How a reload goes on: a payment is checked, and whoever left the payment window is asked about it. */
export function keptState(workshopId: number): RegistrationState {
  const proof = readPaid(workshopId)
  if (proof) return { kind: 'checking', proof, isNew: false }
  const kept = readOrder(workshopId)
  return kept?.inWindow ? { kind: 'form', says: { kind: 'interrupted', email: kept.email } } : EMPTY_FORM
}
