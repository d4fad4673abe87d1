/** Payments that the payer's bank looks into: the provider refunds nothing of them until that is over. */
import type { AtBank } from '../../rules/money/refundReasons.ts'
import type { Transaction } from '../../database/client.ts'
import type { Dispute, DisputeStatus, Prisma } from '../../generated/prisma/client.ts'

const OPEN: readonly DisputeStatus[] = ['open', 'under_review']

export const OPEN_DISPUTES = { status: { in: [...OPEN] } } satisfies Prisma.DisputeWhereInput

export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>): boolean => OPEN.includes(status)

/** What the bank does with a payment of these disputes. */
export function atBank(disputes: readonly Pick<Dispute, 'amountDeducted' | 'status'>[]): AtBank {
  const open = disputes.filter(isOpenDispute)
  return { isDisputed: open.length > 0, isTakenMeanwhile: open.some(({ amountDeducted }) => amountDeducted > 0) }
}

interface Paid {
  /** Null for what was free. */
  providerPaymentId: string | null
}

/** Whether the bank has money of this payment already while it decides. */
export const isTakenMeanwhile = (tx: Pick<Transaction, 'dispute'>, paid: Paid): Promise<boolean> =>
  isDisputed(tx, paid, { amountDeducted: { gt: 0 } })

/** Whether this payment is under dispute now. */
export async function isDisputed(
  tx: Pick<Transaction, 'dispute'>,
  { providerPaymentId }: Paid,
  such: Prisma.DisputeWhereInput = {},
): Promise<boolean> {
  if (providerPaymentId === null) return false
  return (await tx.dispute.count({ where: { payment: { providerPaymentId }, ...OPEN_DISPUTES, ...such } })) > 0
}
