/** What an operator does to the process, and what happens to it. No browser. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { signIn, someFreeSlot } from './member.ts'
import { startProvider } from './provider.ts'
import { clusterOf, newDataDir, removeDataDir } from '../api/database/dataDir.ts'
import { startServer, type Server } from './server.ts'

let dataDir: string
test.beforeEach(() => {
  dataDir = newDataDir()
})
test.afterEach(() => removeDataDir(dataDir))

/** PostgreSQL keeps this file for as long as it runs. */
const isDatabaseRunning = () => existsSync(path.join(clusterOf(dataDir), 'postmaster.pid'))

test('starts, stops clean on SIGTERM, and starts again on the same data', async () => {
  const first = await startServer(dataDir)
  const mentors = async (server: Server) =>
    ((await (await fetch(`${server.url}/api/mentors`)).json()) as { id: number }[]).map(({ id }) => id)
  const before = await mentors(first)
  expect(isDatabaseRunning()).toBe(true)
  expect(before.length).toBeGreaterThanOrEqual(48)
  expect(await first.stop()).toBe(0)
  expect(isDatabaseRunning()).toBe(false)
  const second = await startServer(dataDir)
  expect(await mentors(second)).toEqual(before)
  expect(await second.stop()).toBe(0)
})

test('finishes the request under way before it ends', async () => {
  const server = await startServer(dataDir)
  const body = JSON.stringify({ email: 'vikram.patil@demo.plumbline.example', password: 'Demo@pass1' })
  // The server has the head of the request when it asks for the body: that is "under way".
  const request = http.request(`${server.url}/api/auth/mentee/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  })
  request.flushHeaders()
  await once(request, 'continue')
  const ended = server.stop()
  request.end(body)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(200)
  expect(await ended).toBe(0)
})

test('says what is wrong with its environment, a line each, and does not start', async () => {
  await expect(startServer(dataDir, { PORT: 'many', HOLD_MINUTES: '-1' })).rejects.toThrow(
    /PORT must be[\s\S]*HOLD_MINUTES must be/,
  )
  await expect(startServer(dataDir, { NODE_ENV: 'production', RATE_LIMIT_FACTOR: '1' })).rejects.toThrow(
    /sandbox cannot run/,
  )
})

test('killed between payment and verify: after the restart the booking is confirmed without the browser', async () => {
  let webhookUrl: string | null = null
  const provider = await startProvider(() => webhookUrl)
  let server = await startServer(dataDir, provider.env)
  try {
    const mentee = await signIn(server.url)
    const slot = await someFreeSlot(server.url)
    const order = await mentee.rest('POST', '/api/booking-payment/create-order', {
      ...slot,
      packageType: 'starter',
      agenda: 'Paid, and then the lights went out.',
    })
    expect(order.status).toBe(200)
    // Nobody hears of the payment while the product is alive: its webhooks have nowhere to go yet.
    await provider.pay(String(order.body['orderId']))
    await server.kill()
    server = await startServer(dataDir, provider.env)
    webhookUrl = `${server.url}/api/webhooks/razorpay`
    const again = await signIn(server.url)
    const { bookingId } = order.body['bookingData'] as { bookingId: number }
    await expect
      .poll(
        async () => {
          const { body } = await again.rest('GET', `/api/mentee/bookings/${again.id}`)
          return (body as unknown as { id: number; status: string }[]).find(({ id }) => id === bookingId)?.status
        },
        { timeout: 60_000 },
      )
      .toBe('confirmed')
    const mails = (await (await fetch(`${server.url}/dev/mailbox.json`)).json()) as unknown as { subject: string }[]
    expect(JSON.stringify(mails)).toContain('Confirmed: Starter session')
  } finally {
    await server.stop()
    await provider.close()
  }
})
