/** Where the money of a payment is. Each paisa is in one place, and every screen, file and sum asks here. */
import type { Dispute, Refund } from '../generated/prisma/client.ts'
import { isOpenDispute } from './openDisputes.ts'
import { isGoingBack, GOING_BACK } from './requestRefund.ts'

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

/** What went back twice counts once: a payment has no more to give than was paid. */
export function moneyPlaces({ amount, refunds, disputes }: Placed): MoneyPlaces {
  const back = { refunded: 0, sent: 0, unsent: 0, returnedElsewhere: 0 }
  for (const refund of refunds) {
    const place = placeOf(refund)
    if (place) back[place] += refund.amount
  }
  const { refunded, sent, unsent, returnedElsewhere } = back
  const left = Math.max(0, amount - refunded - sent - returnedElsewhere)
  const disputed = Math.min(
    left,
    disputes.reduce((sum, { amountDeducted }) => sum + amountDeducted, 0),
  )
  // What was not sent, or failed, is still ours: the bank took it first.
  const waiting = Math.min(unsent, left - disputed)
  return { refunded, onItsWay: sent + waiting, returnedElsewhere, disputed, kept: left - disputed - waiting }
}

/** Of what the payer's bank has of a payment, in paise: what it took for good, which counts first, and what it keeps while it decides. */
export function bankHas(payment: PlacedWithBank): BankHas {
  const lost = payment.disputes.filter((dispute) => !isOpenDispute(dispute))
  const all = moneyPlaces(payment).disputed
  const disputed = Math.min(
    all,
    lost.reduce((sum, { amountDeducted }) => sum + amountDeducted, 0),
  )
  return { disputed, heldByBank: all - disputed }
}

type PlacedWithBank = Omit<Placed, 'disputes'> & { disputes: readonly Pick<Dispute, 'amountDeducted' | 'status'>[] }

/** The same of several payments. */
export const bankHasOf = (payments: readonly PlacedWithBank[]): BankHas =>
  payments
    .map(bankHas)
    .reduce((sum, one) => ({ disputed: sum.disputed + one.disputed, heldByBank: sum.heldByBank + one.heldByBank }), {
      disputed: 0,
      heldByBank: 0,
    })

export interface BankHas {
  disputed: number
  heldByBank: number
}

/** The refunds of a payment without what the payer's bank took of them: the rest, and none that nothing is left of. */
export function fitRefunds<R extends Placed['refunds'][number]>(
  payment: Pick<Placed, 'amount' | 'disputes'> & { refunds: readonly R[] },
): R[] {
  const { refunds } = payment
  const sent = refunds.reduce((sum, refund) => sum + (placeOf(refund) === 'sent' ? refund.amount : 0), 0)
  let waiting = moneyPlaces(payment).onItsWay - sent
  return refunds.flatMap((refund) => {
    if (placeOf(refund) !== 'unsent') return [refund]
    const amount = Math.min(refund.amount, waiting)
    waiting -= amount
    return amount > 0 ? [{ ...refund, amount }] : []
  })
}

/**
 * Paise that the provider has returned or is to return; what failed is not among them, because it can be asked for again.
 * Nor is what was not sent before the payer's bank took it.
 */
export function refundedOf(payment: Placed): number {
  const back = { sent: 0, unsent: 0 }
  for (const { amount, status, returnedElsewhere } of payment.refunds)
    if (status !== 'failed' && !returnedElsewhere) back[status === 'requested' ? 'unsent' : 'sent'] += amount
  const { returnedElsewhere, disputed } = moneyPlaces(payment)
  return back.sent + Math.min(back.unsent, Math.max(0, payment.amount - back.sent - returnedElsewhere - disputed))
}

/** Paise that are not mentor's and platform's any more: in every place but `kept`. */
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
