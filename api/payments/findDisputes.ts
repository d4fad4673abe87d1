/** Disputes that nobody told us of: every webhook about them was lost. */
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { addJob } from '../jobs/enqueue.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../provider/errors.ts'
import { istTime } from '../rules/time/time.ts'
import { followDispute, UnansweredDisputeError } from './disputes.ts'
import { REFUND_QUEUE } from './requestRefund.ts'

/** Once an hour, at this minute: what one look misses the next one finds. */
const AT_MINUTE = ':17'

/** Has the provider's list of disputes looked through. */
export async function queueDisputeSearch({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  if (!istTime(clock.now()).endsWith(AT_MINUTE)) return
  await inTransaction(db, (tx) => addJob(tx, 'findDisputes', undefined, { key: 'find-disputes', queue: REFUND_QUEUE }))
}

type Deps = Parameters<typeof followDispute>[0]

/** Writes down those of the provider's newest disputes that are unknown here and about payments of ours. */
export async function findDisputes(app: Deps): Promise<void> {
  const theirs = (await answered(app, () => app.gateway.fetchDisputes())) ?? []
  const rows = await app.db.dispute.findMany({
    where: { providerDisputeId: { in: theirs.map(({ id }) => id) } },
    select: { providerDisputeId: true },
  })
  const known = new Set(rows.map(({ providerDisputeId }) => providerDisputeId))
  for (const dispute of theirs.filter(({ id }) => !known.has(id)))
    if (await answered(app, () => followDispute(app, dispute)))
      app.log.warn({ disputeId: dispute.id }, 'a dispute was found that nobody told of')
}

/** Null when the provider gives no answer: it is asked again in an hour. */
async function answered<T>({ log }: Pick<App, 'log'>, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    const isProviders =
      error instanceof PaymentProviderUnavailableError ||
      error instanceof PaymentProviderRefusedError ||
      error instanceof UnansweredDisputeError
    if (!isProviders) throw error
    log.warn({ error }, 'the provider did not answer for its disputes')
    return null
  }
}
