import { fetchEntity } from './entities.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { timingSafeEqual } from 'node:crypto'
import type { ApiCalls, Merchant } from './merchant.ts'
import { answerWork, checkFields, isSpoilt, readJson, invalid, Refusal } from './exchange.ts'
import { listDisputes } from './disputes.ts'
import { createOrder, listOrders } from './orders.ts'
import { capture, listOrderPayments } from './payments.ts'
import { createRefund, listRefunds } from './refunds.ts'

interface Call {
  merchant: Merchant
  /** The id in the path; empty when there is none. */
  id: string
  query: URLSearchParams
  body: Record<string, unknown>
  headers: IncomingMessage['headers']
}

type Work = (call: Call) => Promise<unknown>
/** `kind` is what `dropAfterCommit` calls it; reading has nothing to commit. */
interface Route {
  method: string
  path: RegExp
  calls: ApiCalls
  kind: 'orders' | 'captures' | 'refunds' | 'reads'
  work: Work
}

/** A path below /v1; `:id` stands for one id. */
const route = (kind: Route['kind'], path: string, calls: ApiCalls, work: Work): Route => ({
  method: kind === 'reads' ? 'GET' : 'POST',
  path: new RegExp(`^/v1${path.replace(':id', '([^/]+)')}$`),
  calls,
  kind,
  work,
})

const REFUND_FIELDS = ['amount', 'speed', 'notes', 'receipt', 'reverse_all']

const routes: Route[] = [
  route('orders', '/orders', 'checkout', ({ merchant, body }) => createOrder(merchant, body)),
  route('reads', '/orders', 'checkout', ({ merchant, query }) => listOrders(merchant, query)),
  route('reads', '/orders/:id', 'settle', ({ merchant, id }) => fetchEntity(merchant.pool, 'orders', id)),
  route('reads', '/orders/:id/payments', 'settle', ({ merchant, id }) => listOrderPayments(merchant, id)),
  route('reads', '/payments/:id', 'settle', ({ merchant, id }) => fetchEntity(merchant.pool, 'payments', id)),
  route('captures', '/payments/:id/capture', 'settle', ({ merchant, id, body }) => {
    checkFields(body, ['amount', 'currency'])
    return capture(merchant, id, body)
  }),
  route('refunds', '/payments/:id/refund', 'refunds', ({ merchant, id, body, headers }) => {
    checkFields(body, REFUND_FIELDS)
    return createRefund(merchant, id, body, String(headers['x-refund-idempotency'] ?? '') || null)
  }),
  route('reads', '/payments/:id/refunds', 'refunds', ({ merchant, id }) => listRefunds(merchant, id)),
  route('reads', '/refunds/:id', 'refunds', ({ merchant, id }) => fetchEntity(merchant.pool, 'refunds', id)),
  route('reads', '/disputes', 'settle', ({ merchant, query }) => listDisputes(merchant, query)),
  route('reads', '/disputes/:id', 'settle', ({ merchant, id }) => fetchEntity(merchant.pool, 'disputes', id)),
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
  const found = routes.find(({ method, path }) => method === request.method && path.test(url.pathname))
  if (!found) throw new Refusal('The requested URL was not found on the server.')
  if (await isSpoilt(response, merchant.chaos, found.calls)) return
  const id = found.path.exec(url.pathname)?.[1]
  if (id !== undefined) checkId(id)
  const call = { merchant, id: id ?? '', query: url.searchParams, body, headers: request.headers }
  await answerWork(response, merchant.chaos, found.kind, async () => await found.work(call))
}
