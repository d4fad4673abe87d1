/** The provider is asked about disputes, because its webhooks can be lost: about known ones once a day, for its list once an hour. */
import { DAY_MS, HOUR_MS } from '../../rules/time/durations.ts'
import { istTime } from '../../rules/time/time.ts'
import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addJob } from '../../jobs/enqueue.ts'
import { isProviderError, PaymentProviderUnavailableError } from '../../provider/errors.ts'
import { followDispute, UnansweredDisputeError } from './followDispute.ts'
import { isOpenDispute, OPEN_DISPUTES } from './openDisputes.ts'
import { REFUND_QUEUE } from '../refunds/requestRefund.ts'
import type { SettlementDeps } from '../settle/settlePayment.ts'

/** A bank has this long to decide after the last day for our answer; without such a day, from when it raised the dispute. */
const BANK_DECIDES_MS = 60 * DAY_MS
const WITHOUT_DAY_MS = 90 * DAY_MS
/** A decided dispute is asked about once a day for this long after its last change: a bank can change its mind. */
const DECIDED_MS = 120 * DAY_MS
const BATCH = 100

/** Gives each dispute that is open, or was decided lately, a check once a day. */
export async function queueDisputeChecks({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const due = await db.dispute.findMany({
    where: { nextCheckAt: { lte: clock.now() } },
    orderBy: { nextCheckAt: 'asc' },
    take: BATCH,
    select: { id: true },
  })
  await inTransaction(db, async (tx) => {
    for (const { id } of due)
      await addJob(tx, 'checkDispute', { disputeId: id }, { key: `dispute:${id}`, queue: REFUND_QUEUE })
  })
}

/** Asks the provider about one dispute when it is due. It needs a person if the bank takes too long, or if the last check got no answer. */
export async function checkDispute(app: SettlementDeps, id: number): Promise<void> {
  const now = app.clock.now()
  const due = { id, nextCheckAt: { lte: now } }
  const dispute = await app.db.dispute.findFirst({
    where: due,
    include: { payment: { select: { providerPaymentId: true } } },
  })
  if (!dispute) return
  let wait = DAY_MS
  let isAnswered = true
  try {
    await followDispute(app, { id: dispute.providerDisputeId, paymentId: dispute.payment.providerPaymentId })
  } catch (error) {
    isAnswered = false
    if (error instanceof PaymentProviderUnavailableError && error.reason !== 'unreadable') wait = HOUR_MS
    app.log.warn({ error, disputeId: id }, 'a dispute could not be checked')
  }
  const next = new Date(now.getTime() + wait)
  const isLast = !isOpenDispute(dispute) && next.getTime() > dispute.updatedAt.getTime() + DECIDED_MS
  // One that nobody has dealt with needs a person already.
  const isUnheard = isLast && !isAnswered && dispute.resolvedAt !== null
  const unheard = isUnheard && { overdueAt: now, resolvedAt: null, updatedAt: now }
  const { count: asked } = await app.db.dispute.updateMany({
    where: { ...due, updatedAt: dispute.updatedAt },
    data: { nextCheckAt: isLast ? null : next, ...unheard },
  })
  if (asked > 0 && unheard) app.log.error({ disputeId: id }, 'the provider does not answer: a dispute needs a person')
  const { count } = await app.db.dispute.updateMany({
    where: {
      id,
      ...OPEN_DISPUTES,
      overdueAt: null,
      OR: [
        { respondBy: { lt: new Date(now.getTime() - BANK_DECIDES_MS) } },
        { respondBy: null, raisedAt: { lt: new Date(now.getTime() - WITHOUT_DAY_MS) } },
      ],
    },
    data: { overdueAt: now, resolvedAt: null, updatedAt: now },
  })
  if (count > 0) app.log.error({ disputeId: id }, 'a bank has not decided about a dispute: it needs a person')
}

/** Once an hour, at this minute. */
const AT_MINUTE = ':17'

/** Gives the search of the provider's list its job. */
export async function queueDisputeSearch({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  if (!istTime(clock.now()).endsWith(AT_MINUTE)) return
  await inTransaction(db, (tx) => addJob(tx, 'findDisputes', undefined, { key: 'find-disputes', queue: REFUND_QUEUE }))
}

/** Writes down those of the provider's newest disputes that we do not know and that are about payments of ours. */
export async function findDisputes(app: SettlementDeps): Promise<void> {
  const theirs = (await answered(app, () => app.gateway.fetchDisputes())) ?? []
  const rows = await app.db.dispute.findMany({
    where: { providerDisputeId: { in: theirs.map(({ id }) => id) } },
    select: { providerDisputeId: true },
  })
  const known = new Set(rows.map(({ providerDisputeId }) => providerDisputeId))
  for (const dispute of theirs.filter(({ id }) => !known.has(id)))
    if (await answered(app, () => followDispute(app, dispute)))
      app.log.warn({ disputeId: dispute.id }, 'a dispute was found that no webhook named')
}

/** Null when the provider gives no answer: it is asked again in an hour. */
async function answered<T>({ log }: Pick<App, 'log'>, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (!isProviderError(error) && !(error instanceof UnansweredDisputeError)) throw error
    log.warn({ error }, 'the provider did not answer for its disputes')
    return null
  }
}
