/** Payments that the payer's bank looks into: the provider refunds nothing of them until that is over. */
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Dispute, DisputeStatus, Prisma } from '../../generated/prisma/client.ts'

const OPEN: readonly DisputeStatus[] = ['open', 'under_review']

export const OPEN_DISPUTES = { status: { in: [...OPEN] } } satisfies Prisma.DisputeWhereInput

export const isOpenDispute = ({ status }: Pick<Dispute, 'status'>): boolean => OPEN.includes(status)

/** Over, and nobody has decided about the money that the bank gave back. */
export const GIVEN_BACK = {
  status: { in: ['won', 'closed'] as DisputeStatus[] },
  resolvedAt: null,
} satisfies Prisma.DisputeWhereInput

/** An administrator decides about that money in another act, such as a cancellation: nobody is asked again. */
export async function decideGivenBack(
  tx: Pick<Transaction, 'dispute'>,
  { clock }: Pick<App, 'clock'>,
  { providerPaymentId }: Paid,
): Promise<void> {
  if (providerPaymentId === null) return
  await tx.dispute.updateMany({
    where: { payment: { providerPaymentId }, ...GIVEN_BACK, overdueAt: null },
    data: { resolvedAt: clock.now() },
  })
}

/** The bank asks for nothing more, and has nothing. */
export const isOver = ({ status }: Pick<Dispute, 'status'>): boolean => status === 'won' || status === 'closed'

interface Paid {
  /** Null for what was free. */
  providerPaymentId: string | null
}

/** Whether this payment is under dispute now. */
export async function isDisputed(tx: Pick<Transaction, 'dispute'>, { providerPaymentId }: Paid): Promise<boolean> {
  if (providerPaymentId === null) return false
  return (await tx.dispute.count({ where: { payment: { providerPaymentId }, ...OPEN_DISPUTES } })) > 0
}
