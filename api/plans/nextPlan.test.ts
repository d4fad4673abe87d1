/** The next plan is bought while the present one runs, and goes on where that ends. */
import { DAY_MS } from '../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { adminMovePlan } from '../bookings/admin/adminMoves.ts'
import { PlanActiveError } from '../bookings/bookingErrors.graphql.ts'
import { bookPlanCall } from '../bookings/calls/bookPlanCall.graphql.ts'
import { cancelBooking } from '../bookings/change/cancelBooking.graphql.ts'
import { createBookingOrder } from '../bookings/checkout/bookingOrder.graphql.ts'
import { releaseHold } from '../bookings/hold/holds.ts'
import { typed } from '../graphql/typed.ts'
import { settlePayment } from '../payments/settle/settlePayment.ts'
import { dateOnly, istInstant } from '../rules/time/time.ts'
import { bookPlan } from '../testing/bookings.ts'
import { asMentee } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { sweep } from '../testing/jobs.ts'
import { testTill } from '../testing/till.ts'
import { planPersonalData } from './plans.personalData.ts'
import { endAccess, warnOfAccessEnd } from './plans.jobs.ts'

const till = await testTill()
const { app, db, clock, provider } = till
const agenda = 'The next steps of the roadmap.'
const END = '2026-12-25'

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let first: Awaited<ReturnType<typeof bookPlan>>

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
  first = await bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate: '2026-11-25' })
  clock.set(istInstant('2026-12-10', '09:00'))
})

const order = (startDate: string) =>
  createBookingOrder(app, mentee.id, { mentorId: mentor.id, packageType: 'advanced', startDate, agenda })
const buy = (startDate = END) => bookPlan(till, { mentorId: mentor.id, menteeId: mentee.id, startDate })
const plan = (id: number) => db.planSubscription.findUniqueOrThrow({ where: { id } })
const owner = () => ({ type: 'mentee', id: mentee.id }) as const

test('each of the two keeps the chat of the other open, until one is cancelled', async () => {
  const asked = typed('{ viewer { plans(first: 5) { edges { node { databaseId chatGoesOn } } } } }')
  const goesOn = async () =>
    (await asMentee(app, mentee.id).run(asked)).data.viewer!.plans.edges.map(({ node }) => [
      node.databaseId,
      node.chatGoesOn,
    ])
  // With somebody else it is another chat.
  await bookPlan(till, { mentorId: (await makeMentor(db)).id, menteeId: mentee.id, startDate: '2026-12-12' })
  expect((await goesOn()).map(([, isOn]) => isOn)).toEqual([false, false])
  const next = await buy()
  expect(await goesOn()).toEqual([
    [next.subscriptionId, true],
    [expect.any(Number), false],
    [first.subscriptionId, true],
  ])
  await db.planSubscription.update({ where: { id: first.subscriptionId }, data: { status: 'cancelled' } })
  expect((await goesOn())[0]).toEqual([next.subscriptionId, false])
})

