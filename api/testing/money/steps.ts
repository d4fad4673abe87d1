/** What may happen to money, one step after the other, in any order. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { changeMoney } from '../../database/transaction.ts'
import { handleWebhook, receiveWebhook } from '../../payments/settle/webhooks.ts'
import { OPEN_DISPUTES } from '../../payments/disputes/openDisputes.ts'
import { requestRefund } from '../../payments/refunds/requestRefund.ts'
import { loseJobs, runDueJobs, sweep, taskHandlers } from '../jobs.ts'
import {
  adminCancel,
  adminMove,
  adminRefund,
  findNoShow,
  keepUnpaid,
  recheck,
  seeToDispute,
  seeToRefund,
  takeBack,
} from './administrators.ts'
import { happenToSeats } from './seats.ts'
import type { Step } from './stories.ts'
import {
  bookCall,
  cancel,
  complete,
  hold,
  leave,
  move,
  noShow,
  inProcess,
  order,
  pick,
  release,
  verify,
  type World,
} from './world.ts'

/** Lets one step happen; one that makes no sense now does nothing. */
export async function happen(world: World, next: Step): Promise<void> {
  const { db, provider, clock } = world.till
  switch (next.step) {
    case 'hold':
      return await hold(world, next.who, next.where, next.what)
    case 'order':
      return void (await order(world, next.who, next.where, next.what))
    case 'cancel':
      return await cancel(world, next.index, next.side)
    case 'move':
      return await move(world, next.index, next.to)
    case 'call':
      return await bookCall(world, next.index, next.to)
    case 'complete':
      return await complete(world, next.index)
    case 'noShow':
      return await noShow(world, next.index, next.side, next.agree)
    case 'release':
      return await release(world, next.who)
    case 'leave':
      return await leave(world, next.where)
    case 'pay':
      return await pay(world, next.index, next.how)
    case 'verify':
      return await verify(world, next.index)
    case 'webhook':
      return await deliver(world, next.index, next.times)
    case 'wait':
      return void clock.advance(next.minutes * MINUTE_MS)
    case 'work':
      return await work(world)
    case 'refund':
      return await refund(world, next.index, next.part)
    case 'admin':
      return await adminRefund(world, next.index, next)
    case 'seeTo':
      return await seeToRefund(world, next.index, next)
    case 'takeBack':
      return await takeBack(world, next.index, next)
    case 'keepUnpaid':
      return await keepUnpaid(world, next.index)
    case 'findNoShow':
      return await findNoShow(world, next.index, next)
    case 'adminMove':
      return await adminMove(world, next.index, next)
    case 'adminCancel':
      return await adminCancel(world, next.index, next)
    case 'recheck':
      return await recheck(world, next.index)
    case 'operator': {
      const proof = pick(world.proofs, next.index)
      if (proof) await provider.refundAsOperator(proof.paymentId, next.amount).catch(() => {})
      return
    }
    case 'dispute': {
      const proof = pick(world.proofs, next.index)
      const payment =
        proof &&
        (await db.payment.findUnique({ where: { providerPaymentId: proof.paymentId }, select: { amount: true } }))
      if (payment) world.disputes.push(await provider.dispute(proof.paymentId, Math.floor(payment.amount / next.part)))
      return
    }
    case 'disputeMoves': {
      const dispute = pick(world.disputes, next.index)
      if (dispute) await provider.moveDispute(dispute, next.news)
      return
    }
    case 'seeToDispute':
      return await seeToDispute(world, next.index)
    case 'bank': {
      const [row] = await db.$queryRaw<{ id: string }[]>`SELECT id FROM sandbox.refunds
        WHERE entity ->> 'status' = 'pending' ORDER BY id OFFSET ${next.index % 2} LIMIT 1`
      if (row) await provider.settleRefund(row.id, next.status)
      return
    }
    case 'afterAll': {
      const failed = await db.$queryRaw<{ id: string }[]>`SELECT id FROM sandbox.refunds
        WHERE entity ->> 'status' = 'failed' ORDER BY position DESC LIMIT 3`
      const row = pick(failed, next.index)
      // Refused when the payment has nothing left.
      if (row) await provider.settleRefund(row.id, 'processed').catch(() => {})
      return
    }
    case 'price':
      await db.mentor.update({
        where: { id: pick(world.mentors, next.where)! },
        data: { starterPackageRate: next.rate },
      })
      return
    case 'forget':
      return await forget(world, next.index)
    case 'fault':
      return await provider.chaos(next.chaos)
    case 'kill':
      world.kill = { call: next.call, isDone: next.isDone }
      return
    case 'restart':
      world.app = { ...world.till.app }
      return await loseJobs(world.app)
    default:
      return await happenToSeats(world, next)
  }
}

