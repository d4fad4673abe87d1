/** A sandbox for tests, with a receiver for its webhooks and the product's own gateway. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPaymentGateway } from '../gateway/gateway.ts'
import { readWebhookEvent } from '../gateway/webhookEvent.ts'
import { startSandbox } from './sandbox.ts'

export const keys = { keyId: 'rzp_test_sandbox', keySecret: 'sandbox-secret', webhookSecret: 'sandbox-hook' }

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  rawBody: Buffer
  event: NonNullable<ReturnType<typeof readWebhookEvent>>
}

/** Keeps what comes in; answers `status`, which the test may change. */
export async function startReceiver() {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const rawBody = Buffer.concat(chunks)
    const event = readWebhookEvent(JSON.parse(rawBody.toString()))
    if (!event) throw new Error('Unreadable webhook')
    received.push({ headers: request.headers, rawBody, event })
    response.writeHead(receiver.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver = {
    status: 200,
    received,
    names: () => received.map(({ event }) => event.name),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/razorpay`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

interface PaidAnswer {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** Starts on this database; a second start resumes the first one's state. */
export async function startTestSandbox(databaseUrl: string, webhookUrl: string | (() => string | null)) {
  const sandbox = await startSandbox({
    databaseUrl,
    webhookUrl,
    appOrigins: '*',
    isProduction: false,
    ...keys,
  })
  const authorization = `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  return {
    ...sandbox,
    gateway: createPaymentGateway({ ...keys, apiUrl: sandbox.url, isSandbox: true }),
    call,
    chaos: (switches: object) => call('POST', '/sandbox/chaos', switches),
    async pay(orderId: string, outcome: 'captured' | 'authorized' | 'failed' = 'captured', paymentId?: string) {
      const { status, body } = await call('POST', '/sandbox/pay', {
        order_id: orderId,
        outcome,
        payment_id: paymentId,
      })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body as unknown as PaidAnswer
    },
  }
}

let receipts = 0

/** An order input with a receipt of its own. */
export function orderInput(amount = 30000) {
  receipts += 1
  return { amount, currency: 'INR', receipt: `booking-${receipts}`, notes: { bookingId: String(receipts) } }
}
