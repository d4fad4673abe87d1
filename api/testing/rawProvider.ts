/** What the sandbox cannot say: answers byte by byte, for the tests of the gateway's transport. Anything else goes over `testProvider`. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createPaymentGateway, type GatewayOptions } from '../provider/gateway.ts'

export interface ReceivedCall {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: unknown
}

type Answer = (call: ReceivedCall, response: ServerResponse) => void

/** Answers with JSON. */
export function json(status: number, body: unknown): Answer {
  return (_call, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

/** Answers 400 in the provider's error shape. */
export function refusal(description: string, status = 400): Answer {
  return json(status, {
    error: { code: 'BAD_REQUEST_ERROR', description, reason: 'input_validation_failed', field: 'id' },
  })
}

/** Cuts the connection without a word. */
export const cut: Answer = (_call, response) => void response.destroy()

/** Answers `answers` in turn, the last one for ever; `calls` is what came in. */
export async function startRawProvider(...answers: Answer[]) {
  const calls: ReceivedCall[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const call = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : null,
    }
    calls.push(call)
    const answer = answers[Math.min(calls.length, answers.length) - 1]
    answer?.(call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const apiUrl = `http://127.0.0.1:${address.port}`
  return {
    calls,
    apiUrl,
    gateway: (options: Partial<GatewayOptions> = {}) =>
      createPaymentGateway({
        keyId: 'rzp_test_key',
        keySecret: 'secret',
        webhookSecret: 'hook',
        apiUrl,
        isSandbox: false,
        log: { info: () => {}, warn: () => {}, error: () => {} },
        ...options,
      }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const orderAnswer = {
  id: 'order_IEIaMR65cu6nz3',
  entity: 'order',
  amount: 30000,
  amount_paid: 0,
  amount_due: 30000,
  currency: 'INR',
  receipt: 'booking-1',
  offer_id: null,
  status: 'created',
  attempts: 0,
  notes: [],
  created_at: 1_760_000_000,
}

export const paymentAnswer = {
  id: 'pay_IH4NVgf4Dreq1l',
  entity: 'payment',
  amount: 30000,
  currency: 'INR',
  status: 'captured',
  order_id: orderAnswer.id,
  captured: true,
  method: 'upi',
  amount_refunded: 0,
  refund_status: null,
  notes: { bookingId: 7 },
  error_code: null,
  error_description: null,
  created_at: 1_760_000_100,
}

export const refundAnswer = {
  id: 'rfnd_FP8QHiV938haTz',
  entity: 'refund',
  amount: 30000,
  currency: 'INR',
  payment_id: paymentAnswer.id,
  notes: [],
  status: 'pending',
  created_at: 1_760_000_200,
}
