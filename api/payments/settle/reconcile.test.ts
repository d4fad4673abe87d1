import { MINUTE_MS } from '../../rules/time/durations.ts'
import { openOrders } from '../payments.personalData.ts'
import { createBookingOrder } from '../../bookings/checkout/bookingOrder.graphql.ts'
import { istInstant } from '../../rules/time/time.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../../provider/errors.ts'
import { checkDueOrders } from '../../testing/checks.ts'
import { testTill } from '../../testing/till.ts'

const { app, db, clock, provider, order, calm, booking, orderRow, alarms } = await testTill()
beforeEach(calm)

const refuse = () =>
  Promise.reject(new PaymentProviderRefusedError({ status: 400, code: 'BAD_REQUEST_ERROR', description: 'No.' }))

/** One person who orders the same session again and again. */
async function buyer() {
  const [{ id: mentorId }, { id: menteeId }] = [await makeMentor(db), await makeMentee(db)]
  const startsAt = istInstant('2026-11-28', '10:30')
  const wanted = { mentorId, packageType: 'starter' as const, startsAt, agenda: 'Check my drawing, please.' }
  return { menteeId, orderThrough: (whole: typeof app) => createBookingOrder(whole, menteeId, wanted) }
}

describe('an order that the provider does not know', () => {
  test('stops nothing: the others are checked, and it waits for a person after the last check', async () => {
    const foreign = await order()
    const paid = await order()
    const providerOrderId = `order_gone${String(foreign.bookingId).padStart(10, '0')}`
    await db.paymentOrder.update({
      where: { providerOrderId: foreign.orderId },
      data: { providerOrderId, nextCheckAt: new Date(clock.now().getTime() + 1) },
    })
    await provider.pay(paid.orderId)
    clock.advance(2 * MINUTE_MS)
    await checkDueOrders(app)
    expect(await booking(paid.bookingId)).toMatchObject({ status: 'confirmed' })
    const { id, ...row } = await orderRow(providerOrderId)
    expect(row).toMatchObject({ status: 'created', checks: 1 })
    expect(row.nextCheckAt!.getTime()).toBeGreaterThan(clock.now().getTime())
    clock.advance(4 * 24 * 60 * MINUTE_MS)
    await checkDueOrders(app)
    const nextCheckAt = new Date(clock.now().getTime() + 24 * 60 * MINUTE_MS)
    expect(await orderRow(providerOrderId)).toMatchObject({ id, status: 'created', nextCheckAt })
  })

  test('is an open payment to a webhook and to the payer, and an alarm', async () => {
    const { orderId, bookingId, menteeId } = await order()
    const providerOrderId = `order_lost${String(bookingId).padStart(10, '0')}`
    await db.paymentOrder.update({ where: { providerOrderId: orderId }, data: { providerOrderId } })
    clock.advance(2 * MINUTE_MS)
    await checkDueOrders(app)
    expect(alarms()).toEqual(['the provider does not answer for an order'])
    expect(await db.payment.count({ where: { menteeId } })).toBe(0)
  })
})

