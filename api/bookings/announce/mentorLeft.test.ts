/** A mentor is switched off, rejected or reviewed again while sessions and months of theirs are sold: nobody loses money, and it is said. */
import { HOUR_MS } from '../../rules/time/durations.ts'
import { setMentorStatus } from '../../mentors/application/setMentorStatus.ts'
import { updateMentor } from '../../mentors/administration/updateMentor.graphql.ts'
import { istInstant } from '../../rules/time/time.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { bookPlan, bookSession } from '../../testing/bookings.ts'
import { asAdmin, asMentee, asMentor } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { sweep, runDueJobs, taskHandlers } from '../../testing/jobs.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { refundPayment } from '../../orders/refundPayment.graphql.ts'
import { keepUnpaidBooking } from '../admin/adminDecisions.ts'
import { adminMovePlan } from '../admin/adminMoves.ts'
import { bookPlanCall } from '../calls/bookPlanCall.graphql.ts'
import { cancelBooking } from '../change/cancelBooking.graphql.ts'
import { moveBooking } from '../change/moveBooking.graphql.ts'

const till = await testTill()
const { app, db, clock } = till
const START = istInstant('2026-11-28', '10:30')
const ADMIN = { id: 1, username: 'root', sessionHash: '' } as const

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>

beforeEach(async () => {
  await till.calm()
  await db.notification.deleteMany()
  await db.email.deleteMany()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
})

const pair = () => ({ mentorId: mentor.id, menteeId: mentee.id })
const session = () => bookSession(till, { ...pair(), startsAt: START })
const switchOff = () => updateMentor(app, ADMIN, { id: mentor.id, isActive: false })
const reject = () => setMentorStatus(app, 'operator', { mentorId: mentor.id, status: 'rejected' })
const review = () => setMentorStatus(app, 'operator', { mentorId: mentor.id, status: 'pending_review' })
const asOwner = () => ({ type: 'mentee', id: mentee.id }) as const
const refundsOf = async (bookingId: number) =>
  (await db.refund.findMany({ where: { payment: { order: { bookingId } } } })).map(({ amount }) => amount)
const told = () => db.notification.findMany({ where: { title: { contains: 'is no longer on Plumbline' } } })
const mails = () => db.email.findMany({ where: { kind: 'mentor-left' } })

const BOOKING = typed(`query ($id: Int!) {
  booking(id: $id) {
    mentorLeft
    viewerCanCancel { allowed refund refundUntil reason }
    viewerCanMove { allowed }
    adminRights { refundByRule }
  }
}`)
const seen = async (id: number) => (await asMentee(app, mentee.id).run(BOOKING, { id })).data.booking!

const switchOn = () => updateMentor(app, ADMIN, { id: mentor.id, isActive: true })
const accept = () => setMentorStatus(app, 'operator', { mentorId: mentor.id, status: 'accepted' })
const backNews = () => db.notification.findMany({ where: { title: 'Asha Rao is back on Plumbline' } })
const backMails = () => db.email.findMany({ where: { kind: 'mentor-back' } })

