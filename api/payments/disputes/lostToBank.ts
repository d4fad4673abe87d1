/** Refunds that a lost dispute leaves no room for: the payer's bank took the money. */
import type { Transaction } from '../../database/client.ts'
import type { Dispute, Prisma, Refund } from '../../generated/prisma/client.ts'
import { OWED, owed } from '../moneyPlaces.ts'
import { RESET_RESOLUTION } from '../needsPerson.ts'

/** What is said of a refund that is not sent for that. */
export const LOST_BEFORE = 'a dispute of this payment was lost before it was sent'

export type RefundBesideDisputes = Pick<Refund, 'amount' | 'status'> & {
  payment: Omit<Parameters<typeof owed>[0], 'disputes'> & {
    disputes: readonly Pick<Dispute, 'amountDeducted' | 'status'>[]
  }
}

/** Whether the bank took all that there was for it. */
export const isLostToBank = (refund: RefundBesideDisputes): boolean => roomFor(refund) === 0

/** Whether it would come on top of what the bank took, if it were sent as it is. */
export const exceedsLost = (refund: RefundBesideDisputes): boolean => roomFor(refund) < refund.amount

/** Paise that lost disputes leave for a refund that the provider does not have; endless without one. */
function roomFor({ amount, status, payment }: RefundBesideDisputes): number {
  const disputes = lostOf(payment)
  if (disputes.length === 0 || (status !== 'failed' && status !== 'requested')) return Infinity
  const refundedAmount = payment.refundedAmount - (status === 'requested' ? amount : 0)
  return owed({ ...payment, disputes, refundedAmount })
}

const lostOf = ({ disputes }: RefundBesideDisputes['payment']) => disputes.filter(({ status }) => status === 'lost')

/** Held before, when the provider's list did not have it: stuck without a try that is under way. */
const HELD = { nextTryAt: null, triesSince: null } satisfies Prisma.RefundWhereInput

/**
 * After a dispute was lost, refunds that were not sent wait for a person, the oldest with as much as the bank has left. One
 * that there is nothing left for beside another has failed. `also`: one whose tries the provider's list does not have; since
 * the last may still arrive there, its tries stay counted and its key stays, which the provider takes once only.
 * Lock the payment first.
 */
export async function holdUnsent(tx: Transaction, paymentId: number, also?: number): Promise<void> {
  const isUnsent: Prisma.RefundWhereInput = {
    OR: [{ attempts: 0 }, HELD, ...(also === undefined ? [] : [{ id: also }])],
  }
  const rows = await tx.refund.findMany({
    where: { paymentId, status: 'requested', resolvedAt: null, ...isUnsent },
    orderBy: { id: 'asc' },
  })
  if (rows.length === 0) return
  await tx.dispute.updateMany({ where: { paymentId, status: 'lost' }, data: { heldRefunds: true } })
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, select: OWED })
  const asked = rows.reduce((sum, { amount }) => sum + amount, 0)
  let left = owed({ ...payment, disputes: lostOf(payment), refundedAmount: payment.refundedAmount - asked })
  const isAllLost = left === 0
  for (const row of rows) {
    const amount = Math.min(row.amount, left)
    left -= amount
    await tx.refund.update({
      where: { id: row.id },
      data: {
        ...HELD,
        lastError: LOST_BEFORE,
        ...RESET_RESOLUTION,
        ...(!isAllLost && amount === 0 && { status: 'failed' }),
        ...(amount > 0 && { amount }),
      },
    })
  }
}
