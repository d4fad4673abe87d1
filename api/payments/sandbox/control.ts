/** What tests do in place of buyers, banks and bad luck: POST /sandbox/chaos, /pay, /refunds/:id. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod/mini'
import { authenticate } from './api.ts'
import { readChaos } from './chaos.ts'
import { answerJson, answerWork, readJson } from './exchange.ts'
import type { Merchant } from './merchant.ts'
import { checkoutAnswer, pay } from './payments.ts'
import { invalid, Refusal } from './refusal.ts'
import { settleRefund } from './refunds.ts'

const payment = z.object({
  order_id: z.string(),
  outcome: z.optional(z.enum(['captured', 'authorized', 'failed'])),
  payment_id: z.optional(z.string()),
})
const settlement = z.object({ status: z.enum(['processed', 'failed']) })

function read<T extends z.ZodMiniType>(shape: T, body: unknown): z.infer<T> {
  const parsed = shape.safeParse(body)
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? 'Bad request', 'body')
  return parsed.data
}

/** Answers /sandbox/…, for whoever holds the account's keys. */
export async function answerControl(
  merchant: Merchant,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  authenticate(merchant, request)
  if (request.method !== 'POST') throw new Refusal('Not found', { status: 404 })
  const body = await readJson(request)
  if (path === '/sandbox/chaos') {
    const chaos = readChaos(body)
    if (!chaos) throw invalid('Unknown switch or value', 'body')
    merchant.chaos = chaos
    answerJson(response, 200, chaos)
    return
  }
  if (path === '/sandbox/pay') {
    const { order_id: orderId, outcome, payment_id: paymentId } = read(payment, body)
    const work = async () => checkoutAnswer(merchant, await pay(merchant, { orderId, outcome, paymentId }))
    await answerWork(response, merchant.chaos, 'payments', work)
    return
  }
  const refundId = /^\/sandbox\/refunds\/(rfnd_\w+)$/.exec(path)?.[1]
  if (refundId === undefined) throw new Refusal('Not found', { status: 404 })
  answerJson(response, 200, await settleRefund(merchant, refundId, read(settlement, body).status))
}
