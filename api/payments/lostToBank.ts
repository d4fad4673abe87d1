/** Refunds that a lost dispute leaves no room for: the payer's bank took the money. */
import type { Dispute, Refund } from '../generated/prisma/client.ts'
import { OWED, owed } from './requestRefund.ts'

/** Of a payment, what `isLostToBank` needs. */
export const LOST_TO_BANK = { ...OWED, disputes: { select: { amountDeducted: true, status: true } } } as const

/** What is said of a refund that is not sent for that. */
export const LOST_BEFORE = 'a dispute of this payment was lost before it was sent'

export type RefundBesideDisputes = Pick<Refund, 'amount' | 'status'> & {
  payment: Omit<Parameters<typeof owed>[0], 'disputes'> & {
    disputes: readonly Pick<Dispute, 'amountDeducted' | 'status'>[]
  }
}

/** Whether the provider must not be asked for it: sent, it would come on top of what the bank took. */
export function isLostToBank({ amount, status, payment }: RefundBesideDisputes): boolean {
  const disputes = payment.disputes.filter((dispute) => dispute.status === 'lost')
  if (disputes.length === 0) return false
  if (status === 'failed') return owed({ ...payment, disputes }) === 0
  const { refundedAmount } = payment
  return status === 'requested' && owed({ ...payment, disputes, refundedAmount: refundedAmount - amount }) < amount
}
