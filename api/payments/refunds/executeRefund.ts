/** Carries refunds out, until the provider says that the money is back. */
import { HOUR_MS } from '../../rules/time/durations.ts'
import type { App } from '../../app.ts'
import { inTransaction, changeMoney } from '../../database/transaction.ts'
import type { Payment, Refund } from '../../generated/prisma/client.ts'
import { isProviderError, PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../../provider/errors.ts'
import type { SettlementDeps } from '../settle/settlePayment.ts'
import { reconcileRefunds, takeOverRefunds } from './reconcileRefunds.ts'
import { exceedsLost, holdUnsent } from '../disputes/lostToBank.ts'
import { isDisputed } from '../disputes/openDisputes.ts'
import { addRefundJob } from './requestRefund.ts'
import { nextTry, PATIENCE } from '../retryTimes.ts'
import { OWED, lockPayment } from '../moneyPlaces.ts'
import { RESET_RESOLUTION } from '../needsPerson.ts'

type RefundOfPayment = Refund & { payment: Payment }

/** How often a refund looks whether the bank has decided, in case the news is lost. */
const BANK_MS = 6 * HOUR_MS

const OPEN = ['requested', 'pending'] as const

/** Sends one refund, or asks what became of it; when the provider gives no answer it gets the time of its next try. */
export async function executeRefund(app: SettlementDeps, refundId: number): Promise<void> {
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

/** A refund of more than the bank has left is not sent: a person looks at it. */
async function isHeld(app: SettlementDeps, refund: RefundOfPayment): Promise<boolean> {
  const { paymentId } = refund
  const payment = await app.db.payment.findUniqueOrThrow({ where: { id: paymentId }, select: OWED })
  if (!exceedsLost({ ...refund, payment })) return false
  await changeMoney(app.db, 'system', async (tx) => {
    await lockPayment(tx, paymentId)
    // Earlier tries did not reach the provider: its list was read before this.
    if ((await tx.refund.count({ where: unchanged(refund) })) > 0) await holdUnsent(tx, paymentId, refund.id)
  })
  return true
}

/** The provider refunds nothing while the payer's bank decides. The bank's decision sends the refund; waiting does not count as a try. */
async function waitsForBank(app: SettlementDeps, refund: RefundOfPayment): Promise<boolean> {
  if (!(await isDisputed(app.db, refund.payment))) return false
  const nextTryAt = new Date(app.clock.now().getTime() + BANK_MS)
  await change(app, refund, { nextTryAt, lastError: "the payer's bank disputes this payment" })
  return true
}

/** Counts a try before the provider is asked: from then on it may be carried out. False if the refund has changed. */
const begin = (app: SettlementDeps, refund: Refund): Promise<boolean> => change(app, refund, tried(app, refund))

/** The answer with our key in its notes. The key tells which refund it is, also in a webhook that arrives before the answer. */
async function send({ gateway }: SettlementDeps, { payment, amount, idempotencyKey, reason }: RefundOfPayment) {
  const notes = { reason, refund: idempotencyKey }
  const answer = await gateway.refund({ paymentId: payment.providerPaymentId, amount, idempotencyKey, notes })
  return { ...answer, notes: { ...answer.notes, ...notes } }
}

async function refused(
  app: SettlementDeps,
  refund: RefundOfPayment,
  error: PaymentProviderRefusedError,
): Promise<void> {
  const { description } = error
  const kind = refundRefusal(error)
  if (kind === 'unknown') countUnknown(error)
  // The provider may have carried it out already, or made refunds that we do not know: its list tells.
  if (kind !== 'passing' && (await isChangedByTheirs(app, refund))) return
  // An unknown refusal is final once it has lasted long enough and the provider's list does not have the refund.
  if (kind === 'final' || (kind === 'unknown' && nextTime(app, refund, PATIENCE.refusal) === null))
    return await fail(app, refund, description)
  await postpone(app, refund, description)
}

/** Whether the provider's own list of refunds has moved this one on, or left less of it to be sent. */
async function isChangedByTheirs(app: SettlementDeps, refund: RefundOfPayment): Promise<boolean> {
  try {
    await reconcileRefunds(app, refund.payment, 'system')
  } catch (error) {
    if (!isProviderError(error)) throw error
    await postpone(app, refund, error.message)
    return true
  }
  const now = await app.db.refund.findUniqueOrThrow({ where: { id: refund.id } })
  return now.status !== refund.status || now.idempotencyKey !== refund.idempotencyKey
}

/** A lost dispute or an administrator may have stopped the refund since it was read. */
const unchanged = ({ id, nextTryAt }: Refund) => ({ id, status: { in: [...OPEN] }, nextTryAt })

/** Changes a refund that is as it was read, and gives it the job of its next try; false if it has changed. */
async function change({ db }: SettlementDeps, refund: Refund, data: Partial<Refund>): Promise<boolean> {
  return await changeMoney(db, 'system', async (tx) => {
    const { count } = await tx.refund.updateMany({ where: unchanged(refund), data })
    if (count > 0 && data.nextTryAt) await addRefundJob(tx, refund.id, data.nextTryAt)
    return count > 0
  })
}

/** Its columns after one more try. */
const tried = ({ clock }: SettlementDeps, { attempts, triesSince }: Refund) => ({
  attempts: attempts + 1,
  triesSince: triesSince ?? clock.now(),
})

function nextTime(app: SettlementDeps, refund: Refund, patience: number): Date | null {
  const { attempts, triesSince: since } = tried(app, refund)
  return nextTry({ attempts, since, now: app.clock.now(), patience })
}

/** The provider is asked again later, at growing gaps: its answer could not be used, or said nothing new. */
async function postpone(app: SettlementDeps, refund: Refund, reason: string | null): Promise<void> {
  const { id: refundId } = refund
  const nextTryAt = nextTime(app, refund, PATIENCE.refund)
  const reset = nextTryAt ? {} : RESET_RESOLUTION
  if (!(await change(app, refund, { ...tried(app, refund), nextTryAt, lastError: reason, ...reset }))) return
  if (!nextTryAt) app.log.error({ refundId, reason }, 'a refund is stuck: it needs a person')
  else if (reason !== null) app.log.warn({ refundId, reason }, 'a refund got no answer, it will be tried again')
}

async function fail(app: SettlementDeps, refund: Refund, reason: string): Promise<void> {
  const data = { status: 'failed', lastError: reason, nextTryAt: null, ...RESET_RESOLUTION } as const
  if (await change(app, refund, data))
    app.log.error({ refundId: refund.id, reason }, 'a refund was refused: it needs a person')
}

/** Refunds whose job was lost when a process was killed get a new one, at the refund's own time. */
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

type Codes = Pick<PaymentProviderRefusedError, 'status' | 'code' | 'reason' | 'field'>

/**
 * `final`: this amount will never be taken. `conflict`: our key stands for another request. `passing`: the trouble is the
 * provider's or the bank's. `unknown`: the codes do not say; it is tried for a while and then waits for a person.
 */
type RefundRefusal = 'final' | 'conflict' | 'passing' | 'unknown'

export function refundRefusal({ status, code, reason, field }: Codes): RefundRefusal {
  if (status === 409) return 'conflict'
  if (code === 'GATEWAY_ERROR' || code === 'SERVER_ERROR') return 'passing'
  const isOfInput = code === 'BAD_REQUEST_ERROR' && reason === 'input_validation_failed'
  return isOfInput && field === 'amount' ? 'final' : 'unknown'
}

const unknown = new Map<string, { code: string; reason: string; times: number }>()
/** More kinds than the provider has documented are counted as one. */
const MOST_KINDS = 50

/** Counts a refusal whose codes say nothing, for the metrics of this process. */
function countUnknown({ code, reason }: Codes): void {
  const kind = { code: code.slice(0, 60), reason: (reason ?? 'none').slice(0, 60) }
  const key = unknown.size < MOST_KINDS ? `${kind.code} ${kind.reason}` : 'others'
  const entry = unknown.get(key) ?? { ...(key === 'others' ? { code: key, reason: key } : kind), times: 0 }
  entry.times += 1
  unknown.set(key, entry)
}

/** How often each was counted since this process started. */
export const unknownRefusals = (): readonly { code: string; reason: string; times: number }[] => [...unknown.values()]