describe('is sold', () => {
  test.each([END, '2026-12-28'])('once, from the day on which the present one ends: %s', async (startDate) => {
    const next = await buy(startDate)
    expect(await plan(first.subscriptionId)).toMatchObject({ status: 'active', endDate: dateOnly(END) })
    expect(await plan(next.subscriptionId)).toMatchObject({ status: 'active', startDate: dateOnly(startDate) })
    for (const another of [startDate, '2027-01-09']) await expect(order(another)).rejects.toThrow(PlanActiveError)
  })

  test.each(['2026-12-10', '2026-12-24'])('not where it would overlap: %s', async (startDate) => {
    await expect(order(startDate)).rejects.toThrow('You already have an active plan with this mentor')
  })

  test('never before one that has not begun', async () => {
    const other = await makeMentor(db)
    await bookPlan(till, { mentorId: other.id, menteeId: mentee.id, startDate: '2027-01-09' })
    const before = { mentorId: other.id, packageType: 'advanced', startDate: '2026-12-10', agenda } as const
    await expect(createBookingOrder(app, mentee.id, before)).rejects.toThrow(PlanActiveError)
  })

  test('and paid for twice in two tabs, one goes back', async () => {
    const one = await order(END)
    await releaseHold(app, mentee.id)
    const two = await order('2026-12-30')
    for (const { orderId } of [one, two]) await provider.pay(orderId)
    await Promise.all([one, two].map(({ orderId }) => settlePayment(app, orderId)))
    const bought = { menteeId: mentee.id, mentorId: mentor.id, status: 'active' } as const
    expect(await db.planSubscription.count({ where: bought })).toBe(2)
    const refunds = await db.refund.findMany({ where: { payment: { menteeId: mentee.id } } })
    expect(refunds.map(({ reason }) => reason)).toEqual(['own_package'])
    const { text } = await db.email.findFirstOrThrow({ where: { kind: 'refund', recipientId: mentee.id } })
    expect(text).toContain('You had already paid for another Advanced package with this mentor.')
  })

  test('for as many days when the present one gets longer while it is paid for', async () => {
    const { orderId, bookingId } = await order(END)
    const moved = { bookingId: first.bookingId, endDate: '2026-12-30', reason: 'The mentor was ill.' }
    await adminMovePlan(app, { id: 1, username: 'asha' }, moved)
    await provider.pay(orderId)
    await settlePayment(app, orderId)
    const { planSubscriptionId, ...bought } = await till.booking(bookingId)
    const days = { startDate: dateOnly('2026-12-30'), endDate: dateOnly('2027-01-29') }
    expect(bought).toMatchObject({ status: 'confirmed', ...days, selectedTimeSlot: '2026-12-30 to 2027-01-29' })
    expect(await plan(planSubscriptionId!)).toMatchObject(days)
  })

  test('no day belongs to two plans, whoever writes them', async () => {
    const { paymentId: _payment, id: _id, ...row } = await plan(first.subscriptionId)
    const overlapping = { ...row, startDate: dateOnly('2026-12-24'), endDate: dateOnly('2027-01-23') }
    await expect(db.planSubscription.create({ data: overlapping })).rejects.toThrow('plan_subscriptions_one_active')
  })
})

describe('the chat', () => {
  const ASK = typed(`query ($mentor: Int!, $mentee: Int!, $id: Int!) {
    chatAccess(mentorId: $mentor, menteeId: $mentee) { hasAccess expiresAt planSubscriptionId }
    mentor(id: $id) { viewerConversation { databaseId closedReason } }
  }`)
  const chat = async () => {
    const asked = { mentor: mentor.id, mentee: mentee.id, id: mentor.id }
    const { data } = await asMentee(app, mentee.id).run(ASK, asked)
    return { ...data.chatAccess, shown: data.mentor?.viewerConversation?.databaseId }
  }

  test('goes on without a gap: the one that runs is theirs until its end, then the next one', async () => {
    const next = await buy('2026-12-28')
    const expiresAt = istInstant('2027-01-27', '00:00').toISOString()
    const open = { hasAccess: true, expiresAt }
    const old = { ...open, planSubscriptionId: first.subscriptionId, shown: first.subscriptionId }
    expect(await chat()).toEqual(old)
    clock.set(new Date(istInstant(END, '00:00').getTime() - 1))
    expect(await chat()).toEqual(old)
    clock.set(istInstant(END, '00:00'))
    expect(await chat()).toEqual({ ...open, planSubscriptionId: next.subscriptionId, shown: next.subscriptionId })
  })
})

test('each session lies within the days of its own package', async () => {
  const next = await buy()
  const call = (planId: number, day: string) =>
    bookPlanCall(app, mentee.id, { planId, startsAt: istInstant(day, '09:45'), agenda })
  await expect(call(next.subscriptionId, '2026-12-24')).rejects.toThrow('outside your package’s dates')
  await expect(call(first.subscriptionId, '2026-12-25')).rejects.toThrow('outside your package’s dates')
  await call(first.subscriptionId, '2026-12-24')
  await call(next.subscriptionId, '2026-12-25')
  expect((await plan(next.subscriptionId)).callsRemaining).toBe(2)
})

