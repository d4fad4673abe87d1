/**
 * The state of a registration on this page, and what this tab stores for a reload: what is typed, the open order, a payment
 * that is not settled yet, and who has registered.
 */
import { clearDraft, readDraft, writeDraft } from '../../features/accounts/draft.ts'
import { readProof, writeProof, type PaymentProof } from '../../features/payments/paymentProof.ts'
import { tabStorage } from '../../lib/storage.ts'

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

/** The state after a reload: a payment is checked, and a person who left the payment window is asked whether they paid. */
export function keptState(workshopId: number): RegistrationState {
  const proof = readPaid(workshopId)
  if (proof) return { kind: 'checking', proof, isNew: false }
  const kept = readOrder(workshopId)
  return kept?.inWindow ? { kind: 'form', says: { kind: 'interrupted', email: kept.email } } : EMPTY_FORM
}

// What is said of a try to register, mostly as specified.
export const CANCELLED = { title: 'Payment Cancelled', description: 'Payment was cancelled. Please try again.' }
export const CHANGED = 'This workshop has changed'
export const UNVERIFIED = {
  title: 'Payment Verification Failed',
  description: 'There was an issue verifying your payment. Please contact support.',
  tone: 'destructive',
} as const
export const NOT_INITIATED = 'Failed to initiate payment. Please try again.'
export const NO_ANSWER = 'We don’t know whether that worked'
export const NOT_SENT =
  'We got no answer, so you may be registered already. Check your connection and try again; it is safe to repeat.'

/** What one registers with. */
export interface Details extends Record<string, string> {
  name: string
  email: string
  phone: string
}

/** The order whose seat is reserved. */
export interface OpenOrder {
  orderId: string
  email: string
  /** ISO instant until which the seat is reserved; null when it is not known. */
  until: string | null
  /** The payment window was open when the page was left: it may have been paid. */
  inWindow: boolean
}

/** Who has registered in this tab. Holds no secret: the ticket's code is in the email alone. */
interface Registered {
  email: string
  /** The email has the ticket; otherwise a link that confirms first. */
  hasTicket: boolean
}

const draftKey = (workshopId: number): string => `workshop-draft-${workshopId}`
const orderKey = (workshopId: number): string => `workshop-order-${workshopId}`
const paidKey = (workshopId: number): string => `workshop-paid-${workshopId}`
const registeredKey = (workshopId: number): string => `workshop-registered-${workshopId}`
const EMPTY: Details = { name: '', email: '', phone: '' }

/** What was typed and differs from what the account says. */
export function readDetails(workshopId: number): Partial<Details> {
  return readDraft(draftKey(workshopId), EMPTY)
}

/** Keeps what differs from `known`, which the account says. */
export function writeDetails(workshopId: number, typed: Details, known: Details): void {
  const kept = Object.entries(typed).filter(([name, text]) => text !== known[name])
  writeDraft(draftKey(workshopId), EMPTY, Object.fromEntries(kept))
}

function readPaid(workshopId: number): PaymentProof | null {
  return readProof(paidKey(workshopId))
}

/** A payment whose outcome is not known yet; null once it is settled. */
export function writePaid(workshopId: number, proof: PaymentProof | null): void {
  writeProof(paidKey(workshopId), proof)
}

export function readOrder(workshopId: number): OpenOrder | null {
  const kept = tabStorage.readJson(orderKey(workshopId))
  return isOrder(kept) ? kept : null
}

export function writeOrder(workshopId: number, order: OpenOrder | null): void {
  tabStorage.writeJson(orderKey(workshopId), order)
}

/** Who registered here last, for a page that is read again; null before. */
export function readRegistered(workshopId: number): Registered | null {
  const kept = tabStorage.readJson(registeredKey(workshopId))
  return isRegistered(kept) ? kept : null
}

export function writeRegistered(workshopId: number, registered: Registered): void {
  tabStorage.writeJson(registeredKey(workshopId), registered)
}

/** Nothing of the way there is left to keep: somebody is registered. */
export function forgetRegistration(workshopId: number): void {
  clearDraft(draftKey(workshopId))
  writeOrder(workshopId, null)
  writePaid(workshopId, null)
}

function isOrder(kept: unknown): kept is OpenOrder {
  if (typeof kept !== 'object' || kept === null) return false
  const { orderId, email, until, inWindow } = kept as Partial<Record<keyof OpenOrder, unknown>>
  return (
    typeof orderId === 'string' &&
    typeof email === 'string' &&
    (until === null || (typeof until === 'string' && !Number.isNaN(Date.parse(until)))) &&
    typeof inWindow === 'boolean'
  )
}

function isRegistered(kept: unknown): kept is Registered {
  if (typeof kept !== 'object' || kept === null) return false
  const { email, hasTicket } = kept as Partial<Record<keyof Registered, unknown>>
  return typeof email === 'string' && typeof hasTicket === 'boolean'
}
