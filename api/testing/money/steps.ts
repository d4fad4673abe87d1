/** What may happen to money, one step after the other, in any order. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import fc from 'fast-check'
import { changeMoney } from '../../database/transaction.ts'
import { handleWebhook, receiveWebhook } from '../../payments/settle/webhooks.ts'
import { OPEN_DISPUTES } from '../../payments/disputes/openDisputes.ts'
import { requestRefund } from '../../payments/refunds/requestRefund.ts'
import type { Chaos } from '../../provider/sandbox/merchant.ts'
import { loseJobs, runDueJobs, sweep, taskHandlers } from '../jobs.ts'
import { adminCancel, adminRefund, recheck, seeToDispute, seeToRefund } from './administrators.ts'
import { step, which } from './arbitraries.ts'
import { happenToSeats, SEATS } from './seats.ts'
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
  type Call,
  type World,
} from './world.ts'

/** Mostly the same slot of the same mentor: that is where people meet. */
const place = { who: fc.nat({ max: 2 }), where: fc.constantFrom(0, 0, 0, 1), what: fc.constantFrom(0, 0, 0, 1, 2, 3) }

const FAULTS: Chaos[] = [
  { away: true, times: 2 },
  { status: 401, times: 2 },
  { status: 502, times: 3 },
  { hang: true, times: 1 },
  { dropAfterCommit: 'orders', times: 1 },
  { dropAfterCommit: 'captures', times: 1 },
  { dropAfterCommit: 'refunds', times: 1 },
  { receipts: 'reject' },
  { refunds: 'processed' },
  { refunds: 'failed', times: 1 },
]
const CALLS: Call[] = ['createOrder', 'fetchOrderPayments', 'capturePayment', 'refund']

/** Of sessions and plans. */
const BOOKINGS = [
  { weight: 2, arbitrary: step('hold', place) },
  { weight: 9, arbitrary: step('order', place) },
  {
    weight: 4,
    arbitrary: step('cancel', { index: which, side: fc.constantFrom('mentee', 'mentee', 'mentor' as const) }),
  },
  { weight: 3, arbitrary: step('move', { index: which, to: fc.nat({ max: 3 }) }) },
  { weight: 3, arbitrary: step('call', { index: which, to: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: step('complete', { index: which }) },
  {
    weight: 2,
    arbitrary: step('noShow', {
      index: which,
      side: fc.constantFrom('mentee', 'mentor' as const),
      agree: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: step('release', { who: place.who }) },
  { weight: 2, arbitrary: step('leave', { where: place.where }) },
  { weight: 1, arbitrary: step('price', { where: place.where, rate: fc.constantFrom(50_000, 99_900) }) },
] as const

/** Of whatever is paid for. */
const MONEY = [
  {
    weight: 10,
    arbitrary: step('pay', {
      index: which,
      how: fc.constantFrom('captured', 'captured', 'captured', 'authorized', 'failed', 'twice', 'wrong' as const),
    }),
  },
  { weight: 4, arbitrary: step('verify', { index: which }) },
  { weight: 5, arbitrary: step('webhook', { index: which, times: fc.integer({ min: 0, max: 2 }) }) },
  { weight: 4, arbitrary: step('wait', { minutes: fc.constantFrom(1, 3, 16, 16, 70, 700, 6 * 24 * 60) }) },
  { weight: 4, arbitrary: step('work', {}) },
  { weight: 2, arbitrary: step('refund', { index: which, part: fc.constantFrom(1, 3, null) }) },
  { weight: 3, arbitrary: step('admin', { index: which, part: fc.constantFrom(1, 3, null), twice: fc.boolean() }) },
  { weight: 2, arbitrary: step('recheck', { index: which }) },
  {
    weight: 3,
    arbitrary: step('seeTo', {
      index: which,
      how: fc.constantFrom('again', 'again', 'elsewhere' as const),
      twice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: step('adminCancel', { index: which, part: fc.constantFrom(1, 3, null) }) },
  { weight: 3, arbitrary: step('operator', { index: which, amount: fc.constantFrom(20_000, undefined) }) },
  { weight: 2, arbitrary: step('bank', { index: which, status: fc.constantFrom('processed', 'failed' as const) }) },
  { weight: 3, arbitrary: step('dispute', { index: which, part: fc.constantFrom(1, 1, 3) }) },
  {
    weight: 4,
    arbitrary: step('disputeMoves', {
      index: which,
      news: fc.constantFrom('lost', 'lost', 'under_review', 'action_required', 'won', 'closed' as const),
    }),
  },
  { weight: 1, arbitrary: step('seeToDispute', { index: which }) },
  { weight: 1, arbitrary: step('forget', { index: which }) },
  { weight: 2, arbitrary: step('fault', { chaos: fc.constantFrom(...FAULTS) }) },
  { weight: 2, arbitrary: step('kill', { call: fc.constantFrom(...CALLS), isDone: fc.boolean() }) },
  { weight: 1, arbitrary: step('restart', {}) },
] as const

const steps = { bookings: fc.oneof(...BOOKINGS, ...MONEY), seats: fc.oneof(...SEATS, ...MONEY) }
type Step = typeof steps extends Record<string, fc.Arbitrary<infer S>> ? S : never

/** Steps of one run. */
export const story = (maxLength: number, of: keyof typeof steps) =>
  fc.array(steps[of] as fc.Arbitrary<Step>, { minLength: maxLength / 2, maxLength, size: 'max' })

/** Lets one step happen; one that makes no sense now does nothing. */
export async function happen(world: World, next: Step): Promise<void> {
  const { db, provider, clock } = world.till
  switch (next.step) {
    case 'hold':
      return await hold(world, next.who, next.where, next.what)
    case 'order':
      return await order(world, next.who, next.where, next.what)
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