describe.each([
  ['switched off', switchOff, switchOn],
  ['rejected', reject, accept],
] as const)('once the mentor is %s', (_how, leave, comeBack) => {
  test('a session an hour away is cancelled for a full refund, and the page says so', async () => {
    const bookingId = await session()
    clock.set(new Date(START.getTime() - HOUR_MS))
    expect(await seen(bookingId)).toMatchObject({ mentorLeft: null, viewerCanCancel: { refund: 0 } })
    await leave()
    expect(await seen(bookingId)).toMatchObject({
      mentorLeft:
        'Asha Rao is no longer on Plumbline. You can cancel this session for a full refund until Sat 28 Nov, 10:30 am IST.',
      viewerCanCancel: {
        allowed: true,
        refund: PRICE,
        refundUntil: null,
        reason: 'You get everything back, as the mentor is no longer on Plumbline.',
      },
      viewerCanMove: { allowed: false },
    })
    const { data } = await asAdmin(app).run(BOOKING, { id: bookingId })
    expect(data.booking).toMatchObject({ mentorLeft: null, adminRights: { refundByRule: PRICE } })
    const { data: own } = await asMentor(app, mentor.id).run(BOOKING, { id: bookingId })
    expect(own.booking?.mentorLeft).toBe(
      `You are not accepted as a mentor now, so ${mentee.name} can cancel this session for a full refund until Sat 28 Nov, 10:30 am IST.`,
    )
    await cancelBooking(app, asOwner(), { bookingId, refund: PRICE })
    expect(await refundsOf(bookingId)).toEqual([PRICE])
    const { text } = await db.email.findFirstOrThrow({ where: { kind: 'booking-cancelled', toAddress: mentor.email } })
    expect(text).not.toContain('slot is open')
    expect((await seen(bookingId)).mentorLeft).toBeNull()
  })

  test('a package of which a session was used is cancelled for a full refund, and no session of it is booked', async () => {
    const { bookingId, subscriptionId } = await bookPlan(till, { ...pair(), startDate: '2026-11-21' })
    await db.planSubscription.update({ where: { id: subscriptionId }, data: { callsUsed: 1, callsRemaining: 2 } })
    expect((await seen(bookingId)).viewerCanCancel?.allowed).toBe(false)
    await leave()
    const call = { planId: subscriptionId, startsAt: START, agenda: 'Drift in Y' }
    await expect(bookPlanCall(app, mentee.id, call)).rejects.toThrow('The mentor is no longer on Plumbline.')
    const { amount } = await db.payment.findFirstOrThrow({ where: { order: { bookingId } } })
    expect((await seen(bookingId)).viewerCanCancel).toMatchObject({ allowed: true, refund: amount })
    await cancelBooking(app, asOwner(), { bookingId })
    expect(await refundsOf(bookingId)).toEqual([amount])
  })

  test('their mentee is told once of all that is sold, by one notification and one email', async () => {
    const bookingId = await session()
    await leave()
    expect(await told()).toMatchObject([
      { userType: 'mentee', userId: mentee.id, link: `/booking/${mentor.id}?confirmed=${bookingId}`, isRead: false },
    ])
    expect(await mails()).toMatchObject([{ toAddress: mentee.email, subject: 'Asha Rao is no longer on Plumbline' }])
    // The other way as well: they had left before.
    await switchOff()
    await reject()
    expect(await told()).toHaveLength(1)
  })

  test('of two sessions whose payments cannot both be refunded, nobody is promised everything back', async () => {
    await session()
    const other = await bookSession(till, { ...pair(), startsAt: istInstant('2026-11-30', '10:30') })
    await till.provider.dispute((await till.booking(other)).paymentId!)
    await till.deliver()
    await leave()
    await comeBack()
    const texts = [...(await mails()), ...(await backMails())].map(({ text }) => text)
    expect(texts).toHaveLength(2)
    for (const text of texts) {
      expect(text).toContain('get back what can be refunded of your payments.')
      expect(text).not.toContain('everything')
      expect(text).toMatch(
        /^Starter session, Mon 30 Nov, .+: Your bank is looking into this payment .+ only after the bank decides\./m,
      )
    }
  })

  test('and comes back, a session 30 hours away is still cancelled for a full refund until it starts', async () => {
    const bookingId = await session()
    clock.set(new Date(START.getTime() - 30 * HOUR_MS))
    await leave()
    await comeBack()
    expect(await seen(bookingId)).toMatchObject({
      mentorLeft: null,
      viewerCanCancel: {
        allowed: true,
        refund: PRICE,
        refundUntil: START.toISOString(),
        reason:
          'Full refund if you cancel by Sat 28 Nov, 10:30 am IST, after a change by our team. No refund after that.',
      },
    })
    await cancelBooking(app, asOwner(), { bookingId, refund: PRICE })
    expect(await refundsOf(bookingId)).toEqual([PRICE])
  })

  test('and comes back, a package of which a session was used is refunded for two days more, then no longer', async () => {
    const { bookingId, subscriptionId } = await bookPlan(till, { ...pair(), startDate: '2026-11-21' })
    await db.planSubscription.update({ where: { id: subscriptionId }, data: { callsUsed: 1, callsRemaining: 2 } })
    const back = new Date(clock.now().getTime() + 72 * HOUR_MS)
    clock.set(back)
    await leave()
    await comeBack()
    const until = new Date(back.getTime() + 48 * HOUR_MS)
    const { amount } = await db.payment.findFirstOrThrow({ where: { order: { bookingId } } })
    const right = { allowed: true, refund: amount, refundUntil: until.toISOString() }
    expect((await seen(bookingId)).viewerCanCancel).toMatchObject(right)
    clock.set(new Date(until.getTime() + 1))
    expect((await seen(bookingId)).viewerCanCancel).toMatchObject({ allowed: false })
    await expect(cancelBooking(app, asOwner(), { bookingId })).rejects.toThrow('You have used a session')
    clock.set(until)
    await cancelBooking(app, asOwner(), { bookingId })
    expect(await refundsOf(bookingId)).toEqual([amount])
  })

  test('and comes back, a package that ends before is cancelled until its end', async () => {
    const { bookingId } = await bookPlan(till, { ...pair(), startDate: '2026-11-21' })
    const ends = istInstant('2026-12-21', '00:00')
    clock.set(new Date(ends.getTime() - HOUR_MS))
    await leave()
    await comeBack()
    expect((await seen(bookingId)).viewerCanCancel).toMatchObject({ allowed: true, refundUntil: ends.toISOString() })
    clock.set(new Date(ends.getTime() + 1))
    expect((await seen(bookingId)).viewerCanCancel).toMatchObject({ allowed: false })
  })

  test('and comes back, their mentee is told once for each return, until when', async () => {
    const bookingId = await session()
    clock.set(new Date(START.getTime() - 30 * HOUR_MS))
    await leave()
    await comeBack()
    await comeBack()
    expect(await backNews()).toMatchObject([
      {
        userId: mentee.id,
        message:
          'Starter session, Sat 28 Nov, 10:30 am IST: goes ahead as booked. You can cancel for a full refund until Sat 28 Nov, 10:30 am IST.',
        link: `/booking/${mentor.id}?confirmed=${bookingId}`,
      },
    ])
    await sweep(app)
    await runDueJobs(app, taskHandlers(app))
    expect(await backMails()).toMatchObject([{ toAddress: mentee.email, status: 'kept' }])
    await leave()
    await comeBack()
    expect(await backMails()).toHaveLength(2)
  })

  test('nobody is reminded of the session, nor told of a mail that is no longer true', async () => {
    await session()
    await leave()
    await setMentorStatus(app, 'operator', { mentorId: mentor.id, status: 'accepted' })
    await db.mentor.update({ where: { id: mentor.id }, data: { isActive: true } })
    await sweep(app)
    await runDueJobs(app, taskHandlers(app))
    expect(await mails()).toMatchObject([{ status: 'dropped' }])
    await leave()
    clock.set(new Date(START.getTime() - 23 * HOUR_MS))
    await sweep(app)
    await runDueJobs(app, taskHandlers(app))
    expect(await db.email.count({ where: { kind: 'reminder', recipientId: mentee.id } })).toBe(0)
  })
})

