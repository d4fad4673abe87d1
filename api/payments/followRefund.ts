import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Refund } from '../generated/prisma/client.ts'
import type { ProviderRefund } from '../provider/entities.ts'
import { NEW_MATTER, nextTry, PATIENCE } from './retries.ts'
import { addRefundJob } from './requestRefund.ts'

/** One of our refunds takes over the provider's status and amount. Only `pending` may be old news. */
export async function followRefund(
  tx: Transaction,
  { clock, log }: Pick<App, 'clock' | 'log'>,
  row: Refund,
  { id: providerRefundId, amount, status }: ProviderRefund,
): Promise<void> {
  const isKnown = row.providerRefundId === providerRefundId
  if (isKnown && row.status === status) return
  const now = clock.now()
  const where = { id: row.id }
  const told = { providerRefundId, amount, status }
  if (status === 'failed') {
    const lastError = 'failed at the provider'
    const matter = row.status === 'failed' ? {} : NEW_MATTER
    await tx.refund.update({ where, data: { ...told, ...matter, lastError, nextTryAt: null, processedAt: null } })
    if (row.status === 'processed')
      log.error({ refundId: row.id }, 'a refund that had arrived has failed after all: it needs a person')
    else if (row.status !== 'failed')
      log.error({ refundId: row.id, reason: lastError }, 'a refund was refused: it needs a person')
    return
  }
  if (status === 'processed') {
    const over = { nextTryAt: null, lastError: null, ...NEW_MATTER }
    await tx.refund.update({ where, data: { ...told, ...over, processedAt: now } })
    return
  }
  if (isKnown || row.status === 'processed') return
  const nextTryAt = nextTry({ attempts: 1, since: row.createdAt, now, patience: PATIENCE.refund })
  await tx.refund.update({ where, data: { ...told, attempts: 1, nextTryAt, lastError: null, ...NEW_MATTER } })
  if (nextTryAt) await addRefundJob(tx, row.id, nextTryAt)
}
