/** A payment that comes when the hold is over buys only what is still on offer. */
import { changeMoney } from '../../database/transaction.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openOrder } from '../../payments/openOrder.ts'
import { recordCapture } from '../../payments/settle/recordCapture.ts'
import { settlePayment } from '../../payments/settle/settlePayment.ts'
import { istInstant } from '../../rules/time/time.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { testTill } from '../../testing/till.ts'
import { bookingPurchase } from '../bookings.purchase.ts'
import { createBookingOrder } from './bookingOrder.graphql.ts'
import { releaseHold } from '../hold/holds.ts'

const { app, db, clock, provider, order, calm, booking, orderRow } = await testTill()
beforeEach(calm)

const reasons = async (menteeId: number) =>
  (await db.refund.findMany({ where: { payment: { menteeId } }, orderBy: { id: 'asc' } })).map(({ reason }) => reason)
async function paid({ orderId, menteeId }: { orderId: string; menteeId: number }) {
  await provider.pay(orderId)
  await settlePayment(app, orderId)
  return await reasons(menteeId)
}

describe('goes back', () => {
  test('when the session is less than an hour away', async () => {
    const late = await order()
    clock.set(new Date(istInstant('2026-11-28', '10:30').getTime() - MINUTE_MS))
    expect(await paid(late)).toEqual(['too_late'])
  })

  test('when the first day of the month is over', async () => {
    const [{ id: mentorId }, { id: menteeId }] = [await makeMentor(db), await makeMentee(db)]
    const wanted = { packageType: 'advanced' as const, startDate: '2026-11-21', agenda: 'Check my drawing, please.' }
    const late = await createBookingOrder(app, menteeId, { mentorId, ...wanted })
    clock.advance(29 * DAY_MS)
    expect(await paid({ ...late, menteeId })).toEqual(['too_late'])
  })

  test.each([{ isActive: false }, { status: 'rejected' as const }, { available: false }])(
    'when the mentor is %o',
    async (change) => {
      const late = await order()
      clock.advance(HOUR_MS)
      await db.mentor.update({ where: { id: late.mentorId }, data: change })
      expect(await paid(late)).toEqual(['not_offered'])
    },
  )
})

test('goes back when the mentor no longer works at that hour', async () => {
  const late = await order()
  clock.advance(HOUR_MS)
  await db.mentorAvailability.deleteMany({ where: { mentorId: late.mentorId } })
  expect(await paid(late)).toEqual(['not_offered'])
  expect((await booking(late.bookingId)).status).toBe('expired')
})

test('a price that changes once more before the new order is written opens no order', async () => {
  const { bookingId, mentorId, menteeId } = await order()
  await db.mentor.update({ where: { id: mentorId }, data: { starterPackageRate: 99_900 } })
  const wanted = { purchase: bookingPurchase, id: bookingId, menteeId, by: `mentee:${menteeId}` } as const
  expect(await openOrder(app, { ...wanted, amount: 89_900 })).toBeNull()
  expect(await db.paymentOrder.count({ where: { bookingId } })).toBe(1)
  expect(await openOrder(app, { ...wanted, amount: 99_900 })).toMatchObject({ order: { amount: 99_900 } })
})

