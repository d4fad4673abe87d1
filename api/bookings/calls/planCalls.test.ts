/** Sessions that a plan includes: taken from it, given back, and never more than there are. */
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../rules/time/durations.ts'
import { typed } from '../../graphql/typed.ts'
import { removePerson } from '../../accountClosing/removePerson.ts'
import { addDays, dateOnly, istDate, istInstant } from '../../rules/time/time.ts'
import { formatShortDay } from '../../rules/text/format.ts'
import { canCancel } from '../../rules/bookings/bookingRights.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { bookPlan, bookSession } from '../../testing/bookings.ts'
import { asMentee, asMentor, expectResult } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { testTill } from '../../testing/till.ts'
import {
  BookingNotOpenError,
  RefundChangedError,
  SlotNotOfferedError,
  SlotTakenError,
} from '../bookingErrors.graphql.ts'
import { bookPlanCall } from './bookPlanCall.graphql.ts'
import { cancelBooking } from '../change/cancelBooking.graphql.ts'
import { takeHold } from '../hold/holds.ts'
import { moveBooking } from '../change/moveBooking.graphql.ts'
import { RIGHTS, bookingStateOf } from '../rights.ts'

const till = await testTill()
const { app, db, clock } = till
const agenda = 'The next steps of the roadmap.'
const FIRST = istInstant('2026-11-30', '09:45')

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let planId: number
let planBookingId: number

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
  const plan = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })
  planId = plan.subscriptionId
  planBookingId = plan.bookingId
})

const book = (startsAt = FIRST, more: { menteeGoalsId?: number } = {}) =>
  bookPlanCall(app, mentee.id, { planId, startsAt, agenda, ...more })
const plan = () => db.planSubscription.findUniqueOrThrow({ where: { id: planId } })
const left = async () => {
  const { callsUsed, callsRemaining } = await plan()
  return [callsUsed, callsRemaining]
}
const owner = () => ({ type: 'mentee', id: mentee.id }) as const
const host = () => ({ type: 'mentor', id: mentor.id }) as const
const liveCalls = () =>
  db.booking.count({ where: { planSubscriptionId: planId, sessionType: 'plan_call', status: 'confirmed' } })
const reasons = (answers: PromiseSettledResult<unknown>[]) =>
  answers.flatMap((settled) => (settled.status === 'rejected' ? [settled.reason as unknown] : []))

test('the email that confirms a plan leads its mentee to its calls, and says to the mentor who books them', async () => {
  const [toMentee, toMentor] = await db.email.findMany({
    where: { dedupeKey: { startsWith: `booking:${planBookingId}:confirmed` } },
    orderBy: { id: 'asc' },
  })
  const page = `${app.config.publicUrl}/booking/${mentor.id}?confirmed=${planBookingId}&book=included`
  expect(toMentee?.text).toContain(`Book an included session (3 left): ${page}`)
  expect(toMentor?.text).toContain('They book the 3 sessions of 45 minutes themselves, at times that you offer')
})

test('the last day of a plan is the same date in the email and the notification that confirm it', async () => {
  const told = { dedupeKey: { startsWith: `booking:${planBookingId}:` } }
  const [mails, notices] = [await db.email.findMany({ where: told }), await db.notification.findMany({ where: told })]
  const texts = [...mails.map(({ text }) => text), ...notices.map(({ message }) => message)]
  expect(texts).toHaveLength(4)
  // What is stored is the day after, with whose beginning access ends.
  for (const text of texts) expect(text).toContain('Wed, Nov 25, 2026 to Thu, Dec 24, 2026 (IST)')
  expect(texts.join()).not.toMatch(/25 Dec|Dec 25/)
})

