/** A refund says what is so, and only whom it concerns hears of it. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { istInstant } from '../../rules/time/time.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testTill } from '../../testing/till.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { settlePayment } from '../settle/settlePayment.ts'

const { app, db, clock, provider, order, calm, deliver, booking } = await testTill()
beforeEach(calm)

/** What the payer is told of the refunds of their payments, and whether the mentor is told. */
async function told(people: { menteeId: number; mentorId: number }) {
  const refunds = await db.refund.findMany({
    where: { payment: { menteeId: people.menteeId } },
    orderBy: { id: 'asc' },
  })
  const [payer, payee] = await Promise.all(
    (['mentee', 'mentor'] as const).map((userType) =>
      db.notification.findMany({
        where: { type: 'payment', userType, userId: people[`${userType}Id`] },
        orderBy: { id: 'asc' },
      }),
    ),
  )
  return {
    reasons: refunds.map(({ reason }) => reason),
    payer: payer!.map(({ message }) => message.split('. ₹')[0]),
    payee: payee!.length,
  }
}

describe('a payment that confirms nothing', () => {
  test('because somebody else has booked the time: both hear', async () => {
    const late = await order()
    clock.advance(16 * MINUTE_MS)
    await order({ mentorId: late.mentorId })
    await provider.pay(late.orderId)
    await settlePayment(app, late.orderId)
    expect(await told(late)).toEqual({
      reasons: ['slot_lost'],
      payer: ['Your payment arrived after someone else had booked this time'],
      payee: 1,
    })
  })

  test('because the payer is in another session then', async () => {
    const late = await order()
    clock.advance(16 * MINUTE_MS)
    const other = await order({ menteeId: late.menteeId })
    await provider.pay(other.orderId)
    await settlePayment(app, other.orderId)
    await provider.pay(late.orderId)
    await settlePayment(app, late.orderId)
    expect(await told(late)).toEqual({
      reasons: ['own_session'],
      payer: ['You have another session at this time'],
      payee: 0,
    })
  })

  test('because it was paid by another order, after the price had changed', async () => {
    const first = await order()
    await db.mentor.update({ where: { id: first.mentorId }, data: { starterPackageRate: 99_900 } })
    const second = await order(first)
    expect(second).toMatchObject({ bookingId: first.bookingId, amount: 99_900 })
    for (const { orderId } of [second, first]) await provider.pay(orderId)
    await settlePayment(app, second.orderId)
    await settlePayment(app, first.orderId)
    expect(await told(first)).toEqual({
      reasons: ['already_paid'],
      payer: ['You had already paid for the session on Sat 28 Nov, 10:30 am IST'],
      payee: 0,
    })
    expect(await booking(first.bookingId)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' })
  })

  test('because the session has begun', async () => {
    const late = await order()
    await provider.pay(late.orderId)
    clock.set(istInstant('2026-11-28', '10:31'))
    await settlePayment(app, late.orderId)
    expect(await told(late)).toEqual({
      reasons: ['too_late'],
      payer: ['Your payment arrived too late for the session on Sat 28 Nov, 10:30 am IST'],
      payee: 0,
    })
  })

  test('because the mentor is gone', async () => {
    const [{ id: mentorId }, { id: menteeId }] = [await makeMentor(db), await makeMentee(db)]
    const late = await order({ mentorId, menteeId })
    await provider.pay(late.orderId)
    await db.mentor.delete({ where: { id: mentorId } })
    await settlePayment(app, late.orderId)
    expect(await told(late)).toMatchObject({
      reasons: ['not_offered'],
      payer: ['When your payment arrived, the session on Sat 28 Nov, 10:30 am IST was no longer available'],
    })
  })

  test('because it is the second for the order, whose first counts', async () => {
    const made = await order()
    await provider.pay(made.orderId)
    await provider.pay(made.orderId, { twice: true })
    await deliver()
    expect(await told(made)).toEqual({
      reasons: ['duplicate_payment'],
      payer: ['You paid twice for the session on Sat 28 Nov, 10:30 am IST. Your first payment counts'],
      payee: 0,
    })
    expect(await booking(made.bookingId)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' })
  })

  test('because it is the second for an order whose first goes back as well', async () => {
    const made = await order()
    await provider.pay(made.orderId, { amount: 50_000 })
    await settlePayment(app, made.orderId)
    await provider.pay(made.orderId, { twice: true })
    await settlePayment(app, made.orderId)
    const { reasons, payer } = await told(made)
    expect(reasons).toEqual(['amount_mismatch', 'order_settled'])
    // Our team may keep the first one.
    expect(payer[1]).toBe('You paid twice for the session on Sat 28 Nov, 10:30 am IST')
  })
})
