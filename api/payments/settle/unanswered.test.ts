/** Orders are closed only when the provider has said that nobody has paid them. */
import { DAY_MS, HOUR_MS } from '../../rules/time/durations.ts'
import { openOrders } from '../payments.personalData.ts'
import { istInstant } from '../../rules/time/time.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createBookingOrder } from '../../bookings/checkout/bookingOrder.graphql.ts'
import { inTransaction } from '../../database/transaction.ts'
import { PaymentProviderRefusedError, PaymentProviderUnavailableError } from '../../provider/errors.ts'
import { checkDueOrders } from '../../testing/checks.ts'
import { testTill } from '../../testing/till.ts'
import { moneyIssues } from '../needsPerson.ts'

const { app, db, clock, provider, order, calm, orderRow } = await testTill()
beforeEach(async () => {
  await calm()
  await db.paymentOrder.updateMany({ where: { status: 'created' }, data: { status: 'closed' } })
})

async function checkFor(hours: number, whole = app) {
  for (let hour = 0; hour < hours; hour++) {
    clock.advance(HOUR_MS)
    await checkDueOrders(whole)
  }
}
const failing = (error: Error) => ({
  ...app,
  gateway: { ...app.gateway, fetchOrderPayments: () => Promise.reject(error) },
})

describe('an order over captured money stays open, is counted, and settled later, when the provider', () => {
  test.each([
    [
      'does not know it, as after a change of accounts',
      new PaymentProviderRefusedError({
        status: 400,
        code: 'BAD_REQUEST_ERROR',
        description: 'The id provided does not exist',
      }),
    ],
    ['answers what nobody can read', new PaymentProviderUnavailableError('unreadable', 'unexpected answer')],
    ['was asked in vain, for a mistake of ours', new TypeError('ours')],
  ])('%s', async (_why, error) => {
    const { orderId, menteeId } = await order()
    await provider.pay(orderId)
    await checkFor(80, failing(error))
    const row = await orderRow(orderId)
    expect(row.status).toBe('created')
    expect(row.nextCheckAt!.getTime() - clock.now().getTime()).toBeLessThanOrEqual(DAY_MS)
    expect(row.checks).toBeLessThan(80)
    expect((await moneyIssues(app)).order_unanswered).toBe(1)
    const open = await inTransaction(db, (tx) => openOrders(tx, { menteeId }, clock.now()))
    expect(open).toEqual(['A payment of ₹799 was started and could not be checked yet. We are looking into it.'])
    await checkFor(25)
    expect((await orderRow(orderId)).status).toBe('paid')
    expect((await moneyIssues(app)).order_unanswered).toBe(0)
  })
})

test('one that is never answered for is given up after a month, and still counted', async () => {
  const { orderId } = await order()
  const gone = failing(new PaymentProviderUnavailableError('unreadable', 'unexpected answer'))
  clock.advance(31 * DAY_MS)
  await checkDueOrders(gone)
  expect(await orderRow(orderId)).toMatchObject({ status: 'created', nextCheckAt: null })
  expect((await moneyIssues(app)).order_unanswered).toBe(1)
})

test('a paid order is looked at after an hour, a day and three: a second payment is found without its webhook', async () => {
  const { orderId } = await order()
  await provider.pay(orderId)
  clock.advance(2 * 60_000)
  await checkDueOrders(app)
  const second = await provider.pay(orderId, { twice: true })
  await checkFor(1)
  expect(await db.payment.count({ where: { providerPaymentId: second.paymentId } })).toBe(1)
  const third = await provider.pay(orderId, { twice: true })
  await provider.refundAsOperator(third.paymentId, 10_000)
  await checkFor(80)
  expect(await db.payment.count({ where: { providerPaymentId: third.paymentId } })).toBe(1)
  expect((await orderRow(orderId)).nextCheckAt).toBeNull()
})

test('what an operator gave back of a paid order is found without its webhook', async () => {
  const { orderId } = await order()
  const { paymentId } = await provider.pay(orderId)
  clock.advance(2 * 60_000)
  await checkDueOrders(app)
  await provider.refundAsOperator(paymentId, 10_000)
  await checkFor(1)
  expect(await db.payment.findUniqueOrThrow({ where: { providerPaymentId: paymentId } })).toMatchObject({
    refundedAmount: 10_000,
  })
})

test("one person's many orders are looked at ever less often, all but the newest, and after new ones", async () => {
  const times = ['09:00', '09:45', '10:30', '11:15', '12:00', '12:45', '13:30', '14:15', '15:00', '15:45']
  const first = await order({ time: times[0]! })
  for (const time of times.slice(1))
    await createBookingOrder(app, first.menteeId, {
      mentorId: first.mentorId,
      packageType: 'starter',
      startsAt: istInstant('2026-11-28', time),
      agenda: 'Check my drawing, please.',
    })
  await checkFor(75)
  const rows = await db.paymentOrder.findMany({ where: { menteeId: first.menteeId }, orderBy: { id: 'asc' } })
  expect(rows.slice(0, -1).every(({ checks }) => checks <= 12)).toBe(true)
  expect(rows.at(-1)!.checks).toBeGreaterThan(60)
  expect(rows.every(({ status }) => status === 'closed')).toBe(true)
})

test('an account is not closed while an order that a new price has replaced can still be paid', async () => {
  const first = await order()
  await db.mentor.update({ where: { id: first.mentorId }, data: { starterPackageRate: 89_900 } })
  await provider.chaos({ status: 401 })
  await expect(order(first)).rejects.toThrow('Payment provider unavailable')
  await provider.chaos()
  expect(await orderRow(first.orderId)).toMatchObject({ status: 'closed', nextCheckAt: expect.any(Date) })
  const open = await inTransaction(db, (tx) => openOrders(tx, { menteeId: first.menteeId }, clock.now()))
  expect(open).toEqual([expect.stringMatching(/^A payment of ₹799 was started and may still complete/)])
})
