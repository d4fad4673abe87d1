/** What the two sides do once a session's time is over. */
import { DAY_MS, HOUR_MS } from '../../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { istInstant } from '../../rules/time/time.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { bookPlan, bookSession } from '../../testing/bookings.ts'
import { fakeClock } from '../../testing/clock.ts'
import { asMentee, asMentor } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { menteeAccount, PASSWORD } from '../../testing/people.ts'
import { browser, testServer } from '../../testing/server.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { BookingNotOpenError } from '../bookingErrors.graphql.ts'
import { bookPlanCall } from '../calls/bookPlanCall.graphql.ts'
import { cancelBooking } from '../change/cancelBooking.graphql.ts'
import { completeBooking, answerNoShow, reportNoShow } from './afterSession.graphql.ts'

const till = await testTill()
const { app, db, clock } = till
const START = istInstant('2026-11-28', '10:30')
const END = istInstant('2026-11-28', '11:15')

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let bookingId: number

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await menteeAccount(db, { name: 'Ravi Jain' })
  bookingId = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt: START })
})

const owner = () => ({ type: 'mentee', id: mentee.id }) as const
const host = () => ({ type: 'mentor', id: mentor.id }) as const
const row = () => db.booking.findUniqueOrThrow({ where: { id: bookingId }, include: { noShow: true } })
const complete = (menteeId = mentee.id) => completeBooking(app, menteeId, { bookingId })
const refunds = async () => (await till.payments((await row()).orderId!)).flatMap((payment) => payment.refunds)
const mails = (cause: string) =>
  db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${bookingId}:${cause}` } } })

describe('completing', () => {
  test('is done by its mentee from the last minute on, once', async () => {
    clock.set(new Date(END.getTime() - 1))
    await expect(complete()).rejects.toThrow(/over/)
    clock.set(END)
    await expect(complete((await makeMentee(db)).id)).rejects.toBeInstanceOf(NotFoundError)
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => complete()))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await row()).toMatchObject({ status: 'completed', completedAt: END })
    await expect(cancelBooking(app, owner(), { bookingId })).rejects.toBeInstanceOf(BookingNotOpenError)
  })

  test('and cancelling at once, by nodes whose clocks differ: one of the two is so', async () => {
    for (let round = 0; round < 10; round++) {
      const startsAt = istInstant(
        '2026-11-29',
        ['09:00', '09:45', '10:30', '11:15', '12:00', '12:45', '13:30', '14:15', '15:00', '15:45'][round]!,
      )
      clock.set('2026-11-21T05:00:00Z')
      const id = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt })
      const before = { ...app, clock: fakeClock(new Date(startsAt.getTime() - 1).toISOString()) }
      const afterwards = { ...app, clock: fakeClock(new Date(startsAt.getTime() + HOUR_MS).toISOString()) }
      const [cancelled, completed] = await Promise.allSettled([
        cancelBooking(before, host(), { bookingId: id }),
        completeBooking(afterwards, mentee.id, { bookingId: id }),
      ])
      const isCancelled = cancelled.status === 'fulfilled'
      expect(completed.status).toBe(isCancelled ? 'rejected' : 'fulfilled')
      expect((await till.booking(id)).status).toBe(isCancelled ? 'cancelled' : 'completed')
      const [payment] = await till.payments((await till.booking(id)).orderId!)
      expect(payment!.refunds).toHaveLength(isCancelled ? 1 : 0)
    }
  })

  test('over REST answers the booking, and 409 with the reason', async () => {
    const { url } = await testServer(app)
    const member = browser(url)
    await member.send('POST', '/api/auth/mentee/login', { email: mentee.email, password: PASSWORD })
    const path = `/api/mentee/bookings/${bookingId}/complete`
    expect(await member.send('PATCH', path)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/over/) },
    })
    clock.set(END)
    expect(await member.send('PATCH', path)).toMatchObject({
      status: 200,
      body: { id: bookingId, status: 'completed' },
    })
    expect(await member.send('PATCH', path)).toMatchObject({ status: 409 })
    expect(await member.send('PATCH', '/api/mentee/bookings/999999/complete')).toMatchObject({ status: 404 })
    expect(await browser(url).send('PATCH', path)).toMatchObject({ status: 401 })
  })
})

describe('a no-show', () => {
  beforeEach(() => clock.set(END))

  test('is reported once, within a day, and asked of the other side', async () => {
    await Promise.all(Array.from({ length: 5 }, () => reportNoShow(app, owner(), { bookingId })))
    expect(await row()).toMatchObject({
      status: 'confirmed',
      noShow: { reportedBy: 'mentee', reportedAt: END, answer: null },
    })
    const asked = await mails('no-show:')
    expect(asked).toMatchObject([{ toAddress: mentor.email }])
    // Nobody can add a link to a session that is over.
    expect(asked[0]?.text).not.toContain('Meeting link')
    await expect(reportNoShow(app, host(), { bookingId })).rejects.toBeInstanceOf(BookingNotOpenError)
    await expect(complete()).rejects.toThrow(/no-show/i)
    const stranger = { type: 'mentor', id: (await makeMentor(db)).id } as const
    await expect(reportNoShow(app, stranger, { bookingId })).rejects.toBeInstanceOf(NotFoundError)
    await expect(answerNoShow(app, stranger, { bookingId, agree: true })).rejects.toBeInstanceOf(NotFoundError)
    await expect(answerNoShow(app, owner(), { bookingId, agree: true })).rejects.toBeInstanceOf(BookingNotOpenError)
  })

  test('is not reported before the end, nor a day after it', async () => {
    clock.set(new Date(END.getTime() - 1))
    await expect(reportNoShow(app, owner(), { bookingId })).rejects.toBeInstanceOf(BookingNotOpenError)
    clock.set(new Date(END.getTime() + DAY_MS + 1))
    await expect(reportNoShow(app, owner(), { bookingId })).rejects.toBeInstanceOf(BookingNotOpenError)
    expect((await row()).noShow).toBeNull()
  })

  test('of a mentor who agrees gives everything back, once', async () => {
    await reportNoShow(app, owner(), { bookingId })
    await Promise.allSettled(Array.from({ length: 10 }, () => answerNoShow(app, host(), { bookingId, agree: true })))
    expect(await row()).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'mentor',
      paymentStatus: 'refunded',
      noShow: { answer: 'agreed' },
    })
    expect(await refunds()).toMatchObject([{ amount: PRICE, reason: 'no_show' }])
    expect(await mails('no-show-answer')).toMatchObject([{ toAddress: mentee.email }])
  })

  test('of a mentee who agrees gives nothing back', async () => {
    await reportNoShow(app, host(), { bookingId })
    await answerNoShow(app, owner(), { bookingId, agree: true })
    expect(await row()).toMatchObject({ status: 'cancelled', cancelledBy: 'mentee', paymentStatus: 'completed' })
    expect(await refunds()).toEqual([])
  })

  test('that is disputed waits for an administrator: nothing is cancelled or given back, and it is answered once', async () => {
    await reportNoShow(app, owner(), { bookingId })
    const asked = { userType: 'mentor', userId: mentor.id, title: 'Did you miss a session?' } as const
    const unanswered = () => db.notification.count({ where: { ...asked, isRead: false } })
    expect(await unanswered()).toBe(1)
    await answerNoShow(app, host(), { bookingId, agree: false })
    expect(await unanswered()).toBe(0)
    await answerNoShow(app, host(), { bookingId, agree: false })
    await expect(answerNoShow(app, host(), { bookingId, agree: true })).rejects.toBeInstanceOf(BookingNotOpenError)
    expect(await row()).toMatchObject({ status: 'confirmed', noShow: { answer: 'disputed', answeredAt: END } })
    expect(await refunds()).toEqual([])
    expect(await mails('no-show-answer')).toHaveLength(1)
  })

  test('and completing at once: one of the two', async () => {
    const [completed, reported] = await Promise.allSettled([complete(), reportNoShow(app, host(), { bookingId })])
    const { status, noShow } = await row()
    expect([completed.status, reported.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(status === 'completed').toBe(noShow === null)
  })

  test('of a mentor gives a call back to its plan', async () => {
    clock.set('2026-11-21T05:00:00Z')
    const plan = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })
    const call = { planId: plan.subscriptionId, startsAt: istInstant('2026-11-30', '09:45'), agenda: 'The next steps.' }
    const id = await bookPlanCall(app, mentee.id, call)
    clock.set(istInstant('2026-11-30', '10:30'))
    await reportNoShow(app, owner(), { bookingId: id })
    await answerNoShow(app, host(), { bookingId: id, agree: true })
    expect(await db.planSubscription.findUniqueOrThrow({ where: { id: plan.subscriptionId } })).toMatchObject({
      callsUsed: 0,
      callsRemaining: 3,
    })
    const told = await db.email.findFirstOrThrow({ where: { kind: 'no-show-answered', toAddress: mentee.email } })
    expect(told.text).toContain('The session is back in your Advanced package.')
  })

  test('is seen by both, with who may answer', async () => {
    const SEEN = typed(`query ($id: Int!) { booking(id: $id) { noShow { reportedBy answer }
      viewerCanReportNoShow { allowed } viewerCanAnswerNoShow { allowed } viewerCanComplete { allowed } } }`)
    await reportNoShow(app, owner(), { bookingId })
    const noShow = { reportedBy: 'MENTEE', answer: null }
    const no = { allowed: false }
    expect((await asMentee(app, mentee.id).run(SEEN, { id: bookingId })).data.booking).toEqual({
      noShow,
      viewerCanReportNoShow: no,
      viewerCanAnswerNoShow: no,
      viewerCanComplete: no,
    })
    expect((await asMentor(app, mentor.id).run(SEEN, { id: bookingId })).data.booking).toMatchObject({
      noShow,
      viewerCanAnswerNoShow: { allowed: true },
    })
  })
})
