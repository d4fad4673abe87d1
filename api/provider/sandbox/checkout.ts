import type { IncomingMessage, ServerResponse } from 'node:http'
import { runCheckout } from './checkoutFrame.ts'
import { checkoutPage, checkoutStyle } from './checkoutPage.ts'
import { installCheckout } from './checkoutScript.ts'
import { answer, answerWork, readJson } from './exchange.ts'
import type { Merchant } from './merchant.ts'
import { fetchOrder } from './orders.ts'
import { checkoutAnswer, pay } from './pay.ts'
import { Refusal, unknownId } from './refusal.ts'

/** Origins whose pages may open the checkout; '*' is any. */
export type AppOrigins = string[] | '*'

const files: Record<string, { type: string; text: string }> = {
  '/checkout.js': { type: 'text/javascript', text: `(${installCheckout.toString()})()` },
  '/checkout-frame.js': { type: 'text/javascript', text: `(${runCheckout.toString()})()` },
  '/checkout.css': { type: 'text/css', text: checkoutStyle },
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 254) : null
}

async function answerPage(
  merchant: Merchant,
  response: ServerResponse,
  origins: AppOrigins,
  orderId: string,
  query: URLSearchParams,
) {
  const origin = query.get('origin') ?? ''
  const isKnown = origins === '*' ? URL.canParse(origin) && new URL(origin).origin === origin : origins.includes(origin)
  if (!isKnown) throw new Refusal('This page may not open the checkout', { status: 403 })
  const key = query.get('key') ?? ''
  const order = key === merchant.keyId ? await fetchOrder(merchant, orderId).catch(() => null) : null
  const problem = order ? '' : 'The id provided does not exist'
  const ancestors = origins === '*' ? '*' : origins.join(' ')
  answer(response, order ? 200 : 400, 'text/html', checkoutPage({ order, problem, orderId, key, origin }), {
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
    'referrer-policy': 'no-referrer',
  })
}

async function answerPayment(merchant: Merchant, request: IncomingMessage, response: ServerResponse, orderId: string) {
  const isOwnPage =
    request.headers['sec-fetch-site'] === 'same-origin' || request.headers.origin === `http://${request.headers.host}`
  if (!isOwnPage || !request.headers['content-type']?.startsWith('application/json')) {
    throw new Refusal('Only the checkout page may pay', { status: 403 })
  }
  const body = await readJson(request)
  if (body['key'] !== merchant.keyId) throw unknownId()
  await answerWork(response, merchant.chaos, 'payments', async () => {
    const outcome = body['fail'] === true ? ('failed' as const) : undefined
    const payment = await pay(merchant, {
      orderId,
      outcome,
      email: text(body['email']),
      contact: text(body['contact']),
    })
    if (payment.status !== 'failed') return checkoutAnswer(merchant, payment)
    // A 4xx would leave an error on the console of the product's page for what is a normal answer here.
    return {
      error: {
        code: payment.error_code,
        description: payment.error_description,
        source: payment.error_source,
        step: payment.error_step,
        reason: payment.error_reason,
        metadata: { order_id: orderId, payment_id: payment.id },
      },
    }
  })
}

/** Answers the checkout's script, page and payments; the buyer needs no secret. */
export async function answerCheckout(
  merchant: Merchant,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  origins: AppOrigins,
) {
  const file = files[url.pathname]
  if (file && request.method === 'GET') {
    const shared = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    answer(response, 200, file.type, file.text, shared)
    return
  }
  const page = /^\/checkout\/(\w{1,40})(\/payments)?$/.exec(url.pathname)
  const orderId = page?.[1] ?? ''
  if (page && !page[2] && request.method === 'GET')
    await answerPage(merchant, response, origins, orderId, url.searchParams)
  else if (page?.[2] && request.method === 'POST') await answerPayment(merchant, request, response, orderId)
  else throw new Refusal('Not found', { status: 404 })
}
