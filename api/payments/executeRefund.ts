/** Carries refunds out, until the provider says that the money is back. */
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Payment, Refund } from '../generated/prisma/client.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../provider/errors.ts'
import { HOUR_MS } from '../rules/durations.ts'
import { changeMoney } from '../database/actor.ts'
import { reconcileRefunds, takeOverRefunds } from './reconcileRefunds.ts'
import { exceedsLost, holdUnsent } from './lostToBank.ts'
import { isDisputed } from './openDisputes.ts'
import { countUnknown, refundRefusal } from './refundRefusal.ts'
import { addRefundJob, OWED } from './requestRefund.ts'
import { RESET_RESOLUTION, nextTry, PATIENCE } from './retries.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log' | 'parts'>
type RefundOfPayment = Refund & { payment: Payment }

/** How often a refund looks whether the bank has decided, in case the news is lost. */
const BANK_MS = 6 * HOUR_MS

const OPEN = ['requested', 'pending'] as const

/** Sends one refund, or asks what became of it; when the provider gives no answer it gets the time of its next try. */
export async function executeRefund(app: Deps, refundId: number): Promise<void> {
  const refund = await app.db.refund.findFirst({
    where: { id: refundId, status: { in: [...OPEN] }, nextTryAt: { lte: app.clock.now() } },
    include: { payment: true },
  })
  if (!refund) return
  // A try without an answer may have been carried out, and the provider does not remember keys for ever.
  if (refund.attempts > 0 && !refund.providerRefundId && (await isChangedByTheirs(app, refund))) return
  if (!refund.providerRefundId && ((await isHeld(app, refund)) || (await waitsForBank(app, refund)))) return
  if (!(await begin(app, refund))) return
  try {
    const answer = refund.providerRefundId
      ? await app.gateway.fetchRefund(refund.providerRefundId)
      : await send(app, refund)
    if (!answer) return await postpone(app, refund, 'the provider does not know it')
    await changeMoney(app.db, 'system', (tx) => takeOverRefunds(tx, app, refund.paymentId, [answer]))
    if (refund.status === 'pending' && answer.status === 'pending') await postpone(app, refund, null)
  } catch (error) {
    if (error instanceof PaymentProviderUnavailableError) return await postpone(app, refund, error.detail)
    if (!(error instanceof PaymentProviderRefusedError)) throw error
    await refused(app, refund, error)
  }
}

/** What would come on top of what the bank took is not sent: a person looks. */
async function isHeld(app: Deps, refund: RefundOfPayment): Promise<boolean> {
  const { paymentId } = refund
  const payment = await app.db.payment.findUniqueOrThrow({ where: { id: paymentId }, select: OWED })
  if (!exceedsLost({ ...refund, payment })) return false
  await changeMoney(app.db, 'system', async (tx) => {
    await tx.$queryRaw`SELECT id FROM payments WHERE id = ${paymentId} FOR UPDATE`
    // Tries before that have not come to the provider: its list was asked.
    if ((await tx.refund.count({ where: unchanged(refund) })) > 0) await holdUnsent(tx, paymentId, refund.id)
  })
  return true
}

/** The provider sends nothing while the payer's bank decides: the news of its decision sends it, and until then it is no try. */
async function waitsForBank(app: Deps, refund: RefundOfPayment): Promise<boolean> {
  if (!(await isDisputed(app.db, refund.payment))) return false
  const nextTryAt = new Date(app.clock.now().getTime() + BANK_MS)
  await changeMoney(app.db, 'system', async (tx) => {
    const data = { nextTryAt, lastError: "the payer's bank disputes this payment" }
    const { count } = await tx.refund.updateMany({ where: unchanged(refund), data })
    if (count > 0) await addRefundJob(tx, refund.id, nextTryAt)
  })
  return true
}

/**
 * Counts a try before the provider is asked: from then on the refund may have been carried out, also when this process ends or
 * something stops the refund meanwhile. False when it was changed.
 */
async function begin(app: Deps, refund: Refund): Promise<boolean> {
  const data = { attempts: refund.attempts + 1, triesSince: refund.triesSince ?? app.clock.now() }
  const { count } = await changeMoney(app.db, 'system', (tx) =>
    tx.refund.updateMany({ where: unchanged(refund), data }),
  )
  return count > 0
}