describe('a call', () => {
  test('is a confirmed session of the plan, without a payment, told to both and reminded of', async () => {
    const id = await book()
    const type = await db.sessionType.findUniqueOrThrow({ where: { name: 'Plan call' } })
    expect(await till.booking(id)).toMatchObject({
      status: 'confirmed',
      sessionType: 'plan_call',
      sessionTypeId: type.id,
      packageType: 'advanced',
      planSubscriptionId: planId,
      paymentStatus: 'completed',
      paymentId: null,
      orderId: null,
      startsAt: FIRST,
      endsAt: istInstant('2026-11-30', '10:30'),
      selectedTimeSlot: '2026-11-30 09:45',
      agenda,
      confirmedAt: clock.now(),
    })
    expect(await left()).toEqual([1, 2])
    const told = await db.email.findMany({
      where: { kind: 'call-booked', dedupeKey: { startsWith: `booking:${id}:` } },
      orderBy: { id: 'asc' },
    })
    expect(told.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      [mentee.email, 'Booked: session with Asha Rao, Mon 30 Nov, 9:45 am IST'],
      [mentor.email, 'Booked: session with Ravi Jain, Mon 30 Nov, 9:45 am IST'],
    ])
    for (const { ics } of told) expect(ics).toMatch(new RegExp(`^UID:booking-${id}@`, 'm'))
  })

  test('is offered and booked also while its mentor is Busy: it is paid for', async () => {
    await db.mentor.update({ where: { id: mentor.id }, data: { available: false } })
    const asked = `{ mentor(id: ${mentor.id}) {
      sold: freeSlots(from: "2026-11-30", to: "2026-12-06") { startsAt }
      included: freeSlots(from: "2026-11-30", to: "2026-12-06", ofPackage: true) { startsAt }
    } }`
    const { data } = await asMentee(app, mentee.id).run<{ mentor: Record<string, { startsAt: string }[]> }>(asked)
    expect(data.mentor['sold']).toEqual([])
    expect(data.mentor['included']?.map(({ startsAt }) => startsAt)).toContain(FIRST.toISOString())
    await book()
    expect(await left()).toEqual([1, 2])
  })

  test('asked for again is the same call', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => book()))
    expect(new Set(ids).size).toBe(1)
    expect(await left()).toEqual([1, 2])
  })

  test('comes back when it is cancelled in time, and is used up after that; a mentor gives it back always', async () => {
    const id = await book()
    await cancelBooking(app, owner(), { bookingId: id, refund: 0 })
    await cancelBooking(app, owner(), { bookingId: id })
    expect(await left()).toEqual([0, 3])
    const second = await book()
    clock.set(new Date(FIRST.getTime() - 2 * DAY_MS + 1))
    await cancelBooking(app, owner(), { bookingId: second })
    expect(await left()).toEqual([1, 2])
    const third = await book()
    await cancelBooking(app, host(), { bookingId: third })
    expect(await left()).toEqual([1, 2])
    expect(await db.refund.count({ where: { payment: { order: { bookingId: { in: [id, second, third] } } } } })).toBe(0)
  })

  test('is not cancelled as used up by somebody who was told that it comes back', async () => {
    const id = await book()
    clock.set(new Date(FIRST.getTime() - 2 * DAY_MS + 1))
    const told = { bookingId: id, refund: 0, returnsCall: true }
    await expect(cancelBooking(app, owner(), told)).rejects.toThrow(new RefundChangedError(0, false))
    expect(await liveCalls()).toBe(1)
    await cancelBooking(app, owner(), { ...told, returnsCall: false })
    expect([await liveCalls(), await left()]).toEqual([0, [1, 2]])
  })

  test('moves within the plan only', async () => {
    const id = await book()
    await moveBooking(app, mentee.id, { bookingId: id, startsAt: istInstant('2026-12-01', '09:45') })
    expect(await left()).toEqual([1, 2])
    await db.planSubscription.update({ where: { id: planId }, data: { endDate: dateOnly('2026-12-10') } })
    for (const day of ['2026-11-24', '2026-12-10']) {
      const outside = moveBooking(app, mentee.id, { bookingId: id, startsAt: istInstant(day, '09:45') })
      await expect(outside).rejects.toBeInstanceOf(SlotNotOfferedError)
    }
    await moveBooking(app, mentee.id, { bookingId: id, startsAt: istInstant('2026-12-09', '17:15') })
  })

  test('has goals of the mentee’s own for this mentor, if any', async () => {
    const goals = { careerGoals: 'Bridges' }
    const own = await db.menteeGoals.create({ data: { ...goals, menteeId: mentee.id, mentorId: mentor.id } })
    const others = await db.menteeGoals.create({
      data: { ...goals, menteeId: (await makeMentee(db)).id, mentorId: mentor.id },
    })
    await expect(book(FIRST, { menteeGoalsId: others.id })).rejects.toBeInstanceOf(NotFoundError)
    expect(await left()).toEqual([0, 3])
    expect(await till.booking(await book(FIRST, { menteeGoalsId: own.id }))).toMatchObject({ menteeGoalsId: own.id })
  })
})