describe('an order that a kill left without an answer of the provider', () => {
  /** Our row is there, and perhaps the provider's; what came after was never done. */
  async function cutOff(isOpened: boolean) {
    const made = await order()
    await db.paymentOrder.update({ where: { providerOrderId: made.orderId }, data: { providerOrderId: null } })
    const row = await db.paymentOrder.findFirstOrThrow({ where: { purchaseId: made.bookingId } })
    if (!isOpened)
      await db.paymentOrder.update({ where: { id: row.id }, data: { receipt: `never_sent_${made.bookingId}` } })
    clock.advance(2 * MINUTE_MS)
    return { ...made, id: row.id }
  }
  const rowOf = (id: number) => db.paymentOrder.findUniqueOrThrow({ where: { id } })
  const open = (menteeId: number) => inTransaction(db, (tx) => openOrders(tx, { menteeId }, clock.now()))

  test('is closed when the provider has none, so that both accounts can be closed', async () => {
    const { id, menteeId } = await cutOff(false)
    expect(await open(menteeId)).toHaveLength(1)
    await checkDueOrders(app)
    expect(await rowOf(id)).toMatchObject({ status: 'closed', nextCheckAt: null, providerOrderId: null })
    expect(await open(menteeId)).toEqual([])
  })

  test('is taken over when the provider has it, and settled', async () => {
    const { id, orderId, bookingId } = await cutOff(true)
    await provider.pay(orderId)
    await checkDueOrders(app)
    expect(await rowOf(id)).toMatchObject({ status: 'paid', providerOrderId: orderId })
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed', orderId })
  })

  test('waits while the provider is away', async () => {
    const { id } = await cutOff(true)
    await provider.chaos({ away: true })
    await checkDueOrders(app)
    expect(await rowOf(id)).toMatchObject({
      status: 'created',
      checks: 0,
      nextCheckAt: new Date(clock.now().getTime() + 2 * MINUTE_MS),
    })
  })
})

test('an order that fails for a reason of ours keeps no other from its check', async () => {
  const [broken, paid] = [await order(), await order()]
  await provider.pay(paid.orderId)
  clock.advance(2 * MINUTE_MS)
  const gateway = {
    ...app.gateway,
    fetchOrderPayments: (id: string) =>
      id === broken.orderId ? Promise.reject(new TypeError('ours')) : app.gateway.fetchOrderPayments(id),
  }
  await checkDueOrders({ ...app, gateway })
  expect(await booking(paid.bookingId)).toMatchObject({ status: 'confirmed' })
  expect(await orderRow(broken.orderId)).toMatchObject({ checks: 1 })
  expect(alarms()).toEqual(['an order could not be checked'])
})

describe('opening an order', () => {
  test('that the provider refuses is the documented 503, an alarm, and nothing stays held', async () => {
    const gateway = { ...app.gateway, createOrder: refuse }
    const whole = { ...app, gateway }
    const { orderThrough, menteeId } = await buyer()
    const failure = await orderThrough(whole).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(PaymentProviderUnavailableError)
    expect((failure as Error).message).toBe('Payment provider unavailable. Please try again.')
    expect(await db.booking.count({ where: { menteeId, status: 'pending' } })).toBe(0)
    expect(await db.paymentOrder.findFirstOrThrow({ where: { menteeId } })).toMatchObject({ status: 'closed' })
    expect(alarms()).toEqual(['the provider refuses to open an order'])
  })

  test('that another tab gives up meanwhile starts over: what is offered is checked later', async () => {
    const { orderThrough, menteeId } = await buyer()
    const failed = Promise.withResolvers<void>()
    const joined = Promise.withResolvers<void>()
    let calls = 0
    const gateway: typeof app.gateway = {
      ...app.gateway,
      async createOrder(input) {
        calls += 1
        const call = calls
        if (call === 2) joined.resolve()
        if (call === 1) {
          // Not before the other tab has found the same row.
          await joined.promise
          throw new PaymentProviderUnavailableError('network', 'ECONNRESET')
        }
        if (call === 2) await failed.promise
        return await app.gateway.createOrder(input)
      },
    }
    const first = orderThrough({ ...app, gateway }).finally(() => failed.resolve())
    const [gone, opened] = await Promise.allSettled([first, orderThrough({ ...app, gateway })])
    expect([gone.status, opened.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { orderId, bookingId } = [gone, opened].flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))[0]!
    expect(await orderRow(orderId)).toMatchObject({ status: 'created', nextCheckAt: expect.any(Date) })
    expect(await booking(bookingId)).toMatchObject({ status: 'pending', menteeId })
    await provider.pay(orderId)
    clock.advance(2 * MINUTE_MS)
    await checkDueOrders(app)
    expect(await booking(bookingId)).toMatchObject({ status: 'confirmed' })
  })
})
