/** A hold and the orders that are opened for it. */
import { istInstant } from '../../rules/time/time.ts'
import { expect, test } from 'vitest'
import { memberFrom, type MenteeId } from '../../graphql/identity.ts'
import { openOrder } from '../../payments/openOrder.ts'
import { testApp } from '../../testing/app.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { bookingPurchase } from '../bookings.purchase.ts'
import { createBookingOrder } from './bookingOrder.graphql.ts'
import { releaseHold, takeHold } from '../hold/holds.ts'

const { app, db, clock } = await testApp()
const everyDay = Array.from({ length: 7 }, (_, dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '18:00' }))
const startsAt = istInstant('2026-11-28', '10:30')

async function held() {
  const { id: mentorId } = await makeMentor(db, { availability: { create: everyDay } })
  const { id } = await makeMentee(db)
  const menteeId = memberFrom({ type: 'mentee', id, sessionHash: '' }).id as MenteeId
  const hold = await takeHold(app, { menteeId, mentorId, wanted: { packageType: 'starter', startsAt } })
  return { menteeId, mentorId, hold }
}

const expiry = async (id: number) => (await db.booking.findUniqueOrThrow({ where: { id } })).holdExpiresAt?.getTime()

test('the time to pay begins with the first order, and no later one extends it', async () => {
  const { menteeId, mentorId, hold } = await held()
  const wanted = { mentorId, packageType: 'starter', startsAt, agenda: 'How to read a soil report' } as const
  clock.advance(60_000)
  const until = clock.now().getTime() + app.config.holdMinutes * 60_000
  const first = await createBookingOrder(app, menteeId, wanted)
  expect(first).toMatchObject({ bookingId: hold.id, amount: hold.amount })
  expect(await expiry(hold.id)).toBe(until)
  clock.advance(60_000)
  expect(await createBookingOrder(app, menteeId, wanted)).toEqual(first)
  expect(await expiry(hold.id)).toBe(until)
  const rows = await db.paymentOrder.findMany({ where: { bookingId: hold.id } })
  expect(rows).toMatchObject([{ menteeId, status: 'created', amount: first.amount, providerOrderId: first.orderId }])
  const written = await db.paymentJournalEntry.findMany({ where: { orderId: rows[0]!.id } })
  expect(new Set(written.map(({ actor }) => actor))).toEqual(new Set([`mentee:${menteeId}`]))
})

test('another price than the mentee was shown is refused, and the hold stays as it was', async () => {
  const { menteeId, mentorId, hold } = await held()
  const before = await expiry(hold.id)
  clock.advance(60_000)
  const wanted = { mentorId, packageType: 'starter', startsAt, agenda: 'Shear walls.' } as const
  const refused = createBookingOrder(app, menteeId, { ...wanted, amount: hold.amount + 100 })
  await expect(refused).rejects.toMatchObject({ name: 'AmountMismatchError' })
  expect(await expiry(hold.id)).toBe(before)
  expect(await db.paymentOrder.count({ where: { bookingId: hold.id } })).toBe(0)
})

test('nothing is ordered for a hold that is over', async () => {
  const { menteeId, hold } = await held()
  await releaseHold(app, menteeId)
  const wanted = { purchase: bookingPurchase, ...hold, menteeId, by: `mentee:${menteeId}` } as const
  expect(await openOrder(app, wanted)).toBeNull()
  expect(await db.paymentOrder.count({ where: { bookingId: hold.id } })).toBe(0)
})