test('of a mentor who is reviewed again the mentee reads that, what it means and what they can do; then how it ended', async () => {
  const bookingId = await session()
  const { bookingId: months, subscriptionId } = await bookPlan(till, { ...pair(), startDate: '2026-11-21' })
  await review()
  expect(await seen(bookingId)).toMatchObject({
    mentorLeft:
      'Asha Rao is under review by our team and takes no sessions at present. This session goes ahead only if they are back before it starts. You can cancel this session for a full refund until Sat 28 Nov, 10:30 am IST.',
    viewerCanCancel: { refund: PRICE, reason: 'You get everything back, as the mentor is under review.' },
    viewerCanMove: { allowed: false },
  })
  expect((await seen(months)).mentorLeft).toBe(
    'Asha Rao is under review by our team and takes no sessions at present. Your package continues once they are back. You can cancel this package for a full refund until 11:59 pm IST on Sun 20 Dec.',
  )
  const call = { planId: subscriptionId, startsAt: START, agenda: 'Drift in Y' }
  await expect(bookPlanCall(app, mentee.id, call)).rejects.toThrow('The mentor is under review by our team')
  expect(await told()).toEqual([])
  const [mail] = await mails()
  expect(mail).toMatchObject({ subject: 'Asha Rao is under review' })
  expect(mail!.text).toContain(
    'What you have paid for is on hold until our team has finished the review. If they are back in time, it goes ahead as booked, and we will write to you.',
  )
  await reject()
  expect(await told()).toHaveLength(1)
  await accept()
  await review()
  await switchOff()
  expect(await told()).toHaveLength(2)
  // In one step as well: they are told of the end only.
  await switchOn()
  await accept()
  const before = (await mails()).length
  await updateMentor(app, ADMIN, { id: mentor.id, status: 'pending_review', isActive: false })
  expect([await told(), (await mails()).slice(before)]).toMatchObject([{ length: 3 }, { length: 1 }])
})

