import type { IncomingMessage, ServerResponse } from 'node:http'
import { timingSafeEqual } from 'node:crypto'
import type { ApiCalls, Merchant } from './merchant.ts'
import { answerWork, checkFields, isSpoilt, readJson, invalid, Refusal } from './exchange.ts'
import { fetchDispute, listDisputes } from './disputes.ts'
import { createOrder, fetchOrder, listOrders } from './orders.ts'
import { capture, fetchPayment, listOrderPayments } from './payments.ts'
import { createRefund, fetchRefund, listRefunds } from './refunds.ts'

interface Call {
  merchant: Merchant
  /** The id in the path; empty when there is none. */
  id: string
  query: URLSearchParams
  body: Record<string, unknown>
  headers: IncomingMessage['headers']
}

interface Route {
  method: 'GET' | 'POST'
  path: RegExp
  calls: ApiCalls
  /** What `dropAfterCommit` calls it; reading has nothing to commit. */
  kind?: 'orders' | 'captures' | 'refunds'
  work(call: Call): Promise<unknown>
}

const REFUND_FIELDS = ['amount', 'speed', 'notes', 'receipt', 'reverse_all']
const CAPTURE_FIELDS = ['amount', 'currency']

const routes: Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/orders$/,
    calls: 'checkout',
    kind: 'orders',
    work: ({ merchant, body }) => createOrder(merchant, body),
  },
  {
    method: 'GET',
    path: /^\/v1\/orders$/,
    calls: 'checkout',
    work: ({ merchant, query }) => listOrders(merchant, query),
  },
  {
    method: 'GET',
    path: /^\/v1\/orders\/([^/]+)$/,
    calls: 'settle',
    work: ({ merchant, id }) => fetchOrder(merchant, id),
  },
  {
    method: 'GET',
    path: /^\/v1\/orders\/([^/]+)\/payments$/,
    calls: 'settle',
    work: ({ merchant, id }) => listOrderPayments(merchant, id),
  },
  {
    method: 'GET',
    path: /^\/v1\/payments\/([^/]+)$/,
    calls: 'settle',
    work: ({ merchant, id }) => fetchPayment(merchant, id),
  },
  {
    method: 'POST',
    path: /^\/v1\/payments\/([^/]+)\/capture$/,
    calls: 'settle',
    kind: 'captures',
    work: ({ merchant, id, body }) => {
      checkFields(body, CAPTURE_FIELDS)
      return capture(merchant, id, body)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payments\/([^/]+)\/refund$/,
    calls: 'refunds',
    kind: 'refunds',
    work: ({ merchant, id, body, headers }) => {
      checkFields(body, REFUND_FIELDS)
      return createRefund(merchant, id, body, String(headers['x-refund-idempotency'] ?? '') || null)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payments\/([^/]+)\/refunds$/,
    calls: 'refunds',
    work: ({ merchant, id }) => listRefunds(merchant, id),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/([^/]+)$/,
    calls: 'refunds',
    work: ({ merchant, id }) => fetchRefund(merchant, id),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    calls: 'settle',
    work: ({ merchant, query }) => listDisputes(merchant, query),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes\/([^/]+)$/,
    calls: 'settle',
    work: ({ merchant, id }) => fetchDispute(merchant, id),
  },
]

/** Refuses anything but this account's keys under the scheme `Basic`, spelled so. */
export function authenticate(merchant: Merchant, request: IncomingMessage) {
  const expected = Buffer.from(`Basic ${Buffer.from(`${merchant.keyId}:${merchant.keySecret}`).toString('base64')}`)
  const given = Buffer.from(request.headers.authorization ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Refusal('Authentication failed', { status: 401 })
  }
}

function checkId(id: string) {
  if (!/^[a-z]+_[A-Za-z0-9]{14}$/.test(id)) throw invalid(`${id.slice(0, 40)} is not a valid id`, 'id')
}

/** Answers /v1/…: the documented subset of Orders, Payments, Refunds and Disputes. */
export async function answerApi(merchant: Merchant, request: IncomingMessage, response: ServerResponse, url: URL) {
  authenticate(merchant, request)
  const body = await readJson(request)
  const route = routes.find(({ method, path }) => method === request.method && path.test(url.pathname))
  if (!route) throw new Refusal('The requested URL was not found on the server.')
  if (await isSpoilt(response, merchant.chaos, route.calls)) return
  const id = route.path.exec(url.pathname)?.[1]
  if (id !== undefined) checkId(id)
  const call = { merchant, id: id ?? '', query: url.searchParams, body, headers: request.headers }
  await answerWork(response, merchant.chaos, route.kind ?? 'reads', async () => await route.work(call))
}
