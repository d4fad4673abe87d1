/** Where the money of a payment is. Each paisa is in one place, and every screen, file and sum asks here. */
import type { Transaction } from '../database/client.ts'
import { Prisma, type Dispute, type Payment, type Refund } from '../generated/prisma/client.ts'
import type { AtBank } from '../rules/money/refundReasons.ts'
import { isOpenDispute } from './disputes/openDisputes.ts'

/** Of a refund, what `isGoingBack` needs, and its amount. */
export const GOING_BACK = { amount: true, status: true, resolvedAt: true, returnedElsewhere: true } as const

/** Whether the money of a refund is the payer's, or will be; not if it failed and another refund made it good. */
export const isGoingBack = (refund: Pick<Refund, 'status' | 'resolvedAt' | 'returnedElsewhere'>): boolean =>
  refund.status !== 'failed' || refund.resolvedAt === null || refund.returnedElsewhere

/** Of a payment, what `moneyPlaces` needs. */
export const PLACES = {
  amount: true,
  refunds: { select: GOING_BACK },
  disputes: { select: { amountDeducted: true, status: true } },
} as const

interface Placed {
  amount: number
  refunds: readonly Pick<Refund, keyof typeof GOING_BACK>[]
  disputes: readonly Pick<Dispute, 'amountDeducted'>[]
}

/** Paise; they add up to the payment. */
export interface MoneyPlaces {
  /** What stays with mentor and platform. */
  kept: number
  /** The provider says that it is back. */
  refunded: number
  /** Asked for, with the provider, or waiting for a person since the refund failed or got stuck. */
  onItsWay: number
  /** An administrator says that it was returned some other way. */
  returnedElsewhere: number
  /** The payer's bank has it: a dispute was lost, or the bank keeps it while it decides. */
  disputed: number
}

const deducted = (disputes: Placed['disputes']): number =>
  disputes.reduce((sum, { amountDeducted }) => sum + amountDeducted, 0)

/** What went back twice counts once: a payment has no more to give than was paid. */
export function moneyPlaces({ amount, refunds, disputes }: Placed): MoneyPlaces {
  const back = { refunded: 0, sent: 0, unsent: 0, returnedElsewhere: 0 }
  for (const refund of refunds) {
    const place = placeOf(refund)
    if (place) back[place] += refund.amount
  }
  const { refunded, sent, unsent, returnedElsewhere } = back
  const left = Math.max(0, amount - refunded - sent - returnedElsewhere)
  const disputed = Math.min(left, deducted(disputes))
  // What was not sent, or failed, is still ours: the bank took it first.
  const waiting = Math.min(unsent, left - disputed)
  return { refunded, onItsWay: sent + waiting, returnedElsewhere, disputed, kept: left - disputed - waiting }
}

/** What the payer's bank has of a payment, in paise: what it took for good, which counts first, and what it keeps while it decides. */
export function bankHas(payment: PlacedWithBank): BankHas {
  const all = moneyPlaces(payment).disputed
  const disputed = Math.min(all, deducted(payment.disputes.filter((dispute) => !isOpenDispute(dispute))))
  return { disputed, heldByBank: all - disputed }
}

type PlacedWithBank = Omit<Placed, 'disputes'> & { disputes: readonly Pick<Dispute, 'amountDeducted' | 'status'>[] }

/** The same of several payments. */
export function bankHasOf(payments: readonly PlacedWithBank[]): BankHas {
  const sum = { disputed: 0, heldByBank: 0 }
  for (const { disputed, heldByBank } of payments.map(bankHas)) {
    sum.disputed += disputed
    sum.heldByBank += heldByBank
  }
  return sum
}

interface BankHas {
  disputed: number
  heldByBank: number
}

/**
 * The refunds of a payment in the order in which they were asked for, less what the payer's bank took: of the later ones
 * first. A refund of which nothing is left is dropped.
 */
export function fitRefunds<R extends Placed['refunds'][number] & Pick<Refund, 'id'>>(
  payment: Pick<Placed, 'amount' | 'disputes'> & { refunds: readonly R[] },
): R[] {
  const { refunds } = payment
  const sent = refunds.reduce((sum, refund) => sum + (placeOf(refund) === 'sent' ? refund.amount : 0), 0)
  let waiting = moneyPlaces(payment).onItsWay - sent
  const inOrder = refunds.toSorted((one, other) => one.id - other.id)
  return inOrder.flatMap((refund) => {
    if (placeOf(refund) !== 'unsent') return [refund]
    const amount = Math.min(refund.amount, waiting)
    waiting -= amount
    return amount > 0 ? [{ ...refund, amount }] : []
  })
}

/** Paise that the provider returned or is to return, without refunds that failed or that the bank took before. */
export function refundedOf(payment: Placed): number {
  const back = { sent: 0, unsent: 0 }
  for (const { amount, status, returnedElsewhere } of payment.refunds)
    if (status !== 'failed' && !returnedElsewhere) back[status === 'requested' ? 'unsent' : 'sent'] += amount
  const { returnedElsewhere, disputed } = moneyPlaces(payment)
  return back.sent + Math.min(back.unsent, Math.max(0, payment.amount - back.sent - returnedElsewhere - disputed))
}

/** Paise that no longer belong to mentor and platform: in every place but `kept`. */
export const goneOf = (payment: Placed): number => payment.amount - moneyPlaces(payment).kept

