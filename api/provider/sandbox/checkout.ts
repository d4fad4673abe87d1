/** The checkout: its page, the scripts that it serves, and what a buyer does on it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { runCheckout } from './checkoutFrame.ts'
import { installCheckout } from './checkoutScript.ts'
import { answer, answerWork, readJson, Refusal, unknownId } from './exchange.ts'
import type { Merchant } from './merchant.ts'
import { checkoutAnswer, pay } from './payments.ts'
import { fetchEntity, type OrderEntity } from './entities.ts'

const checkoutStyle = `
:root { color-scheme: light; --theme: #10233f; --on-theme: #ffffff; --ink: #10233f; --muted: #4a5a75; }
* { box-sizing: border-box; margin: 0; }
html { background: transparent; }
body { display: grid; place-items: center; min-height: 100vh; padding: 16px; background: transparent; color: var(--ink);
  font: 400 16px/1.5 system-ui, 'Segoe UI', Roboto, sans-serif; }
[hidden] { display: none; }
main { width: 100%; max-width: 400px; border-radius: 12px; overflow: hidden; background: #ffffff;
  box-shadow: 0 18px 48px rgba(8, 15, 28, .35); }
.mode { padding: 8px 20px; background: #fff3cd; color: #5c3d00; font-size: 14px; font-weight: 600; }
header { padding: 20px; background: var(--theme); color: var(--on-theme); overflow-wrap: anywhere; }
h1 { font-size: 20px; line-height: 1.3; }
.body { display: grid; gap: 16px; padding: 20px; }
.amount { font-size: 32px; line-height: 1.1; font-weight: 700; font-variant-numeric: tabular-nums; }
.quiet { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.problem { padding: 12px; border-radius: 8px; background: #fdecea; color: #8c1d18; font-size: 14px; }
fieldset { min-width: 0; padding: 0; border: 1px solid #c9d1de; border-radius: 8px; overflow: hidden; }
legend { padding: 0; margin-bottom: 6px; font-size: 14px; font-weight: 600; }
label { display: flex; gap: 12px; align-items: center; min-height: 48px; padding: 6px 12px; cursor: pointer; }
label + label { border-top: 1px solid #c9d1de; }
label:has(:checked) { background: #eef2f8; }
label:has(:focus-visible) { outline: 3px solid #1d4ed8; outline-offset: -3px; }
input { flex: none; width: 18px; height: 18px; margin: 0; accent-color: var(--theme); outline: 0; }
small { display: block; color: var(--muted); font-size: 13px; line-height: 1.3; }
.actions { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button { min-height: 48px; padding: 0 16px; border: 1px solid #66758f; border-radius: 8px; background: #ffffff; color: var(--ink);
  font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #eef2f8; }
button:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
button:disabled { border-color: #c9d1de; background: #eef2f8; color: #5b6980; cursor: progress; }
.primary { grid-column: 1 / -1; border-color: transparent; background: var(--theme); color: var(--on-theme); }
.primary:hover { background: var(--theme); box-shadow: inset 0 0 0 2px var(--on-theme); }
dialog { width: min(340px, calc(100vw - 32px)); margin: auto; padding: 20px; border: 0; border-radius: 12px; color: var(--ink); }
dialog::backdrop { background: rgba(8, 15, 28, .5); }
dialog h2 { margin-bottom: 16px; font-size: 18px; }
`

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const escape = (plain: string) => plain.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const methods = [
  ['UPI', 'Google Pay, PhonePe, Paytm'],
  ['Card', 'Credit or debit card'],
  ['Net banking', 'All Indian banks'],
]
const rows = methods
  .map(
    ([name, hint], index) =>
      `<label><input type="radio" name="method"${index === 0 ? ' checked' : ''}><span>${name}<small>${hint}</small></span></label>`,
  )
  .join('')

// The script enables them: a press before it has come would do nothing.
const payable = `<fieldset><legend>Pay with</legend>${rows}</fieldset>
<div class="actions">
  <button type="button" id="pay" class="primary" disabled>Pay</button>
  <button type="button" id="fail" disabled>Fail</button>
  <button type="button" id="close" disabled>Close</button>
</div>`
const unpayable = `<div class="actions"><button type="button" id="close" class="primary" disabled>Close</button></div>`

type Shown = Record<'problem' | 'orderId' | 'key' | 'origin', string> & { order: OrderEntity | null }

/** The page in the modal. Without an order it only says why; name and prefill come from the opener. */
function checkoutPage({ order, problem, orderId, key, origin }: Shown): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Checkout (test mode)</title>
<link rel="stylesheet" href="../checkout.css">
</head>
<body data-order-id="${escape(orderId)}" data-key="${escape(key)}" data-origin="${escape(origin)}">
<main id="card">
<p class="mode">TEST MODE: no real money moves</p>
<header><h1 id="name">Checkout</h1><p id="description" hidden></p></header>
<div class="body">
${order ? `<p class="amount">${escape(rupees.format(order.amount / 100))}</p>` : ''}
<p class="quiet" id="buyer" hidden></p>
<p class="problem" id="problem" role="alert"${problem ? '' : ' hidden'}>${escape(problem)}</p>
${order ? payable : unpayable}
<p class="quiet">${escape(orderId)}</p>
</div>
</main>
<dialog id="confirm" aria-labelledby="question">
<h2 id="question">Cancel this payment?</h2>
<div class="actions"><button type="button" id="stay">No, go back</button><button type="button" id="leave">Yes, cancel</button></div>
</dialog>
<script src="../checkout-frame.js"></script>
</body>
</html>`
}

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
  const order = key === merchant.keyId ? await fetchEntity(merchant.pool, 'orders', orderId).catch(() => null) : null
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