/** The answer with our key in its notes, by which it is recognised; so is its webhook when it is here before. */
async function send({ gateway }: Deps, { payment, amount, idempotencyKey, reason }: RefundOfPayment) {
  const notes = { reason, refund: idempotencyKey }
  const answer = await gateway.refund({ paymentId: payment.providerPaymentId, amount, idempotencyKey, notes })
  return { ...answer, notes: { ...answer.notes, ...notes } }
}

async function refused(app: Deps, refund: RefundOfPayment, error: PaymentProviderRefusedError): Promise<void> {
  const { description } = error
  const kind = refundRefusal(error)
  if (kind === 'unknown') countUnknown(error)
  // The provider may have refunds of this payment that we do not know, or have done it already: its list says so.
  if (kind !== 'passing' && (await isChangedByTheirs(app, refund))) return
  // It is refused for good too when the provider has said no for long enough, and its list does not have it.
  if (kind === 'final' || (kind === 'unknown' && nextTime(app, refund, PATIENCE.refusal) === null))
    return await fail(app, refund, description)
  await postpone(app, refund, description)
}

/** Whether the provider's own list of refunds has moved this one on, or left less of it to be sent. */
async function isChangedByTheirs(app: Deps, refund: RefundOfPayment): Promise<boolean> {
  try {
    await reconcileRefunds(app, refund.payment, 'system')
  } catch (error) {
    const isProviders = error instanceof PaymentProviderUnavailableError || error instanceof PaymentProviderRefusedError
    if (!isProviders) throw error
    await postpone(app, refund, error.message)
    return true
  }
  const now = await app.db.refund.findUniqueOrThrow({ where: { id: refund.id } })
  return now.status !== refund.status || now.idempotencyKey !== refund.idempotencyKey
}

/** While the provider was asked, a lost dispute or an administrator may have stopped the refund: then it stays stopped. */
const unchanged = ({ id, nextTryAt }: Refund) => ({ id, status: { in: [...OPEN] }, nextTryAt })

const nextTime = ({ clock }: Deps, { attempts, triesSince }: Refund, patience: number) =>
  nextTry({ attempts: attempts + 1, since: triesSince ?? clock.now(), now: clock.now(), patience })

/** No answer that can be used, or none that says more: asked again at growing gaps. */
async function postpone(app: Deps, refund: Refund, reason: string | null): Promise<void> {
  const { id } = refund
  const attempts = refund.attempts + 1
  const triesSince = refund.triesSince ?? app.clock.now()
  const nextTryAt = nextTime(app, refund, PATIENCE.refund)
  const isDone = await changeMoney(app.db, 'system', async (tx) => {
    const { count } = await tx.refund.updateMany({
      where: unchanged(refund),
      data: { attempts, triesSince, nextTryAt, lastError: reason, ...(nextTryAt ? {} : RESET_RESOLUTION) },
    })
    if (count > 0 && nextTryAt) await addRefundJob(tx, id, nextTryAt)
    return count > 0
  })
  if (!isDone) return
  if (!nextTryAt) app.log.error({ refundId: id, reason }, 'a refund is stuck: it needs a person')
  else if (reason !== null) app.log.warn({ refundId: id, reason }, 'a refund got no answer, it will be tried again')
}

async function fail({ db, log }: Deps, refund: Refund, reason: string): Promise<void> {
  const { count } = await changeMoney(db, 'system', (tx) =>
    tx.refund.updateMany({
      where: unchanged(refund),
      data: { status: 'failed', lastError: reason, nextTryAt: null, ...RESET_RESOLUTION },
    }),
  )
  if (count > 0) log.error({ refundId: refund.id, reason }, 'a refund was refused: it needs a person')
}

/** Refunds whose job was lost by a kill get a new one, each in the place that its time gives it: so one that only waits keeps its own. */
export async function requeueRefunds(
  { db }: Pick<App, 'db'>,
  { before, take }: { before: Date; take: number },
): Promise<void> {
  const refunds = await db.refund.findMany({
    where: { status: { in: [...OPEN] }, nextTryAt: { lt: before } },
    select: { id: true, nextTryAt: true },
    orderBy: { nextTryAt: 'asc' },
    take,
  })
  await inTransaction(db, async (tx) => {
    for (const { id, nextTryAt } of refunds) await addRefundJob(tx, id, nextTryAt!)
  })
}
