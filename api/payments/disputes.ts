/** Disputes (chargebacks) as the provider tells them: written down, followed, and what they take. */
import type { App } from '../app.ts'
import { changeMoney } from '../database/actor.ts'
import type { Transaction } from '../database/client.ts'
import type { Dispute, Payment } from '../generated/prisma/client.ts'
import type { ProviderDispute } from '../provider/entities.ts'
import { disputeWaits } from './attention.ts'
import { LOST_BEFORE } from './lostToBank.ts'
import { purchaseOf } from './purchaseOf.ts'
import { keepPaid } from './refundDecisions.ts'
import { addRefundJob, giveBackReturned, owedOf } from './requestRefund.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'gateway' | 'log' | 'parts'>

/**
 * Takes over what the provider says of a dispute now; the news that told of it may be old. Once it is lost the bank has the
 * money, and refunds that were not sent yet are not owed beside it. Each change that a person has to look at waits for one anew. False when its
 * payment is not ours. Throws PaymentProviderUnavailableError.
 */
export async function followDispute(app: Deps, { id, paymentId }: ProviderDispute): Promise<boolean> {
  const payment = await app.db.payment.findUnique({ where: { providerPaymentId: paymentId }, select: { id: true } })
  if (!payment) return false
  const theirs = await app.gateway.fetchDispute(id)
  if (!theirs) throw new Error('the provider does not answer for a dispute that it told of')
  await changeMoney(app.db, 'provider', async (tx) => {
    await tx.$queryRaw`SELECT id FROM payments WHERE id = ${payment.id} FOR UPDATE`
    const row = await tx.dispute.findUnique({ where: { providerDisputeId: id } })
    const now = app.clock.now()
    const told = rowOf(theirs)
    const isNews = row?.status !== told.status || row.phase !== told.phase || isLater(told.respondBy, row.respondBy)
    if (!isNews && row?.amountDeducted === told.amountDeducted) return
    const wasOver = isOver(told) && row !== null && isOver(row)
    const data = { ...told, updatedAt: now, ...(isNews && !wasOver && { resolvedAt: null }) }
    const once = { paymentId: payment.id, providerDisputeId: id, raisedAt: new Date(theirs.createdAt * 1000) }
    await tx.dispute.upsert({
      where: { providerDisputeId: id },
      create: { ...data, ...once, createdAt: now },
      update: data,
    })
    if (told.status === 'lost') {
      // What was not sent yet would come on top of what the bank took: a person looks first.
      const held = { nextTryAt: null, lastError: LOST_BEFORE }
      const unsent = { paymentId: payment.id, status: 'requested', nextTryAt: { not: null }, attempts: 0 } as const
      await tx.refund.updateMany({ where: unsent, data: held })
      // A try that got no answer may have been carried out: the provider's list says so first.
      await sendWaiting(tx, payment.id, now)
      await giveBackReturned(tx, app, payment.id, { isTakenByBank: true })
    }
    if (told.status !== 'lost' && row?.status === 'lost') await keepPaid(tx, app, payment.id)
    if (isOver(told)) await sendWaiting(tx, payment.id, now)
    // Money that is ours again pays for what still stands; a person decides where else it goes.
    const gaveBack = row !== null && row.amountDeducted > 0
    if (isOver(told) && !wasOver && !(gaveBack && (await isLeftOver(tx, app, payment.id))))
      await tx.dispute.update({ where: { providerDisputeId: id }, data: { resolvedAt: now } })
    log(app, payment, await tx.dispute.findUniqueOrThrow({ where: { providerDisputeId: id } }))
  })
  return true
}

/** The bank asks for nothing more, and has nothing. */
const isOver = ({ status }: Pick<Dispute, 'status'>): boolean => status === 'won' || status === 'closed'

/** Refunds that wait for their time are looked after now. */
async function sendWaiting(tx: Transaction, paymentId: number, now: Date): Promise<void> {
  const refunds = await tx.refund.updateManyAndReturn({
    where: { paymentId, status: 'requested', nextTryAt: { not: null } },
    data: { nextTryAt: now },
    select: { id: true },
  })
  for (const { id } of refunds) await addRefundJob(tx, id)
}

/** Whether there is money of a payment left, and nothing that it still pays for. */
async function isLeftOver(tx: Transaction, app: Pick<App, 'parts'>, paymentId: number): Promise<boolean> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId }, include: { order: true } })
  const { order } = payment
  return (await owedOf(tx, payment)) > 0 && !(await purchaseOf(app, order).stands(tx, order.purchaseId, payment))
}

const isLater = (told: Date | null, known: Date | null): boolean =>
  told !== null && (known === null || told.getTime() > known.getTime())

function log({ log: to }: Pick<App, 'log'>, { id: paymentId }: Pick<Payment, 'id'>, dispute: Dispute) {
  const { providerDisputeId, status } = dispute
  const fields = { paymentId, providerDisputeId, status }
  if (disputeWaits(dispute)) to.error(fields, 'a dispute needs a person')
  else to.info(fields, 'a dispute has moved on')
}

/** Of a lost dispute the whole sum is gone, also while the provider has not said so; one that is won gives it back. */
function rowOf({ amount, amountDeducted, status, phase, reasonCode, respondBy }: ProviderDispute) {
  const deducted = {
    lost: amountDeducted || amount,
    won: 0,
    closed: 0,
    open: amountDeducted,
    under_review: amountDeducted,
  }
  return {
    amount,
    amountDeducted: deducted[status],
    status,
    phase,
    reasonCode,
    respondBy: respondBy === null ? null : new Date(respondBy * 1000),
  }
}
