/** What one holds stays payable until the hold ends. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { istInstant } from '../../rules/time/time.ts'
import { makeMentee } from '../../testing/factories.ts'
import { START, testTill } from '../../testing/till.ts'
import { SlotNotOfferedError } from '../bookingErrors.graphql.ts'
import { takeHold } from './holds.ts'
import { verifyBookingPayment } from '../checkout/bookingOrder.graphql.ts'

const { app, db, clock, provider, order, calm, booking } = await testTill()
const startsAt = istInstant('2026-11-28', '10:30')
const minutesBefore = (minutes: number) => clock.set(new Date(startsAt.getTime() - minutes * MINUTE_MS))
beforeEach(calm)

describe('a slot that begins in an hour', () => {
  test('held at 61 minutes is ordered, ordered again and paid at 59', async () => {
    const { mentorId } = await order({ time: '15:00' })
    const { id: menteeId } = await makeMentee(db)
    minutesBefore(61)
    const held = await takeHold(app, { menteeId, mentorId, wanted: { packageType: 'starter', startsAt } })
    minutesBefore(59)
    expect((await takeHold(app, { menteeId, mentorId, wanted: { packageType: 'starter', startsAt } })).id).toBe(held.id)
    const first = await order({ mentorId, menteeId })
    minutesBefore(58)
    const again = await order({ mentorId, menteeId })
    expect([first.bookingId, again]).toEqual([held.id, first])
    expect(await verifyBookingPayment(app, menteeId, await provider.pay(again.orderId))).toBe(held.id)
  })

  test('is refused at 59 minutes to who holds nothing, or something else', async () => {
    const { mentorId, menteeId, bookingId } = await order({ time: '15:00' })
    minutesBefore(59)
    await expect(order({ mentorId })).rejects.toThrow(SlotNotOfferedError)
    await db.booking.update({ where: { id: bookingId }, data: { holdExpiresAt: startsAt } })
    await expect(order({ mentorId, menteeId })).rejects.toThrow(SlotNotOfferedError)
    expect(await booking(bookingId)).toMatchObject({ status: 'pending' })
  })

  test('is refused to its holder once the hold has ended', async () => {
    const { mentorId } = await order({ time: '15:00' })
    const { id: menteeId } = await makeMentee(db)
    minutesBefore(61)
    await takeHold(app, { menteeId, mentorId, wanted: { packageType: 'starter', startsAt } })
    minutesBefore(45)
    await expect(order({ mentorId, menteeId })).rejects.toThrow(SlotNotOfferedError)
    clock.set(START)
  })
})