/** Null for a refund that counts for nothing: another one made it good, or its money stays with us. */
function placeOf(
  refund: Pick<Refund, keyof typeof GOING_BACK>,
): 'refunded' | 'sent' | 'unsent' | 'returnedElsewhere' | null {
  if (refund.status === 'processed') return 'refunded'
  if (refund.returnedElsewhere) return 'returnedElsewhere'
  if (refund.status === 'pending') return 'sent'
  return isGoingBack(refund) ? 'unsent' : null
}

/** Of a payment, what `owed` needs. */
export const OWED = {
  amount: true,
  refundedAmount: true,
  refunds: { select: { amount: true, status: true, returnedElsewhere: true } },
  disputes: { select: { amountDeducted: true, status: true } },
} as const

interface PaidAndReturned {
  amount: number
  refundedAmount: number
  refunds: readonly Pick<Refund, 'amount' | 'status' | 'returnedElsewhere'>[]
  disputes: readonly Pick<Dispute, 'amountDeducted'>[]
}

/** Paise of a payment that can still be refunded: not requested yet, not returned another way, not taken by a dispute. */
export function owed({ amount, refundedAmount, refunds, disputes }: PaidAndReturned): number {
  const elsewhere = refunds.filter(({ status, returnedElsewhere }) => status === 'failed' && returnedElsewhere)
  const returned = elsewhere.reduce((sum, refund) => sum + refund.amount, 0)
  return Math.max(0, amount - refundedAmount - returned - deducted(disputes))
}

/** Whether all of a payment is gone for good or on its way. What a bank holds while it decides may come back, so it is not gone. */
export const isReturned = ({ disputes, ...payment }: WithBank): boolean =>
  owed({ ...payment, disputes: disputes.filter((dispute) => !isOpenDispute(dispute)) }) === 0

type WithBank = Omit<PaidAndReturned, 'disputes'> & {
  disputes: readonly Pick<Dispute, 'amountDeducted' | 'status'>[]
}

/** What the payer's bank does with a payment; nothing where there is none. */
export function atBank(payment: WithBank | null | undefined): AtBank {
  const open = payment?.disputes.filter(isOpenDispute) ?? []
  const hasTaken = open.some(({ amountDeducted }) => amountDeducted > 0)
  return { isDisputed: open.length > 0, isTakenMeanwhile: hasTaken && payment != null && owed(payment) === 0 }
}

/** Locks a payment until the transaction ends, so that one call at a time decides what happens to its money. */
export async function lockPayment(tx: Transaction, id: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM payments WHERE id = ${id} FOR UPDATE`
}

/** The same as `owed`, read again. Lock the payment first. */
export async function owedOf(tx: Transaction, { id }: Pick<Payment, 'id'>): Promise<number> {
  return owed(await tx.payment.findUniqueOrThrow({ where: { id }, select: OWED }))
}

/** Of all payments for a purchase, the one that confirmed it; before one has, all. */
export const ownPayments = <Paid extends { providerPaymentId: string }>({
  paymentId,
  payments,
}: {
  paymentId: string | null
  payments: readonly Paid[]
}): Paid[] =>
  // A second payment that goes back takes nothing from the purchase.
  payments.filter(({ providerPaymentId }) => paymentId === null || providerPaymentId === paymentId)

/**
 * `moneyPlaces` as a table for FROM, for sums over many payments: a row for each captured one of `payments`, which is the table
 * of that name or rows chosen from it. Platform and mentor share what is kept as they shared the payment. Paise.
 */
export const placesOf = (payments: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT p.id, p.order_id, p.mentor_id, p.captured_at, p.amount,
    back.refunded, back.sent + waits.waiting AS on_its_way, back.returned_elsewhere, taken.disputed, stays.kept,
    share.platform_fee, stays.kept - share.platform_fee AS mentor_earning
  FROM ${payments} p
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.amount) FILTER (WHERE r.status = 'processed'), 0)::int AS refunded,
      coalesce(sum(r.amount) FILTER (WHERE r.status <> 'processed' AND r.returned_elsewhere), 0)::int AS returned_elsewhere,
      coalesce(sum(r.amount) FILTER (WHERE r.status = 'pending' AND NOT r.returned_elsewhere), 0)::int AS sent,
      coalesce(sum(r.amount) FILTER (WHERE NOT r.returned_elsewhere
        AND (r.status = 'requested' OR (r.status = 'failed' AND r.resolved_at IS NULL))), 0)::int AS unsent
    FROM refunds r WHERE r.payment_id = p.id
  ) back
  CROSS JOIN LATERAL (SELECT greatest(0, p.amount - back.refunded - back.sent - back.returned_elsewhere) AS rest) unreturned
  CROSS JOIN LATERAL (
    SELECT least(unreturned.rest, coalesce(sum(d.amount_deducted), 0))::int AS disputed FROM disputes d WHERE d.payment_id = p.id
  ) taken
  CROSS JOIN LATERAL (SELECT least(back.unsent, unreturned.rest - taken.disputed) AS waiting) waits
  CROSS JOIN LATERAL (SELECT unreturned.rest - taken.disputed - waits.waiting AS kept) stays
  CROSS JOIN LATERAL (SELECT coalesce(round(stays.kept::numeric * p.platform_fee / nullif(p.amount, 0)), 0)::int AS platform_fee) share
  WHERE p.captured_at IS NOT NULL
)`

/** The same of all payments. A question about a few of them chooses those first, with `placesOf`. */
export const MONEY_PLACES = placesOf(Prisma.sql`payments`)
