/** What a package says of its refund once a session of it is used. */
import { beforeEach, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { canCancel } from '../../rules/bookings/bookingRights.ts'
import { USED } from '../../rules/money/refundDue.ts'
import { DAY_MS } from '../../rules/time/durations.ts'
import { istInstant } from '../../rules/time/time.ts'
import { bookPlan } from '../../testing/bookings.ts'
import { asMentee } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { testTill } from '../../testing/till.ts'
import { RIGHTS, bookingStateOf } from '../rights.ts'
import { bookPlanCall } from './bookPlanCall.graphql.ts'

const till = await testTill()
const { app, db, clock } = till
beforeEach(till.calm)

const PAGE = typed('query ($id: Int!) { booking(id: $id) { refundText { text until isRefundable } } }')

test('it is not refunded, also after it was made shorter, but again for as long as its mentor has left', async () => {
  const [mentor, mentee] = [await makeMentor(db), await makeMentee(db)]
  const people = { mentorId: mentor.id, menteeId: mentee.id }
  const { bookingId: id, subscriptionId: planId } = await bookPlan(till, { ...people, startDate: '2026-11-25' })
  const read = async () => (await asMentee(app, mentee.id).run(PAGE, { id })).data.booking?.refundText
  const canBeCancelled = async () => {
    const booking = await db.booking.findUniqueOrThrow({ where: { id }, select: RIGHTS })
    return canCancel(bookingStateOf(booking, app.config, clock.now()), 'mentee', clock.now()).allowed
  }
  const startsAt = istInstant('2026-11-30', '09:45')
  await bookPlanCall(app, mentee.id, { planId, startsAt, agenda: 'The next steps of the roadmap.' })
  expect((await read())!.text).toMatch(/^Full refund if you cancel by .*, before the first session\.$/)
  const freeUntil = istInstant('2026-12-02', '10:00')
  await db.booking.update({ where: { id }, data: { freeUntil } })
  clock.set(istInstant('2026-11-30', '11:00'))
  expect(await read()).toEqual({ text: USED, until: null, isRefundable: false })
  expect(await canBeCancelled()).toBe(false)
  await db.mentor.update({ where: { id: mentor.id }, data: { status: 'rejected' } })
  expect(await read()).toMatchObject({ until: '2026-12-24T18:30:00.000Z', isRefundable: true })
  expect(await canBeCancelled()).toBe(true)
})

test('a refund is promised until its first session at most', async () => {
  const [mentor, mentee] = [await makeMentor(db), await makeMentee(db)]
  const people = { mentorId: mentor.id, menteeId: mentee.id }
  const { bookingId: id, subscriptionId: planId } = await bookPlan(till, { ...people, startDate: '2026-11-21' })
  const RIGHT = typed('query ($id: Int!) { booking(id: $id) { viewerCanCancel { until refundUntil } } }')
  const read = async () => (await asMentee(app, mentee.id).run(RIGHT, { id })).data.booking?.viewerCanCancel
  const aDay = new Date(clock.now().getTime() + DAY_MS).toISOString()
  expect(await read()).toEqual({ until: aDay, refundUntil: aDay })
  const call = { planId, startsAt: istInstant('2026-11-30', '09:45'), agenda: 'The next steps of the roadmap.' }
  const callId = await bookPlanCall(app, mentee.id, call)
  expect(await read()).toEqual({ until: aDay, refundUntil: aDay })
  const startsAt = istInstant('2026-11-21', '15:00')
  await db.booking.update({ where: { id: callId }, data: { startsAt, endsAt: istInstant('2026-11-21', '15:45') } })
  const first = startsAt.toISOString()
  expect(await read()).toEqual({ until: first, refundUntil: first })
})