test('a promise that is over does not come back when our team shortens the package later', async () => {
  const { bookingId, subscriptionId: planId } = await bookPlan(till, { ...pair(), startDate: '2026-11-21' })
  await switchOff()
  await updateMentor(app, ADMIN, { id: mentor.id, isActive: true })
  await bookPlanCall(app, mentee.id, { planId, startsAt: istInstant('2026-11-25', '10:30'), agenda: 'Shear walls' })
  clock.set(istInstant('2026-12-10', '12:00'))
  await adminMovePlan(app, ADMIN, { bookingId, endDate: '2026-12-20', reason: 'The holidays were moved.' })
  await expect(cancelBooking(app, asOwner(), { bookingId })).rejects.toThrow('You have used a session')
  expect(await refundsOf(bookingId)).toEqual([])
})

test('of a booking whose money was returned before, no refund is promised', async () => {
  const bookingId = await session()
  const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { order: { bookingId } } })
  const reason = 'The payer asked for it.'
  await refundPayment(app, ADMIN, { paymentId, amount: PRICE, expectedRefundable: PRICE, reason })
  await keepUnpaidBooking(app, ADMIN, { bookingId, reason })
  await switchOff()
  await updateMentor(app, ADMIN, { id: mentor.id, isActive: true })
  const news = await db.email.findMany({ where: { kind: { in: ['mentor-left', 'mentor-back'] } } })
  const notices = await db.notification.findMany({ where: { title: { contains: 'on Plumbline' }, userType: 'mentee' } })
  expect([news.length, notices.length]).toEqual([2, 2])
  for (const text of [...news.map((mail) => mail.text), ...notices.map(({ message }) => message)])
    expect(text).not.toMatch(/refund|get (everything|it) back/i)
})

test('a mentor who is accepted and switched off at once does not come back', async () => {
  await session()
  await reject()
  await updateMentor(app, ADMIN, { id: mentor.id, status: 'accepted', isActive: false })
  expect(await backNews()).toEqual([])
  // Coming back takes both.
  await updateMentor(app, ADMIN, { id: mentor.id, status: 'rejected' })
  await switchOn()
  expect(await backNews()).toEqual([])
  await updateMentor(app, ADMIN, { id: mentor.id, isActive: false })
  await updateMentor(app, ADMIN, { id: mentor.id, status: 'accepted', isActive: true })
  expect(await backNews()).toHaveLength(1)
  expect(await backMails()).toHaveLength(1)
})

test('a mentee with several bookings is led to all of them; one with nothing to come is not told', async () => {
  await session()
  await bookPlan(till, { ...pair(), startDate: '2026-11-25' })
  const other = await makeMentee(db)
  await bookSession(till, { mentorId: mentor.id, menteeId: other.id, startsAt: istInstant('2026-11-24', '10:30') })
  clock.set(istInstant('2026-11-24', '12:00'))
  await switchOff()
  const [notice, ...more] = await told()
  expect(more).toEqual([])
  expect(notice).toMatchObject({ userId: mentee.id, link: '/sessions' })
  expect((await mails())[0]?.text).toMatch(/Starter session.*10:30 am IST[^]*Advanced package/)
})

test('the mentee of a mentor who has left moves nothing', async () => {
  const bookingId = await session()
  await switchOff()
  const startsAt = istInstant('2026-11-30', '09:45')
  await expect(moveBooking(app, mentee.id, { bookingId, startsAt })).rejects.toThrow('You can cancel for a full refund')
})
