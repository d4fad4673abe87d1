/** A hold and its first order, written by one statement. */
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { memberFrom, type MenteeId } from '../graphql/identity.ts'
import { takeWithOrder } from '../payments/firstOrder.ts'
import { testApp } from '../testing/app.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { istInstant } from '../rules/time/time.ts'
import { bookingPurchase } from './bookings.purchase.ts'
import { begunHold } from './holdStatements.ts'
import { releaseHold, takeHold } from './holds.ts'

const { app, db, clock } = await testApp()
const everyDay = Array.from({ length: 7 }, (_, dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '18:00' }))

async function held() {
  const { id: mentorId } = await makeMentor(db, { availability: { create: everyDay } })
  const { id } = await makeMentee(db)
  const menteeId = memberFrom({ type: 'mentee', id, sessionHash: '' }).id as MenteeId
  const wanted = { packageType: 'starter', startsAt: istInstant('2026-11-28', '10:30') } as const
  const hold = await takeHold(app, { menteeId, mentorId, wanted })
  return { menteeId, hold, until: new Date(clock.now().getTime() + 60_000) }
}

const order = (menteeId: number, id: number, until: Date) =>
  inTransaction(db, (tx) =>
    takeWithOrder(
      tx,
      app,
      { purchase: bookingPurchase, menteeId, amount: 50_000, by: `mentee:${menteeId}` },
      begunHold(id, 'How to read a soil report', until),
    ),
  )

test('the second order of a hold finds the first, and the journal says who acted', async () => {
  const { menteeId, hold, until } = await held()
  const first = await order(menteeId, hold.id, until)
  expect(first).toMatchObject({ id: hold.id, order: { amount: 50_000, purchaseId: hold.id, providerOrderId: null } })
  expect(await order(menteeId, hold.id, until)).toEqual({ id: hold.id, order: null })
  const rows = await db.paymentOrder.findMany({ where: { bookingId: hold.id } })
  expect(rows).toMatchObject([{ ...first!.order, menteeId, status: 'created' }])
  expect(await db.booking.findUnique({ where: { id: hold.id } })).toMatchObject({ holdExpiresAt: until })
  const written = await db.paymentJournalEntry.findMany({ where: { orderId: rows[0]!.id } })
  expect(written.map(({ actor }) => actor)).toEqual([`mentee:${menteeId}`])
})

test('nothing is ordered for a hold that is over', async () => {
  const { menteeId, hold, until } = await held()
  await releaseHold(app, menteeId)
  expect(await order(menteeId, hold.id, until)).toBeNull()
  expect(await db.paymentOrder.count({ where: { bookingId: hold.id } })).toBe(0)
})
