/** Payments that the payer's bank looks into: the provider refunds nothing of them until that is over. */
import type { AtBank } from '../../rules/money/refundReasons.ts'
import type { Transaction } from '../../database/client.ts'
import type { Dispute, DisputeStatus, Prisma } from '../../generated/prisma/client.ts'

const OPEN: readonly DisputeStatus[] = ['open', 'under_review']

/** Disputes that the bank has not decided yet. */
export const OPEN_DISPUTES = { status: { in: [...OPEN] } } satisfies Prisma.DisputeWhereInput

/** Whether the bank has not decided this one yet. */
export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>): boolean => OPEN.includes(status)

/** What the bank does with a payment of these disputes. */
export function atBank(disputes: readonly Pick<Dispute, 'amountDeducted' | 'status'>[]): AtBank {
  const open = disputes.filter(isOpenDispute)
  return { isDisputed: open.length > 0, isTakenMeanwhile: open.some(({ amountDeducted }) => amountDeducted > 0) }
}

/** Whether the bank has money of this payment already while it decides. */
export async function isTakenMeanwhile(
  tx: Pick<Transaction, 'dispute'>,
  { providerPaymentId }: { providerPaymentId: string | null },
): Promise<boolean> {
  if (providerPaymentId === null) return false
  const where = { payment: { providerPaymentId }, ...OPEN_DISPUTES, amountDeducted: { gt: 0 } }
  return (await tx.dispute.count({ where })) > 0
}

/** Whether this payment is under dispute now; the id is null for what was free. */
export async function isDisputed(
  tx: Pick<Transaction, 'dispute'>,
  { providerPaymentId }: { providerPaymentId: string | null },
): Promise<boolean> {
  if (providerPaymentId === null) return false
  return (await tx.dispute.count({ where: { payment: { providerPaymentId }, ...OPEN_DISPUTES } })) > 0
}
