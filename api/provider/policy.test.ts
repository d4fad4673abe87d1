/** What a provider that is away, busy or of another opinion about our keys may cost us. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, orderAnswer, paymentAnswer, refundAnswer, refusal, startRawProvider } from '../testing/rawProvider.ts'
import type { PaymentGateway } from './gateway.ts'

let close = async () => {}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(async () => {
  vi.useRealTimers()
  await close()
})
/** Circuits and silences go by the process's own time. */
const wait = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds)

async function rawProvider(...answers: Parameters<typeof startRawProvider>) {
  const started = await startRawProvider(...answers)
  close = started.close
  return started
}

const input = { amount: 30000, currency: 'INR', receipt: 'booking-1', notes: { bookingId: '7' } }
const paymentId = paymentAnswer.id
const bad = (description: string) => refusal(description)

describe('circuits', () => {
  const fails = json(500, {})

  it('stop after five unavailable answers, for ten seconds, then let one trial through', async () => {
    const { gateway, calls } = await rawProvider(fails, fails, fails, fails, fails, fails, json(200, paymentAnswer))
    const ours = gateway()
    const capture = () => ours.capturePayment(paymentId, 30000, 'INR')
    for (let call = 0; call < 5; call += 1) await expect(capture()).rejects.toMatchObject({ reason: 'status' })
    await expect(capture()).rejects.toMatchObject({ reason: 'circuit', status: 503 })
    expect(calls).toHaveLength(5)
    wait(10_001)
    const trials = await Promise.allSettled([capture(), capture()])
    expect(trials.map((trial) => trial.status === 'rejected' && (trial.reason as { reason: string }).reason)).toEqual([
      'status',
      'circuit',
    ])
    wait(10_001)
    expect((await capture()).captured).toBe(true)
    expect((await capture()).captured).toBe(true)
  })

  it('are closed by a refusal: it is an answer', async () => {
    const no = bad('Capture amount must be equal to the amount authorized.')
    const { gateway, calls } = await rawProvider(fails, fails, fails, fails, no, fails)
    const ours = gateway()
    for (let call = 0; call < 8; call += 1)
      await expect(ours.capturePayment(paymentId, 1, 'INR')).rejects.toMatchObject({ name: /PaymentProvider/ })
    expect(calls).toHaveLength(8)
  })

  it.each<[string, (gateway: PaymentGateway) => Promise<unknown>, string[]]>([
    ['refunds', (ours) => ours.fetchRefund(refundAnswer.id), ['checkout', 'settle']],
    ['settle', (ours) => ours.fetchOrderPayments(orderAnswer.id), ['checkout', 'refunds']],
    ['checkout', (ours) => ours.createOrder(input), ['settle', 'refunds']],
  ])('of the class %s leave the others alone', async (calls, call, others) => {
    const tooMany = json(429, { error: { code: 'BAD_REQUEST_ERROR', description: 'Too many requests' } })
    const answers: Record<string, unknown> = {
      [`/v1/orders`]: { ...orderAnswer, items: [] },
      [`/v1/orders/${orderAnswer.id}/payments`]: { items: [paymentAnswer] },
      [`/v1/refunds/${refundAnswer.id}`]: refundAnswer,
    }
    let isBusy = true
    const { gateway } = await rawProvider((received, response) => {
      if (isBusy) tooMany(received, response)
      else json(200, answers[received.url])(received, response)
    })
    const ours = gateway()
    for (let poll = 0; poll < 5; poll += 1) await expect(call(ours)).rejects.toMatchObject({ status: 503 })
    isBusy = false
    await expect(call(ours)).rejects.toMatchObject({ reason: 'circuit' })
    const works: Record<string, () => Promise<unknown>> = {
      checkout: () => ours.createOrder(input),
      settle: () => ours.fetchOrderPayments(orderAnswer.id),
      refunds: () => ours.fetchRefund(refundAnswer.id),
    }
    for (const other of others) expect(await works[other]!()).toBeTruthy()
    expect(ours.failures()).toContainEqual(expect.objectContaining({ calls, reason: 'circuit' }))
  })
})

it('holds on to fifty calls of a class at most; the next one is refused at once and the others go on', async () => {
  const waiting: (() => void)[] = []
  const { gateway, calls } = await rawProvider((call, response) => {
    if (call.url.startsWith('/v1/refunds')) json(200, refundAnswer)(call, response)
    else waiting.push(() => json(200, paymentAnswer)(call, response))
  })
  const ours = gateway()
  const fifty = Array.from({ length: 50 }, () => ours.fetchPayment(paymentId))
  await vi.waitFor(() => expect(calls).toHaveLength(50), { timeout: 10_000 })
  await expect(ours.fetchPayment(paymentId)).rejects.toMatchObject({ reason: 'busy', status: 503 })
  expect((await ours.fetchRefund(refundAnswer.id))?.id).toBe(refundAnswer.id)
  expect(calls).toHaveLength(51)
  for (const answer of waiting) answer()
  expect((await Promise.all(fifty)).every((payment) => payment?.id === paymentId)).toBe(true)
})

describe('keys that the provider does not accept', () => {
  it.each([
    ['401', refusal('The api key provided is invalid', 401)],
    ['403', json(403, {})],
    ['400', bad('Authentication failed')],
    ['an address that is not the API', bad('The requested URL was not found on the server.')],
  ])('are unavailable by configuration and not tried again: %s', async (_what, answer) => {
    const { gateway, calls } = await rawProvider(answer)
    const ours = gateway()
    const unavailable = { name: 'PaymentProviderUnavailableError', status: 503, reason: 'configuration' }
    await expect(ours.createOrder(input)).rejects.toMatchObject(unavailable)
    await expect(ours.fetchPayment(paymentId)).rejects.toMatchObject(unavailable)
    await expect(ours.refund({ paymentId, amount: 1, idempotencyKey: 'refund-7-slot_lost' })).rejects.toMatchObject(
      unavailable,
    )
    expect(calls).toHaveLength(3)
  })

  it('are counted each time and logged once in ten minutes, without the keys', async () => {
    const lines: unknown[] = []
    const log = { info: () => {}, warn: () => {}, error: (...line: unknown[]) => void lines.push(line) }
    const { gateway } = await rawProvider(refusal('Authentication failed', 401))
    const ours = gateway({ log })
    for (let call = 0; call < 3; call += 1) await ours.fetchPayment(paymentId).catch(() => {})
    await ours.createOrder(input).catch(() => {})
    expect(ours.failures()).toEqual([
      { calls: 'settle', reason: 'configuration', times: 3 },
      { calls: 'checkout', reason: 'configuration', times: 1 },
    ])
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).toContain('RAZORPAY_KEY_SECRET')
    expect(JSON.stringify(lines)).not.toContain('rzp_test_key')
    wait(600_001)
    await ours.fetchPayment(paymentId).catch(() => {})
    expect(lines).toHaveLength(2)
  })
})
