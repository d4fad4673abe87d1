/** An administrator deletes somebody while a payment of theirs is under way: it is refused, or all of the money goes back. */
import { DAY_MS } from '../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { AccountInUseError } from '../accounts/accountErrors.ts'
import { changeMoney } from '../database/transaction.ts'
import { verifyBookingPayment } from '../bookings/checkout/bookingOrder.graphql.ts'
import type { Administrator, MenteeId, MentorId } from '../graphql/identity.ts'
import { deleteMentee } from '../mentees/deleteMentee.graphql.ts'
import { requestRefund } from '../payments/refunds/requestRefund.ts'
import { deleteMentor } from '../mentors/administration/deleteMentor.graphql.ts'
import { makeMentee, makeMentor, makeWorkshop } from '../testing/factories.ts'
import { runDueJobs, sweep, taskHandlers } from '../testing/jobs.ts'
import { PRICE, testTill } from '../testing/till.ts'
import { registrant } from '../testing/workshops.ts'
import { createWorkshopOrder } from '../workshops/register/createWorkshopOrder.graphql.ts'

const till = await testTill()
const { app, db, clock, provider } = till
const TEAM: Administrator = { id: 1, username: 'admin', sessionHash: 'team' }
beforeEach(() => till.calm())

interface Ordered {
  orderId: string
  menteeId: MenteeId
  mentorId: MentorId
}

const SIDES = {
  mentee: {
    remove: ({ menteeId }: Ordered) => deleteMentee(app, TEAM, menteeId),
    isGone: async ({ menteeId }: Ordered) => (await db.mentee.count({ where: { id: menteeId } })) === 0,
  },
  mentor: {
    remove: ({ mentorId }: Ordered) => deleteMentor(app, TEAM, mentorId),
    isGone: async ({ mentorId }: Ordered) => (await db.mentor.count({ where: { id: mentorId } })) === 0,
  },
}

const work = async () => {
  await sweep(app)
  await runDueJobs(app, taskHandlers(app))
}

/** Until nobody expects money for an order that is not paid. */
async function waitUntilGivenUp() {
  for (let day = 0; day < 5; day++) {
    clock.advance(DAY_MS)
    await work()
  }
}

/** What became of the money: each payment that the provider captured has confirmed something, or goes back in full. */
async function money(orderId: string): Promise<'confirmed' | 'goes back' | 'nothing paid'> {
  const [payment, ...more] = await till.payments(orderId)
  expect(more).toEqual([])
  if (!payment) return 'nothing paid'
  const back = payment.refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (back === 0) {
    const { bookingId } = await till.orderRow(orderId)
    expect(await till.booking(bookingId!)).toMatchObject({ status: 'confirmed', paymentId: payment.providerPaymentId })
    return 'confirmed'
  }
  expect(back).toBe(payment.amount)
  return 'goes back'
}