async function pay(world: World, index: number, how: string): Promise<void> {
  const chosen = pick(world.orders, index)
  if (!chosen) return
  const options =
    how === 'twice' ? { twice: true } : how === 'wrong' ? { amount: 10_000 } : { status: how as 'captured' }
  // The provider refuses a second payment of its own accord.
  const proof = await world.till.provider.pay(chosen.orderId, options).catch(() => null)
  if (proof) world.proofs.push({ ...proof, verify: chosen.verify })
}

/** Whatever is on its way arrives in any order, not at all, or twice. */
async function deliver(world: World, index: number, times: number): Promise<void> {
  world.webhooks.push(...(await world.till.provider.webhooks()))
  const webhook = pick(world.webhooks, index)
  if (!webhook || (times === 0 && !(await isFoundOtherwise(world, webhook.rawBody)))) return
  world.webhooks.splice(world.webhooks.indexOf(webhook), 1)
  for (let count = 0; count < times; count++) {
    await receiveWebhook(world.app, webhook)
    await inProcess(world, (app) => handleWebhook(app, webhook.eventId))
  }
}

/** Losing it is harmless as long as the order, or the dispute, is looked after. */
async function isFoundOtherwise({ till }: World, rawBody: Buffer): Promise<boolean> {
  const { event, payload } = JSON.parse(rawBody.toString()) as {
    event: string
    payload: { payment?: { entity: { order_id: string } }; dispute?: { entity: { id: string } } }
  }
  if (payload.dispute) {
    const providerDisputeId = payload.dispute.entity.id
    return (await till.db.dispute.count({ where: { providerDisputeId, ...OPEN_DISPUTES } })) > 0
  }
  if (event.startsWith('refund') || !payload.payment) return false
  const providerOrderId = payload.payment.entity.order_id
  return (await till.db.paymentOrder.count({ where: { providerOrderId, nextCheckAt: { not: null } } })) > 0
}

/** The minute's sweep, and what it and others have asked for. */
export async function work(world: World): Promise<void> {
  await inProcess(world, async (app) => {
    await sweep(app)
    await runDueJobs(app, taskHandlers(app))
  })
}

async function refund({ till, app }: World, index: number, part: number | null): Promise<void> {
  const payments = await till.db.payment.findMany({ orderBy: { id: 'desc' }, take: 4 })
  const payment = pick(payments, index)
  const rest = payment ? payment.amount - payment.refundedAmount : 0
  if (!payment || rest < 1_000) return
  await changeMoney(till.db, 'administrator:1', async (tx) => {
    const amount = part === null ? rest : Math.floor(rest / part)
    await requestRefund(tx, app, { paymentId: payment.id, reason: 'no_show', amount })
  })
}

/** The provider has lost an order that nobody has paid. */
async function forget(world: World, index: number): Promise<void> {
  const chosen = pick(world.orders, index)
  if (!chosen || world.proofs.some(({ orderId }) => orderId === chosen.orderId)) return
  world.orders.splice(world.orders.indexOf(chosen), 1)
  const providerOrderId = `order_${chosen.orderId.slice(6).split('').toReversed().join('')}`
  await changeMoney(world.till.db, 'administrator:1', async (tx) => {
    await tx.paymentOrder.updateMany({ where: { providerOrderId: chosen.orderId }, data: { providerOrderId } })
    await tx.booking.updateMany({ where: { orderId: chosen.orderId }, data: { orderId: providerOrderId } })
  })
}

/** Faults end, the bank answers and gives up its disputes, webhooks arrive, and time passes until nothing is under way. */
export async function comeToRest(world: World): Promise<void> {
  const { db, provider, clock } = world.till
  world.kill = null
  await provider.chaos()
  await loseJobs(world.app)
  for (const dispute of world.disputes) await provider.moveDispute(dispute, 'won')
  for (const minutes of [5, 4 * 24 * 60, 7 * 60, 4 * 24 * 60]) {
    clock.advance(minutes * MINUTE_MS)
    await work(world)
    const pending = await db.$queryRaw<
      { id: string }[]
    >`SELECT id FROM sandbox.refunds WHERE entity ->> 'status' = 'pending'`
    for (const { id } of pending) await provider.settleRefund(id)
    world.webhooks.push(...(await provider.webhooks()))
    for (const webhook of world.webhooks.splice(0)) {
      await receiveWebhook(world.app, webhook)
      await handleWebhook(world.app, webhook.eventId)
    }
  }
}
