/** Refunds that a lost dispute leaves no room for: the payer's bank took the money. */
import type { Transaction } from '../../database/client.ts'
import type { Dispute, Prisma, Refund } from '../../generated/prisma/client.ts'
import { OWED, owed } from '../moneyPlaces.ts'
import { RESET_RESOLUTION } from '../needsPerson.ts'

/** The error of a refund that is not sent for this reason. */
const LOST_BEFORE = 'a dispute of this payment was lost before it was sent'

export type RefundBesideDisputes = Pick<Refund, 'amount' | 'status'> & {
  payment: Omit<Parameters<typeof owed>[0], 'disputes'> & {
    disputes: readonly Pick<Dispute, 'amountDeducted' | 'status'>[]
  }
}

/** Whether the bank took all the money that this refund would return. */
export const isLostToBank = (refund: RefundBesideDisputes): boolean => roomFor(refund) === 0

/** Whether the bank left less than this refund would return. */
export const exceedsLost = (refund: RefundBesideDisputes): boolean => roomFor(refund) < refund.amount

/** Paise of a refund that are still to be decided: without the part that the bank took; all of it if the bank took all. */
export const amountLeft = (refund: RefundBesideDisputes): number =>
  isLostToBank(refund) ? refund.amount : Math.min(refund.amount, roomFor(refund))

/** Paise that lost disputes leave for a refund that the provider does not have; Infinity without a lost dispute. */
export function roomFor({ amount, status, payment }: RefundBesideDisputes): number {
  const disputes = lostOf(payment)
  if (disputes.length === 0 || (status !== 'failed' && status !== 'requested')) return Infinity
  const refundedAmount = payment.refundedAmount - (status === 'requested' ? amount : 0)
  return owed({ ...payment, disputes, refundedAmount })
}

const lostOf = ({ disputes }: RefundBesideDisputes['payment']) => disputes.filter(({ status }) => status === 'lost')

/** If the bank gives the money back after all, a person looks at the refunds that were held or lowered. Lock the payment first. */
export const holdForPerson = async (tx: Transaction, paymentId: number): Promise<void> => {
  await tx.dispute.updateMany({ where: { paymentId, status: 'lost' }, data: { heldRefunds: true } })
}

/** A refund that was held: stuck, with no try under way. */
const HELD = { nextTryAt: null, triesSince: null } satisfies Prisma.RefundWhereInput

/**
 * After a dispute was lost, refunds that were not sent need a person. What the bank has left goes to the oldest first; a refund
 * that gets nothing of it fails. `also`: a refund that was tried and is not in the provider's list. Its last try may still
 * arrive there, so it keeps its count of tries and its key, which the provider carries out only once.
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
  await holdForPerson(tx, paymentId)
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
