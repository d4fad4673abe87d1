import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Prisma, Refund } from '../../generated/prisma/client.ts'
import type { ProviderRefund } from '../../provider/entities.ts'
import { nextTry, PATIENCE } from '../retryTimes.ts'
import { addRefundJob } from './requestRefund.ts'
import { RESET_RESOLUTION } from '../needsPerson.ts'

/** Gives one of our refunds the provider's status and amount. Only a `pending` may be older than what we know. */
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
    // A person has returned it another way already, so the failure needs nobody.
    const matter = row.status === 'failed' || row.returnedElsewhere ? {} : RESET_RESOLUTION
    await tx.refund.update({ where, data: { ...told, ...matter, lastError, nextTryAt: null, processedAt: null } })
    if (row.status === 'processed')
      log.error({ refundId: row.id }, 'a refund that had arrived has failed after all: it needs a person')
    else if (row.status !== 'failed' && !row.returnedElsewhere)
      log.error({ refundId: row.id, reason: lastError }, 'a refund was refused: it needs a person')
    return
  }
  if (status === 'pending' && (isKnown || row.status === 'processed')) return
  const matter = movedOn(row, amount, now)
  if (matter !== RESET_RESOLUTION) log.error({ refundId: row.id, status }, SURPRISE)
  if (status === 'processed') {
    const over = { nextTryAt: null, lastError: null, ...matter }
    await tx.refund.update({ where, data: { ...told, ...over, processedAt: now } })
    return
  }
  const nextTryAt = nextTry({ attempts: 1, since: row.triesSince ?? now, now, patience: PATIENCE.refund })
  await tx.refund.update({ where, data: { ...told, attempts: 1, nextTryAt, lastError: null, ...matter } })
  if (nextTryAt) await addRefundJob(tx, row.id, nextTryAt)
}

const SURPRISE = 'the provider returns money that a person has decided on otherwise: it may have been paid twice'

/** Money that a person decided on otherwise, or that another refund made good, needs a person when it is returned. */
function movedOn(
  { status, amount, resolvedAt, returnedElsewhere, returnedTwiceAt, notReturned }: Refund,
  told: number,
  now: Date,
): Prisma.RefundUncheckedUpdateInput {
  const isMadeGood = status === 'failed' && !notReturned && (resolvedAt !== null || told > amount)
  if (returnedElsewhere || isMadeGood) return { resolvedAt: null, returnedElsewhere: false, returnedTwiceAt: now }
  if (notReturned) return { resolvedAt: null }
  // That it was returned twice is known already, and may be explained by now.
  return returnedTwiceAt === null ? RESET_RESOLUTION : {}
}