describe.each(['mentee', 'mentor'] as const)('a %s', (who) => {
  const { remove, isGone } = SIDES[who]

  test('stays while an order may still be paid, while it is paid, and with what it confirmed', async () => {
    const order = await till.order()
    await expect(remove(order)).rejects.toThrow(AccountInUseError)
    const proof = await provider.pay(order.orderId)
    await expect(remove(order)).rejects.toMatchObject({
      constraints: expect.arrayContaining([{ message: expect.stringContaining('may still complete') }]),
    })
    await till.deliver()
    await expect(remove(order)).rejects.toMatchObject({
      constraints: [{ message: expect.stringContaining('is confirmed') }],
    })
    await verifyBookingPayment(app, order.menteeId, proof)
    expect(await isGone(order)).toBe(false)
    expect(await money(order.orderId)).toBe('confirmed')
  })

  test.each(['webhook', 'check'] as const)(
    'gone, a payment that comes nevertheless goes back in full: by %s',
    async (how) => {
      const order = await till.order()
      await waitUntilGivenUp()
      await remove(order)
      expect(await isGone(order)).toBe(true)
      await provider.pay(order.orderId)
      if (how === 'webhook') await till.deliver()
      else {
        await db.paymentOrder.updateMany({
          where: { providerOrderId: order.orderId },
          data: { nextCheckAt: clock.now() },
        })
        await provider.webhooks()
        await work()
      }
      expect(await money(order.orderId)).toBe('goes back')
      await work()
      const [payment] = await till.payments(order.orderId)
      expect(payment!.refunds).toMatchObject([{ amount: PRICE, status: 'pending' }])
      await provider.settleRefund(payment!.refunds[0]!.providerRefundId!)
      await till.deliver()
      expect((await till.payments(order.orderId))[0]).toMatchObject({ status: 'refunded', refundedAmount: PRICE })
    },
  )

  test('deleted as the money arrives in two ways at once, it is one of the two, every time', async () => {
    for (let round = 0; round < 8; round++) {
      const order = await till.order()
      const proof = await provider.pay(order.orderId)
      // What nobody looks after any more: only then could the deletion win.
      if (round % 2)
        await db.paymentOrder.updateMany({ where: { providerOrderId: order.orderId }, data: { nextCheckAt: null } })
      if (round % 4 === 3)
        await db.booking.updateMany({ where: { orderId: order.orderId }, data: { holdExpiresAt: clock.now() } })
      const [removed] = await Promise.allSettled([
        remove(order),
        till.deliver(),
        verifyBookingPayment(app, order.menteeId, proof),
      ])
      await till.deliver()
      await work()
      const isRemoved = removed.status === 'fulfilled'
      if (!isRemoved) expect(removed.reason).toBeInstanceOf(AccountInUseError)
      expect(await isGone(order)).toBe(isRemoved)
      expect(await money(order.orderId), `round ${round}`).toBe(isRemoved ? 'goes back' : 'confirmed')
    }
  })

  test('deleted as the order is made, it is one of the two', async () => {
    for (let round = 0; round < 6; round++) {
      const [menteeId, mentorId] = [(await makeMentee(db)).id, (await makeMentor(db)).id]
      const pair = { menteeId, mentorId, orderId: '' }
      const [removed, ordered] = await Promise.allSettled([remove(pair), till.order({ menteeId, mentorId })])
      expect([removed.status, ordered.status].toSorted()).toContain('rejected')
      if (ordered.status === 'rejected') continue
      expect(await isGone(pair)).toBe(false)
      await provider.pay(ordered.value.orderId)
      await till.deliver()
      expect(await money(ordered.value.orderId)).toBe('confirmed')
    }
  })
})

test.each(['mentee', 'mentor'] as const)('a seat that is paid for once its %s is gone is paid back', async (who) => {
  const { remove, isGone } = SIDES[who]
  const [menteeId, mentorId] = [(await makeMentee(db)).id, (await makeMentor(db)).id]
  const { id: workshopId } = await makeWorkshop(db, { mentorId })
  const { orderId } = await createWorkshopOrder(app, { workshopId, ...registrant({ menteeId }) })
  const order = { menteeId, mentorId, orderId: orderId! }
  await expect(remove(order)).rejects.toThrow(AccountInUseError)
  await waitUntilGivenUp()
  await remove(order)
  expect(await isGone(order)).toBe(true)
  await provider.pay(orderId!)
  await till.deliver()
  const { amount } = await till.orderRow(orderId!)
  expect((await till.payments(orderId!)).map(({ refunds }) => refunds)).toMatchObject([[{ amount }]])
  expect(await db.workshopRegistration.count({ where: { razorpayOrderId: orderId, seat: 'registered' } })).toBe(0)
})

test('a mentee whom another administrator gives money back at the same moment stays until it has arrived', async () => {
  const { orderId, menteeId } = await till.order()
  await provider.pay(orderId)
  await till.deliver()
  const { bookingId } = await till.orderRow(orderId)
  // Nothing of theirs is open any more: it was cancelled too late for a refund.
  await db.booking.update({
    where: { id: bookingId! },
    data: { status: 'cancelled', cancelledAt: clock.now(), cancelledBy: 'mentee' },
  })
  const [payment] = await till.payments(orderId)
  const [deleting] = await changeMoney(db, 'administrator:2', async (tx) => {
    await requestRefund(tx, app, { paymentId: payment!.id, reason: 'by_administrator', note: 'Asked for by phone.' })
    const outcome = Promise.allSettled([deleteMentee(app, TEAM, menteeId)])
    await expect.poll(waiting).toBe(1)
    return { outcome }
  }).then(({ outcome }) => outcome)
  expect(deleting).toMatchObject({
    status: 'rejected',
    reason: { constraints: [{ message: expect.stringMatching(/^A refund of ₹799 has been on its way since/) }] },
  })
  await work()
  expect((await till.payments(orderId))[0]).toMatchObject({ refundedAmount: PRICE })
})

/** How many wait for a row that another has. */
async function waiting(): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return row.count
}
