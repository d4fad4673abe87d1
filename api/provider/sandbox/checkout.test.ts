import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { createPaymentGateway } from '../gateway.ts'
import { startSandbox, type RunningSandbox } from './sandbox.ts'
import { KEYS as keys, orderInput } from '../../testing/provider.ts'

const appOrigins = ['http://localhost:4000', 'https://shop.test']
let sandbox: RunningSandbox
let orderId = ''
beforeAll(async () => {
  const { url: databaseUrl } = await testDatabase()
  sandbox = await startSandbox({
    databaseUrl,
    webhookUrl: () => null,
    appOrigins: () => appOrigins,
    isProduction: false,
    ...keys,
  })
  const gateway = createPaymentGateway({
    ...keys,
    apiUrl: sandbox.url,
    isSandbox: true,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  orderId = (await gateway.createOrder(orderInput())).id
})
afterAll(() => sandbox.close())

const page = (origin: string, key = keys.keyId) =>
  fetch(`${sandbox.url}/checkout/${orderId}?${new URLSearchParams({ key, origin })}`)
const payment = (headers: Record<string, string>, body: object = { key: keys.keyId }) =>
  fetch(`${sandbox.url}/checkout/${orderId}/payments`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })

it('is framed by the product only', async () => {
  const allowed = await page('https://shop.test')
  expect(allowed.status).toBe(200)
  const policy = allowed.headers.get('content-security-policy')
  expect(policy).toContain('frame-ancestors http://localhost:4000 https://shop.test')
  expect(policy).not.toContain('unsafe')
  expect((await page('https://evil.test')).status).toBe(403)
  expect((await page('')).status).toBe(403)
})

it('shows no order under another key, and escapes what it is given', async () => {
  const other = await page('https://shop.test', '"><script>alert(1)</script>')
  const html = await other.text()
  expect(other.status).toBe(400)
  expect(html).toContain('The id provided does not exist')
  expect(html).not.toContain('₹')
  expect(html).not.toContain('<script>alert')
})

it('draws each button disabled: the script that acts on a press enables it', async () => {
  for (const answer of [await page('https://shop.test'), await page('https://shop.test', 'rzp_test_other')]) {
    const buttons = (await answer.text()).split('<dialog')[0]!.match(/<button[^>]*>/g) ?? []
    expect(buttons).not.toEqual([])
    for (const button of buttons) expect(button).toContain(' disabled')
  }
})

it('takes payments from its own page only', async () => {
  const json = { 'content-type': 'application/json' }
  expect((await payment(json)).status).toBe(403)
  expect((await payment({ ...json, origin: 'https://evil.test' })).status).toBe(403)
  expect((await payment({ 'content-type': 'text/plain', origin: sandbox.url })).status).toBe(403)
  expect((await payment({ ...json, origin: sandbox.url }, { key: 'rzp_test_other' })).status).toBe(400)
  const failed = await payment(
    { ...json, origin: sandbox.url },
    { key: keys.keyId, fail: true, email: 'ravi@example.test' },
  )
  expect(failed.status).toBe(200)
  expect(await failed.json()).toMatchObject({
    error: { reason: 'payment_failed', metadata: { order_id: orderId } },
  })
  const paid = await payment({ ...json, origin: sandbox.url })
  expect(await paid.json()).toMatchObject({ razorpay_order_id: orderId })
})

it('gives the script to any page', async () => {
  const script = await fetch(sandbox.checkoutUrl)
  expect(script.headers.get('content-type')).toMatch('text/javascript')
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect((await fetch(`${sandbox.url}/nothing`)).status).toBe(404)
})