describe('what is told', () => {
  const mails = async () =>
    (
      await db.email.findMany({
        where: { dedupeKey: { startsWith: `access:${first.subscriptionId}:` } },
        orderBy: { id: 'asc' },
      })
    ).map(({ kind }) => kind)
  const warn = async () => {
    clock.set(istInstant('2026-12-22', '10:00'))
    await warnOfAccessEnd(app, first)
  }

  test('is that the next one follows, with what is left to use, and never to book again', async () => {
    await buy()
    await warn()
    await warn()
    expect(await mails()).toEqual(['plan-continues'])
    const { text } = await db.email.findFirstOrThrow({ where: { kind: 'plan-continues', recipientId: mentee.id } })
    expect(text).toContain('Your next one runs from Fri 25 Dec, and the chat stays open.')
    expect(text).toContain('3 sessions are left in the one that ends: use them by Thu 24 Dec.')
    clock.set(istInstant(END, '00:00'))
    await endAccess(app, first)
    expect(await mails()).toEqual(['plan-continues'])
    const told = await db.notification.findMany({
      where: { dedupeKey: { startsWith: `access:${first.subscriptionId}:ended` } },
    })
    expect(told).toHaveLength(2)
    for (const { message } of told) expect(message).toContain('Fri 25 Dec to Sat 23 Jan, and the chat stays open.')
    expect(await plan(first.subscriptionId)).toMatchObject({ status: 'expired' })
  })

  test('is the end after all, when the next one is cancelled after that', async () => {
    const next = await buy()
    clock.set(istInstant('2026-12-22', '10:00'))
    await warn()
    await cancelBooking(app, { type: 'mentor', id: mentor.id }, { bookingId: next.bookingId })
    clock.advance(5 * 60_000)
    await sweep(app)
    await warnOfAccessEnd(app, first)
    expect(await mails()).toEqual(['plan-continues', 'plan-ending'])
  })
})

describe('cancelled', () => {
  const refunds = () => db.refund.findMany({ where: { payment: { menteeId: mentee.id } } })

  test('the next one leaves the present one as it is, and another can be bought', async () => {
    const next = await buy()
    await cancelBooking(app, owner(), { bookingId: next.bookingId })
    expect(await plan(next.subscriptionId)).toMatchObject({ status: 'cancelled' })
    expect(await plan(first.subscriptionId)).toMatchObject({ status: 'active', endDate: dateOnly(END) })
    expect(await refunds()).toMatchObject([{ reason: 'cancelled_by_payer' }])
    await buy('2026-12-30')
  })

  test('the present one leaves the next one as it is, and its chat open', async () => {
    const next = await buy()
    await cancelBooking(app, { type: 'mentor', id: mentor.id }, { bookingId: first.bookingId })
    expect(await plan(next.subscriptionId)).toMatchObject({ status: 'active', startDate: dateOnly(END) })
    expect(await refunds()).toMatchObject([{ reason: 'cancelled_by_mentor' }])
    await expect(order('2026-12-12')).rejects.toThrow(PlanActiveError)
  })
})

test('our team moves neither over a day of the other', async () => {
  const next = await buy('2026-12-28')
  const team = { id: 1, username: 'admin' }
  const move = (bookingId: number, endDate: string) =>
    adminMovePlan(app, team, { bookingId, endDate, reason: 'They were ill.' })
  await expect(move(first.bookingId, '2026-12-29')).rejects.toThrow('another package on some of these days')
  await move(first.bookingId, '2026-12-28')
  expect(await plan(first.subscriptionId)).toMatchObject({ endDate: dateOnly('2026-12-28') })
  clock.set(new Date(istInstant('2026-12-28', '00:00').getTime() + DAY_MS))
  await endAccess(app, first)
  await expect(move(first.bookingId, '2027-01-05')).rejects.toThrow('another package on some of these days')
  await move(next.bookingId, '2027-02-05')
})

test('both keep the account from being closed', async () => {
  await buy()
  const open = await db.$transaction((tx) => planPersonalData.blockers!(tx, owner(), clock.now()))
  expect(open).toEqual([
    'The Advanced package with Asha Rao runs until the end of 24 Dec 2026.',
    'The Advanced package with Asha Rao runs until the end of 23 Jan 2027.',
  ])
})
