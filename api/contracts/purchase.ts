/** What is paid for. `payments` moves the money and never says what was bought: each kind of purchase brings this. */
import type { Settings } from '../config.ts'
import type { Transaction } from '../database/client.ts'
import type { Clock } from '../database/clock.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import type { RefundReason } from '../rules/money/refundReasons.ts'

interface Surroundings {
  clock: Clock
  config: Settings
}

export interface CapturedPayment {
  id: number
  providerPaymentId: string
  providerOrderId: string
  /** Paise. */
  amount: number
  /** Its order was closed before it came: another price has replaced it. */
  isReplaced: boolean
}

/** A payment of which nothing is left with us. */
export interface ReturnedPayment extends Pick<CapturedPayment, 'providerPaymentId'> {
  /** The payer's bank took the rest of it, by a dispute. */
  isTakenByBank: boolean
  /** Another order of the purchase can be paid: what is held for that one stays. */
  isOrderedAnew: boolean
}

/** Who pays or is paid. */
export interface Party {
  name: string
  email: string
  /** Null for a visitor, who is known by the address only. */
  account: { type: UserType; id: number } | null
}

/** How mails and notifications about its money speak of it. */
export interface PurchaseWords {
  /** With its article: `the session on Sat 28 Nov, 10:30 am IST`. */
  what: string
  /** What the payer gives up by cancelling, where others keep theirs: `your seat in …`; `what` itself when left out. */
  given?: string
  /** Null once the account is gone. */
  payer: Party | null
  /** Whose time or seat it is; null when nobody is to be told. */
  payee: Party | null
  /** Ids of what it is, for the notifications about it. */
  data: Record<string, number>
  links: {
    payer: string
    payee: string
    /** Where another one is chosen when this one is lost. */
    again: { label: string; path: string } | null
  }
}

export interface PurchaseKind {
  /** Stands in `payment_orders.kind`, beside the id of the purchase. */
  readonly kind: string
  /** Constraints that refuse a confirmation, each with what it says of the purchase. */
  readonly refundReasonByConstraint: Readonly<Record<string, RefundReason>>
  /** Columns of the order that tie it to the purchase's own row. */
  columns(id: number): { bookingId?: number; workshopRegistrationId?: number }
  /** In paise; null once it may no longer be paid for. It is not given up before the transaction, which writes its order, ends. */
  amountDue(tx: Transaction, id: number): Promise<number | null>
  /**
   * Gives the payer what was paid for; when the time to pay is over, only what is still offered, free and at the same
   * price. A replaced order buys at today's price only. Says so to both sides.
   * Null when it is confirmed, else why it cannot be. It takes its own locks; the order is locked already.
   */
  confirm(tx: Transaction, app: Surroundings, id: number, payment: CapturedPayment): Promise<RefundReason | null>
  /** Whether a payment of this order has confirmed it, and it still stands. */
  isConfirmed(tx: Transaction, id: number, providerOrderId: string): Promise<boolean>
  /** Whether what this payment has bought still stands: it was not cancelled, nor its seat lost. */
  stands(tx: Transaction, id: number, payment: Pick<CapturedPayment, 'providerPaymentId'>): Promise<boolean>
  /** All of this payment has gone back, and what it paid for stands until an administrator decides. */
  waitsUnpaid(tx: Transaction, id: number, payment: Pick<CapturedPayment, 'providerPaymentId'>): Promise<boolean>
  /** Frees what is kept for a payer who could not pay, unless somebody else has reserved it for them; harmless otherwise. */
  release(tx: Transaction, app: Surroundings, id: number): Promise<void>
  /** All of this payment is on its way back, or gone. */
  giveBack(tx: Transaction, app: Surroundings, id: number, payment: ReturnedPayment): Promise<void>
  /** Money of this payment was to go back and stays with us after all: it pays for what still stands. */
  keepPaid(
    tx: Transaction,
    app: Surroundings,
    id: number,
    payment: Pick<CapturedPayment, 'providerPaymentId'>,
  ): Promise<void>
  words(tx: Transaction, id: number): Promise<PurchaseWords>
}

/** The kind of purchase that an order is for. An unknown kind is our mistake: nothing is settled then, and all of it can be later. */
export function purchaseOf(
  { parts }: { parts: { purchases: readonly PurchaseKind[] } },
  { kind }: { kind: string },
): PurchaseKind {
  const found = parts.purchases.find((purchase) => purchase.kind === kind)
  if (!found) throw new Error(`No feature knows purchases of the kind ${kind}`)
  return found
}
