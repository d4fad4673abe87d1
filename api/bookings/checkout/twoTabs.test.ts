/** One mentee, two tabs: a payment is under way in one when the other chooses another time. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { MenteeId, MentorId } from '../../graphql/identity.ts'
import { SlotLostError } from '../../payments/paymentErrors.graphql.ts'
import { istInstant } from '../../rules/time/time.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { createBookingOrder, verifyBookingPayment } from './bookingOrder.graphql.ts'
import { releaseHold, takeHold } from '../hold/holds.ts'

const { app, db, provider, order, calm, deliver, booking, payments } = await testTill()
beforeEach(calm)

const choose = async (menteeId: MenteeId, mentorId: MentorId, time: string) => {
  const wanted = { packageType: 'starter' as const, startsAt: istInstant('2026-11-28', time) }
  return await booking((await takeHold(app, { menteeId, mentorId, wanted })).id)
}
const statuses = async (menteeId: MenteeId) =>
  (await db.booking.findMany({ where: { menteeId }, orderBy: { id: 'asc' } })).map(({ status }) => status)

describe('what is paid for in the first tab', () => {
  test('is confirmed when nobody else has taken it: one session for one payment, and the other time stays reserved', async () => {
    const first = await order({ time: '10:30' })
    const second = await choose(first.menteeId, first.mentorId, '11:15')
    expect(await statuses(first.menteeId)).toEqual(['expired', 'pending'])
    const proof = await provider.pay(first.orderId)
    expect(await verifyBookingPayment(app, first.menteeId, proof)).toBe(first.bookingId)
    await deliver()
    expect(await statuses(first.menteeId)).toEqual(['confirmed', 'pending'])
    expect(second).toMatchObject({ paymentId: null, orderId: null })
    expect(await payments(first.orderId)).toMatchObject([{ amount: PRICE, status: 'captured', refunds: [] }])
  })

  test('goes back in full when somebody else has taken it, and the other time stays reserved', async () => {
    const first = await order({ time: '10:30' })
    await choose(first.menteeId, first.mentorId, '11:15')
    await choose((await makeMentee(db)).id, first.mentorId, '10:30')
    const proof = await provider.pay(first.orderId)
    await expect(verifyBookingPayment(app, first.menteeId, proof)).rejects.toThrow(SlotLostError)
    await deliver()
    expect(await statuses(first.menteeId)).toEqual(['expired', 'pending'])
    expect((await payments(first.orderId)).map(({ refunds }) => refunds)).toMatchObject([
      [{ amount: PRICE, reason: 'slot_lost' }],
    ])
  })

  test('is one session beside the other when both are paid for, each once', async () => {
    const first = await order({ time: '10:30' })
    const second = await order({ ...first, time: '11:15' })
    for (const { orderId } of [second, first]) {
      const proof = await provider.pay(orderId)
      await verifyBookingPayment(app, first.menteeId, proof)
    }
    await deliver()
    expect(await statuses(first.menteeId)).toEqual(['confirmed', 'confirmed'])
    for (const { orderId } of [first, second]) expect(await payments(orderId)).toMatchObject([{ refunds: [] }])
  })
})

test('an order that another tab gives up each time it is opened says so, and not that the provider is away', async () => {
  const [{ id: mentorId }, { id: menteeId }] = [await makeMentor(db), await makeMentee(db)]
  const gateway: typeof app.gateway = {
    ...app.gateway,
    async createOrder(wanted) {
      const data = { status: 'closed', nextCheckAt: null } as const
      await db.paymentOrder.updateMany({ where: { receipt: wanted.receipt }, data })
      await releaseHold(app, menteeId)
      return await app.gateway.createOrder(wanted)
    },
  }
  const wanted = { packageType: 'starter' as const, startsAt: istInstant('2026-11-28', '10:30') }
  const ordered = createBookingOrder({ ...app, gateway }, menteeId, { mentorId, agenda: 'Shear walls.', ...wanted })
  await expect(ordered).rejects.toThrow('This was just changed in another tab or window. Please try again.')
  expect(await statuses(menteeId)).toEqual(['expired', 'expired', 'expired'])
})