describe('no call is used', () => {
  const none = async () => {
    expect(await left()).toEqual([0, 3])
    expect(await liveCalls()).toBe(0)
  }

  test('for a time that is not offered, outside the plan, or taken', async () => {
    for (const startsAt of [
      istInstant('2026-11-30', '09:50'),
      istInstant('2026-11-24', '09:45'),
      istInstant('2026-12-30', '09:45'),
      istInstant('2026-11-21', '09:00'),
    ])
      await expect(book(startsAt)).rejects.toBeInstanceOf(SlotNotOfferedError)
    const other = await makeMentee(db)
    await bookSession(till, { mentorId: mentor.id, menteeId: other.id, startsAt: FIRST })
    await expect(book()).rejects.toBeInstanceOf(SlotTakenError)
    const elsewhere = await makeMentor(db)
    await bookSession(till, {
      mentorId: elsewhere.id,
      menteeId: mentee.id,
      startsAt: istInstant('2026-12-01', '09:45'),
    })
    await expect(book(istInstant('2026-12-01', '09:45'))).rejects.toThrow('You already have a session at this time')
    await none()
  })

  test('of a mentor who is no longer listed', async () => {
    await db.mentor.update({ where: { id: mentor.id }, data: { status: 'rejected' } })
    await expect(book()).rejects.toThrow('The mentor is no longer on Plumbline.')
    await none()
  })

  test('of a plan of somebody else’s, one that has ended, or was cancelled', async () => {
    const other = await makeMentee(db)
    const wanted = { planId, startsAt: FIRST, agenda }
    await expect(bookPlanCall(app, other.id, wanted)).rejects.toBeInstanceOf(NotFoundError)
    clock.set(istInstant('2026-12-25', '00:00'))
    await expect(book(istInstant('2026-12-26', '09:45'))).rejects.toThrow('This package has ended.')
    clock.set('2026-11-21T05:00:00Z')
    await cancelBooking(app, owner(), { bookingId: planBookingId })
    await expect(book()).rejects.toThrow('This package is cancelled.')
    await none()
  })
})

describe('at once', () => {
  const TIMES = ['09:45', '10:30', '11:15', '12:00', '12:45', '15:00', '15:45', '16:30', '17:15']

  test('twenty for the last calls: as many as there are, the others hear that none is left', async () => {
    const times = ['2026-11-30', '2026-12-01', '2026-12-02']
      .flatMap((day) => TIMES.map((time) => istInstant(day, time)))
      .slice(0, 20)
    const answers = await Promise.allSettled(times.map((startsAt) => book(startsAt)))
    expect(reasons(answers)).toHaveLength(17)
    for (const reason of reasons(answers))
      expect(reason).toMatchObject(new BookingNotOpenError('All sessions of this package are booked.'))
    expect(await left()).toEqual([3, 0])
    expect(await liveCalls()).toBe(3)
  })

  test('the last call and its cancellation, again and again: three are used or left, never more', async () => {
    await book(istInstant('2026-12-05', '09:45'))
    await book(istInstant('2026-12-05', '10:30'))
    const last = await book(istInstant('2026-12-05', '11:15'))
    await Promise.allSettled([
      ...Array.from({ length: 8 }, () => cancelBooking(app, owner(), { bookingId: last })),
      ...TIMES.slice(0, 6).map((time) => book(istInstant('2026-12-06', time))),
      ...Array.from({ length: 4 }, () => cancelBooking(app, host(), { bookingId: last })),
    ])
    const [used, remaining] = await left()
    expect(used! + remaining!).toBe(3)
    expect(await liveCalls()).toBe(used)
  })

  test('a call and somebody who holds the same time: one has it', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => makeMentee(db)))
    const answers = await Promise.allSettled([
      ...others.map(({ id }) =>
        takeHold(app, {
          menteeId: id,
          mentorId: mentor.id,
          wanted: { packageType: 'starter', startsAt: FIRST },
        }),
      ),
      book(),
    ])
    expect(reasons(answers)).toHaveLength(5)
    expect(
      await db.booking.count({
        where: { mentorId: mentor.id, startsAt: FIRST, status: { in: ['pending', 'confirmed'] } },
      }),
    ).toBe(1)
    expect(await left()).toEqual((await liveCalls()) === 1 ? [1, 2] : [0, 3])
  })

  test('the plan’s cancellation and calls of it: no call outlives the plan', async () => {
    const answers = await Promise.allSettled([
      book(),
      cancelBooking(app, owner(), { bookingId: planBookingId }),
      book(istInstant('2026-12-01', '09:45')),
    ])
    for (const reason of reasons(answers)) expect(reason).toBeInstanceOf(BookingNotOpenError)
    expect(await plan()).toMatchObject({ status: 'cancelled' })
    expect(await liveCalls()).toBe(0)
  })
})

