/**
 * What tests do in place of buyers, banks, operators and bad luck: POST /sandbox/chaos, /pay, /refund, /dispute and
 * /lapse; /disputes/:id moves a dispute on;
 * /refunds/:id ends a pending refund, or carries out one that failed; /webhooks hands over what is to be delivered, once.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod/mini'
import { authenticate } from './api.ts'
import { readChaos, type Merchant } from './merchant.ts'
import { moveDispute, raiseDispute } from './disputes.ts'
import { answerJson, answerWork, readJson, invalid, Refusal } from './exchange.ts'
import { takeDeliveries } from './webhooks.ts'
import { checkoutAnswer, pay } from './payments.ts'
import { createRefund, lapse, settleRefund } from './refunds.ts'

const payment = z.strictObject({
  order_id: z.string(),
  outcome: z.optional(z.enum(['created', 'captured', 'authorized', 'failed'])),
  payment_id: z.optional(z.string()),
  amount: z.optional(z.int().check(z.positive())),
  twice: z.optional(z.boolean()),
})
const refund = z.strictObject({ payment_id: z.string(), amount: z.optional(z.int()) })
const dispute = z.strictObject({
  payment_id: z.string(),
  amount: z.optional(z.int().check(z.positive())),
  phase: z.optional(z.string()),
})
const verdict = z.strictObject({ news: z.enum(['under_review', 'action_required', 'won', 'lost', 'closed']) })
const lapsing = z.strictObject({ payment_id: z.string() })
const settlement = z.strictObject({ status: z.enum(['processed', 'failed']) })

function read<T extends z.ZodMiniType>(shape: T, body: unknown): z.infer<T> {
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? 'Bad request', 'body')
  return parsed.data
}

/** Answers /sandbox/…; needs the account's keys. */
export async function answerControl(
  merchant: Merchant,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  authenticate(merchant, request)
  if (request.method !== 'POST') throw new Refusal('Not found', { status: 404 })
  const body = await readJson(request)
  if (path === '/sandbox/pay') {
    const { order_id: orderId, payment_id: paymentId, ...input } = read(payment, body)
    const work = async () => checkoutAnswer(merchant, await pay(merchant, { orderId, paymentId, ...input }))
    await answerWork(response, merchant.chaos, 'payments', work)
  } else answerJson(response, 200, await act(merchant, path, body))
}

async function act(merchant: Merchant, path: string, body: Record<string, unknown>): Promise<unknown> {
  if (path === '/sandbox/chaos') {
    const chaos = readChaos(body)
    if (!chaos) throw invalid('Unknown switch or value', 'body')
    merchant.chaos = chaos
    return chaos
  }
  if (path === '/sandbox/refund') {
    const { payment_id: paymentId, ...input } = read(refund, body)
    return await createRefund(merchant, paymentId, input, null)
  }
  if (path === '/sandbox/lapse') return await lapse(merchant, read(lapsing, body).payment_id)
  if (path === '/sandbox/webhooks') return { items: await takeDeliveries(merchant.pool) }
  if (path === '/sandbox/dispute') {
    const { payment_id: paymentId, ...input } = read(dispute, body)
    return await raiseDispute(merchant, { paymentId, ...input })
  }
  const disputeId = /^\/sandbox\/disputes\/(disp_\w+)$/.exec(path)?.[1]
  if (disputeId !== undefined) return await moveDispute(merchant, disputeId, read(verdict, body).news)
  const refundId = /^\/sandbox\/refunds\/(rfnd_\w+)$/.exec(path)?.[1]
  if (refundId === undefined) throw new Refusal('Not found', { status: 404 })
  return await settleRefund(merchant, refundId, read(settlement, body).status, { isLate: true })
}