describe('at a price that is no longer asked', () => {
  const raise = async (mentorId: number) =>
    await db.mentor.update({
      where: { id: mentorId },
      data: { starterPackageRate: 99_900, advancedPackageRate: 499_900 },
    })

  test('buys what is held as long as the hold lives', async () => {
    const held = await order()
    await raise(held.mentorId)
    expect(await paid(held)).toEqual([])
  })

  test('goes back once the hold is over, and its payer reads why', async () => {
    const late = await order()
    await raise(late.mentorId)
    clock.advance(16 * MINUTE_MS)
    expect(await paid(late)).toEqual(['price_changed'])
    expect((await booking(late.bookingId)).status).toBe('expired')
    const { text } = await db.email.findFirstOrThrow({ where: { kind: 'refund', recipientId: late.menteeId } })
    expect(text).toContain(
      'When your payment arrived, the price of the session on Sat 28 Nov, 10:30 am IST had changed.',
    )
    expect(text).toContain('Choose another time')
  })

  test('of a package goes back too, and one that is asked again buys', async () => {
    const [{ id: mentorId }, { id: menteeId }] = [await makeMentor(db), await makeMentee(db)]
    const before = await db.mentor.findUniqueOrThrow({ where: { id: mentorId } })
    const wanted = { packageType: 'advanced' as const, startDate: '2026-11-22', agenda: 'Check my drawing, please.' }
    const [first, second] = [
      await createBookingOrder(app, menteeId, { mentorId, ...wanted }),
      await createBookingOrder(app, (await makeMentee(db)).id, { mentorId, ...wanted }),
    ]
    await raise(mentorId)
    clock.advance(16 * MINUTE_MS)
    expect(await paid({ ...first, menteeId })).toEqual(['price_changed'])
    const { starterPackageRate, advancedPackageRate } = before
    await db.mentor.update({ where: { id: mentorId }, data: { starterPackageRate, advancedPackageRate } })
    const { menteeId: other } = await orderRow(second.orderId)
    expect(await paid({ ...second, menteeId: other! })).toEqual([])
  })

  test('does not buy on an order that a new price has replaced, although the hold lives', async () => {
    const first = await order()
    await raise(first.mentorId)
    const second = await order(first)
    expect(second.orderId).not.toBe(first.orderId)
    expect(await paid(first)).toEqual(['price_changed'])
    // The hold is the new order's.
    expect(await booking(second.bookingId)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
    expect(await paid(second)).toEqual(['price_changed'])
    expect(await booking(second.bookingId)).toMatchObject({ status: 'confirmed', orderId: second.orderId })
  })
})

test.each([{ isActive: false }, { status: 'rejected' as const }])(
  'goes back although the hold lives, when the mentor is %o',
  async (change) => {
    const held = await order()
    await db.mentor.update({ where: { id: held.mentorId }, data: change })
    expect(await paid(held)).toEqual(['not_offered'])
    expect(await booking(held.bookingId)).not.toMatchObject({ status: 'confirmed' })
  },
)

test('buys what is held, whatever happened to the offer meanwhile', async () => {
  const held = await order()
  await db.mentor.update({ where: { id: held.mentorId }, data: { available: false } })
  expect(await paid(held)).toEqual([])
  expect(await booking(held.bookingId)).toMatchObject({ status: 'confirmed' })
})

describe('one time that is paid for twice is told as that', () => {
  test('by two bookings of one person: the mentor hears of nobody else', async () => {
    const first = await order()
    await releaseHold(app, first.menteeId)
    const second = await order(first)
    expect(second.bookingId).not.toBe(first.bookingId)
    expect(await paid(first)).toEqual([])
    expect(await paid(second)).toEqual(['already_paid'])
    expect(
      await db.notification.count({ where: { type: 'payment', userType: 'mentor', userId: first.mentorId } }),
    ).toBe(0)
  })

  test('by two orders of one booking at the same moment', async () => {
    const first = await order()
    await db.mentor.update({ where: { id: first.mentorId }, data: { starterPackageRate: 89_900 } })
    const second = await order(first)
    for (const { orderId } of [first, second]) await provider.pay(orderId)
    await Promise.all([first, second].map(({ orderId }) => settlePayment(app, orderId)))
    // Whichever comes first: the replaced one never buys.
    expect(['already_paid', 'price_changed']).toContain((await reasons(first.menteeId)).join(','))
    expect(await booking(first.bookingId)).toMatchObject({ status: 'confirmed', orderId: second.orderId })
  })
})

test('an order is neither closed nor replaced while its payment is being settled', async () => {
  const { orderId, bookingId, menteeId } = await order()
  await provider.pay(orderId)
  const [payment] = await app.gateway.fetchOrderPayments(orderId)
  const row = await orderRow(orderId)
  const wanted = { purchase: bookingPurchase, id: bookingId, menteeId, amount: 89_900, by: 'visitor' as const }
  let other: Promise<unknown> = Promise.resolve()
  await changeMoney(db, 'provider', async (tx) => {
    await recordCapture(tx, app, row.id, { payment: payment!, refunds: [] }, null)
    other = openOrder(app, wanted)
    // Until the other one waits for this.
    await expect
      .poll(() => db.$queryRaw<object[]>`SELECT FROM pg_locks WHERE NOT granted`, { timeout: 5_000 })
      .not.toEqual([])
  })
  expect(await other).toBeNull()
  expect((await orderRow(orderId)).status).toBe('paid')
  expect(await db.paymentOrder.count({ where: { purchaseId: bookingId, status: 'created' } })).toBe(0)
})