test('a plan that is cancelled takes its calls ahead along, all out of the calendars by one mail a side', async () => {
  const ids = [await book(), await book(istInstant('2026-12-01', '09:45'))]
  await cancelBooking(app, owner(), { bookingId: planBookingId, refund: 449_900 })
  for (const id of ids) expect(await till.booking(id)).toMatchObject({ status: 'cancelled', cancelledBy: 'mentee' })
  const mails = await db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${planBookingId}:cancelled` } } })
  expect(mails).toHaveLength(2)
  for (const { ics } of mails) expect(ics?.match(/^STATUS:CANCELLED/gm)).toHaveLength(2)
})

test('a plan is not given back any more once a call was held, or cancelled late', async () => {
  const soon = await bookPlan(till, {
    mentorId: (await makeMentor(db)).id,
    menteeId: mentee.id,
    startDate: '2026-11-21',
  })
  const call = { planId: soon.subscriptionId, startsAt: istInstant('2026-11-21', '12:00'), agenda }
  const id = await bookPlanCall(app, mentee.id, call)
  // Ahead, it is no reason yet.
  const CAN = typed(`query ($id: Int!) { booking(id: $id) { viewerCanCancel { allowed refund reason } } }`)
  const can = async () =>
    (await asMentee(app, mentee.id).run(CAN, { id: soon.bookingId })).data.booking!.viewerCanCancel
  expect(await can()).toMatchObject({ allowed: true, refund: 449_900 })
  await cancelBooking(app, owner(), { bookingId: id })
  expect(await can()).toMatchObject({ allowed: false, refund: null })
  await expect(cancelBooking(app, owner(), { bookingId: soon.bookingId })).rejects.toThrow('Write to support')
})

describe('through the graph', () => {
  const BOOK = typed(`mutation ($input: BookPlanCallInput!) { bookPlanCall(input: $input) {
    __typename
    ... on ValidationError { issues { path } }
    ... on Error { message }
    ... on BookPlanCallPayload {
      booking { databaseId status amount refundedAmount plan { databaseId } viewerCanCancel { refund returnsCall refundUntil } }
      plan { callsUsed callsRemaining viewerCanBookCall { allowed reason until } }
    }
  } }`)
  const PLANS = typed(`query { viewer { plans(first: 5) { edges { node {
    databaseId status startDate endDate callsRemaining mentor { name } mentee { name } viewerCanBookCall { allowed }
  } } } } }`)

  test('a call costs nothing, and says what cancelling it would do', async () => {
    const client = asMentee(app, mentee.id)
    const input = { planId, startsAt: FIRST.toISOString(), agenda }
    const { bookPlanCall: done } = (await client.run(BOOK, { input })).data
    expect(expectResult(done, 'BookPlanCallPayload')).toMatchObject({
      booking: {
        status: 'CONFIRMED',
        amount: 0,
        refundedAmount: null,
        plan: { databaseId: planId },
        viewerCanCancel: { refund: 0, returnsCall: true, refundUntil: istInstant('2026-11-28', '09:45').toISOString() },
      },
      plan: {
        callsUsed: 1,
        callsRemaining: 2,
        viewerCanBookCall: { allowed: true, until: istInstant('2026-12-25', '00:00').toISOString() },
      },
    })
    const bad = (await client.run(BOOK, { input: { ...input, planId: -1, agenda: 'short' } })).data.bookPlanCall
    expect(expectResult(bad, 'ValidationError').issues.map(({ path }) => path)).toEqual(['planId', 'agenda'])
  })

  test('is not taken from a plan whose payment went back without being cancelled', async () => {
    const { paymentId } = await till.booking(planBookingId)
    await till.provider.refundAsOperator(paymentId!)
    await till.deliver()
    expect(await plan()).toMatchObject({ status: 'active', callsRemaining: 3 })
    const refunded = 'The payment for this package was returned or is on its way back.'
    await expect(book()).rejects.toThrow(refunded)
    expect(await left()).toEqual([0, 3])
    const asked = typed('{ viewer { plans(first: 1) { edges { node { viewerCanBookCall { allowed reason } } } } } }')
    expect((await asMentee(app, mentee.id).run(asked)).data.viewer?.plans.edges[0]?.node.viewerCanBookCall).toEqual({
      allowed: false,
      reason: refunded,
    })
  })

  test('a plan that starts after the last day that is offered says from when its calls can be booked', async () => {
    const today = istDate(clock.now())
    const startsIn = (days: number) =>
      db.planSubscription.update({
        where: { id: planId },
        data: { startDate: dateOnly(addDays(today, days)), endDate: dateOnly(addDays(today, days + 30)) },
      })
    const asked = typed('{ viewer { plans(first: 1) { edges { node { viewerCanBookCall { allowed reason } } } } } }')
    const right = async () =>
      (await asMentee(app, mentee.id).run(asked)).data.viewer?.plans.edges[0]?.node.viewerCanBookCall
    await startsIn(31)
    const reason = `You can book its sessions from ${formatShortDay(addDays(today, 1))}.`
    expect(await right()).toEqual({ allowed: false, reason })
    await startsIn(30)
    expect(await right()).toMatchObject({ allowed: true })
  })

  test('a plan is shown to its two sides, and only its mentee books', async () => {
    const plans = async (client: ReturnType<typeof asMentee>) =>
      (await client.run(PLANS)).data.viewer?.plans.edges.map(({ node }) => node)
    const shown = {
      databaseId: planId,
      status: 'ACTIVE',
      endDate: '2026-12-25',
      callsRemaining: 3,
      mentor: { name: 'Asha Rao' },
    }
    expect(await plans(asMentee(app, mentee.id))).toMatchObject([{ ...shown, viewerCanBookCall: { allowed: true } }])
    expect(await plans(asMentor(app, mentor.id))).toMatchObject([{ ...shown, viewerCanBookCall: null }])
    expect(await plans(asMentee(app, (await makeMentee(db)).id))).toEqual([])
    const input = { planId, startsAt: FIRST.toISOString(), agenda }
    expect((await asMentor(app, mentor.id).run(BOOK, { input })).data.bookPlanCall.__typename).toBe('NotAllowedError')
  })
})

test('stays used when the mentor’s account goes: the purchase does not become refundable', async () => {
  await book()
  clock.set(istInstant('2026-12-26', '09:00'))
  const freeUntil = istInstant('2026-12-28', '09:00')
  await db.booking.update({ where: { id: planBookingId }, data: { freeUntil } })
  const state = async () =>
    bookingStateOf(
      await db.booking.findUniqueOrThrow({ where: { id: planBookingId }, select: RIGHTS }),
      app.config,
      clock.now(),
    )
  expect(await state()).toMatchObject({ callsUsed: 1 })
  await removePerson(app, { type: 'mentor', id: mentor.id })
  const after = await state()
  expect(after).toMatchObject({ callsUsed: 1, freeUntil })
  expect(canCancel(after, 'mentee', clock.now())).toMatchObject({ allowed: false })
})
