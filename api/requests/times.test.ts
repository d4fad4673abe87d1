/** A request with times: proposed, accepted with one, reserved, paid for or not. */
import { beforeEach, describe, expect, test } from 'vitest'
import { takeHold } from '../bookings/hold/holds.ts'
import { MenteeHoldsError, SlotNotOfferedError, SlotTakenError } from '../bookings/bookingErrors.graphql.ts'
import { bookPlanCall } from '../bookings/calls/bookPlanCall.graphql.ts'
import { answerProposal, moveBooking, proposeTime } from '../bookings/change/moveBooking.graphql.ts'
import { createBookingOrder, verifyBookingPayment } from '../bookings/checkout/bookingOrder.graphql.ts'
import type { MenteeId, MentorId } from '../graphql/identity.ts'
import { typed } from '../graphql/typed.ts'
import { PaymentProviderUnavailableError } from '../provider/errors.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../rules/time/durations.ts'
import { istInstant } from '../rules/time/time.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { asMentee, asMentor, expectResult } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { sweep } from '../testing/jobs.ts'
import { bookPlan, bookSession } from '../testing/bookings.ts'
import { PRICE, testTill } from '../testing/till.ts'
import { createMentorshipRequest } from './createMentorshipRequest.graphql.ts'
import { bookingPersonalData } from '../bookings/bookings.personalData.ts'
import { CHANGED, inputFor } from './documents.testing.ts'
import { requestMails } from './requests.mails.ts'
import { RequestClosedError } from './mentorshipRequest.graphql.ts'
import { respondToMentorshipRequest } from './requestActs.graphql.ts'
import { giveUpTime } from './reserveTime.ts'

const tested = await testTill()
const { app, db, clock, provider, calm, deliver } = tested
let mentor: { id: MentorId; name: string; email: string }
let mentee: { id: MenteeId; name: string; email: string }

beforeEach(async () => {
  await calm()
  mentor = await makeMentor(db)
  mentee = await makeMentee(db)
})

const at = (time: string, day = '2026-11-24') => istInstant(day, time)
const SIX = at('15:45')

/** Sends one with these times; answers its id. */
async function ask(proposedTimes: readonly Date[], from = mentee.id): Promise<number> {
  const { mentorId, ...input } = inputFor(mentor.id)
  return await createMentorshipRequest(app, from, { mentorId, input: { ...input, proposedTimes }, ip: '::1' })
}

const accept = (requestId: number, acceptedTime: Date | null = SIX) =>
  respondToMentorshipRequest(app, mentor.id, {
    requestId,
    status: 'approved',
    responseMessage: 'Gladly.',
    acceptedTime,
  })

const REQUEST = typed(`query ($id: Int!) {
  mentorshipRequest(id: $id) { status times { startsAt endsAt state reservedUntil bookingId } }
}`)
const timesOf = async (id: number, client = asMentee(app, mentee.id)) =>
  (await client.run(REQUEST, { id })).data.mentorshipRequest!.times
const statesOf = async (id: number, client = asMentee(app, mentee.id)) =>
  (await timesOf(id, client)).map(({ state }) => state)

const order = (from = mentee.id, startsAt = SIX, amount: number | null = null) =>
  createBookingOrder(app, from, {
    mentorId: mentor.id,
    packageType: 'starter',
    startsAt,
    agenda: 'Check my drawing, please.',
    amount,
  })
const hold = (menteeId: MenteeId, startsAt = SIX) =>
  takeHold(app, { menteeId, mentorId: mentor.id, wanted: { packageType: 'starter', startsAt } })
const bookings = () => db.booking.findMany({ where: { mentorId: mentor.id }, orderBy: { id: 'asc' } })

describe('proposing', () => {
  test('keeps up to three open slots, and shows them to both sides, the soonest first', async () => {
    const id = await ask([at('10:30'), at('09:00')])
    const shown = { state: 'OPEN', reservedUntil: null, bookingId: null }
    for (const client of [asMentee(app, mentee.id), asMentor(app, mentor.id)])
      expect(await timesOf(id, client)).toEqual([
        { startsAt: at('09:00').toISOString(), endsAt: at('09:45').toISOString(), ...shown },
        { startsAt: at('10:30').toISOString(), endsAt: at('11:15').toISOString(), ...shown },
      ])
    const mail = await db.email.findFirstOrThrow({ where: { toAddress: mentor.email } })
    expect(mail.text).toContain('Tue 24 Nov, 9:00 am IST')
    expect(mail.text).toContain('Tue 24 Nov, 10:30 am IST')
  })

  test('says of each time what is wrong, and sends nothing then', async () => {
    const other = await makeMentee(db)
    await hold(other.id)
    const refused = await ask([SIX, at('10:05'), at('09:45', '2026-11-21')]).catch((error: unknown) => error)
    expect((refused as ValidationError).issues).toEqual([
      { path: 'proposedTimes.0', message: 'This time slot is no longer available' },
      { path: 'proposedTimes.1', message: 'This time slot is not offered' },
      { path: 'proposedTimes.2', message: 'This time has passed' },
    ])
    const soon = await ask([at('10:30', '2026-11-21'), at('09:00', '2026-12-30')]).catch((error: unknown) => error)
    expect((soon as ValidationError).issues).toEqual([
      { path: 'proposedTimes.0', message: 'This time starts in less than 60 minutes' },
      { path: 'proposedTimes.1', message: 'This time slot is not offered' },
    ])
    expect(await db.mentorshipRequest.count({ where: { menteeId: mentee.id } })).toBe(0)
  })

  test('three at most, each once; none of a mentor who is Busy', async () => {
    const four = ['09:00', '09:45', '10:30', '11:15'].map((time) => at(time))
    await expect(ask(four)).rejects.toThrow('Choose at most 3 times')
    await expect(ask([SIX, SIX])).rejects.toThrow('This time is there twice')
    await db.mentor.update({ where: { id: mentor.id }, data: { available: false } })
    await expect(ask([SIX])).rejects.toThrow('This time slot is not offered')
    await ask([])
  })

  test('a time at which the mentee has a session elsewhere is not proposed', async () => {
    await bookSession(tested, { mentorId: (await makeMentor(db)).id, menteeId: mentee.id, startsAt: SIX })
    await expect(ask([SIX])).rejects.toThrow('You already have a session at this time')
  })

  test('each shows its state now: taken, no longer offered, past', async () => {
    const id = await ask([at('09:00'), SIX, at('09:00', '2026-11-25')])
    await hold((await makeMentee(db)).id)
    await db.mentorAvailability.updateMany({ where: { mentorId: mentor.id, dayOfWeek: 3 }, data: { isActive: false } })
    expect(await statesOf(id, asMentor(app, mentor.id))).toEqual(['OPEN', 'TAKEN', 'NOT_OFFERED'])
    clock.set(at('09:01'))
    expect(await statesOf(id, asMentor(app, mentor.id))).toEqual(['PAST', 'OPEN', 'NOT_OFFERED'])
    await accept(id, null)
    expect(await statesOf(id)).toEqual(['NOT_CHOSEN', 'NOT_CHOSEN', 'NOT_CHOSEN'])
  })
})

describe('accepting with a time', () => {
  test('reserves it for 24 hours, for this mentee only, and tells how to pay', async () => {
    const id = await ask([at('09:00'), SIX])
    const until = new Date(clock.now().getTime() + DAY_MS)
    await accept(id)
    expect(await timesOf(id, asMentor(app, mentor.id))).toMatchObject([
      { state: 'NOT_CHOSEN' },
      { state: 'RESERVED', reservedUntil: until.toISOString(), bookingId: null },
    ])
    await expect(hold((await makeMentee(db)).id)).rejects.toThrow(SlotTakenError)
    const pay = `/booking/${mentor.id}?slot=2026-11-24+15%3A45&step=pay`
    const notice = await db.notification.findFirstOrThrow({ where: { userType: 'mentee', userId: mentee.id } })
    expect(notice).toMatchObject({ type: 'request_approved', link: pay })
    expect(notice.message).toBe(
      'Tue 24 Nov, 3:45 pm IST is reserved for you until Sun 22 Nov, 10:00 am IST. Pay to confirm it. Their answer: Gladly.',
    )
    const mail = await db.email.findFirstOrThrow({ where: { toAddress: mentee.email } })
    expect(mail.text).toContain('reserved for you until Sun 22 Nov, 10:00 am IST')
    // What was asked is the agenda, so that only paying is left.
    const live = typed('{ viewer { liveHold { agenda holdExpiresAt } } }')
    expect((await asMentee(app, mentee.id).run(live)).data.viewer!.liveHold).toEqual({
      agenda: 'Slope stability\n\nThird year civil, one internship on a dam site.',
      holdExpiresAt: until.toISOString(),
    })
  })

  test('is paid for by the usual order, which neither shortens nor lengthens it', async () => {
    const id = await ask([SIX])
    await accept(id)
    clock.advance(HOUR_MS)
    const { orderId, bookingId, amount } = await order()
    expect(amount).toBe(PRICE)
    const [kept] = await bookings()
    expect(kept).toMatchObject({ id: bookingId, holdExpiresAt: new Date('2026-11-22T04:30:00Z') })
    clock.advance(22 * HOUR_MS)
    expect(await verifyBookingPayment(app, mentee.id, await provider.pay(orderId))).toBe(bookingId)
    expect(await timesOf(id, asMentor(app, mentor.id))).toMatchObject([
      { state: 'BOOKED', reservedUntil: null, bookingId },
    ])
  })

  test('stays reserved when the payment provider cannot be reached', async () => {
    const id = await ask([SIX])
    await accept(id)
    await provider.chaos({ calls: 'checkout', status: 500 })
    await expect(order()).rejects.toThrow(PaymentProviderUnavailableError)
    expect(await timesOf(id)).toMatchObject([{ state: 'RESERVED', reservedUntil: '2026-11-22T04:30:00.000Z' }])
    await provider.chaos()
    const { orderId, bookingId } = await order()
    expect(await verifyBookingPayment(app, mentee.id, await provider.pay(orderId))).toBe(bookingId)
    expect(await statesOf(id)).toEqual(['BOOKED'])
  })

  test('ends by itself, with or without the sweep; others can take it then', async () => {
    const id = await ask([SIX])
    await accept(id)
    clock.advance(DAY_MS)
    expect(await statesOf(id)).toEqual(['LAPSED'])
    const { id: taken } = await hold((await makeMentee(db)).id)
    expect(taken).toBeGreaterThan(0)
    await sweep(app)
    expect(await statesOf(id)).toEqual(['LAPSED'])
  })

  test('ends when the session starts', async () => {
    clock.set(at('10:00'))
    const id = await ask([SIX])
    await accept(id)
    expect((await timesOf(id))[0]).toMatchObject({ state: 'RESERVED', reservedUntil: SIX.toISOString() })
    // An order in the last minutes does not lengthen it beyond that.
    clock.set(at('15:40'))
    await order()
    expect((await timesOf(id))[0]).toMatchObject({ reservedUntil: SIX.toISOString() })
    clock.set(SIX)
    expect(await statesOf(id)).toEqual(['LAPSED'])
  })

  test('the mentee gives it up; it is harmless later, and nobody else can', async () => {
    const id = await ask([SIX])
    await accept(id)
    const stranger = await makeMentee(db)
    await expect(giveUpTime(app, stranger.id, id)).rejects.toThrow('Request not found')
    expect(await statesOf(id)).toEqual(['RESERVED'])
    await giveUpTime(app, mentee.id, id)
    expect(await statesOf(id)).toEqual(['LAPSED'])
    await bookSession(tested, { mentorId: mentor.id, menteeId: stranger.id, startsAt: SIX })
    await giveUpTime(app, mentee.id, id)
    expect((await bookings()).map(({ status }) => status)).toEqual(['expired', 'confirmed'])
  })

  test('a booking made of it is not given up by it', async () => {
    const id = await ask([SIX])
    await accept(id)
    await bookSession(tested, { mentorId: mentor.id, menteeId: mentee.id, startsAt: SIX })
    await giveUpTime(app, mentee.id, id)
    expect(await statesOf(id)).toEqual(['BOOKED'])
  })

  test('a booking made of it that moves, or is cancelled, is not said to be at this time', async () => {
    const id = await ask([SIX])
    await accept(id)
    await bookSession(tested, { mentorId: mentor.id, menteeId: mentee.id, startsAt: SIX })
    const [booked] = await bookings()
    const later = { startsAt: at('10:30'), endsAt: at('11:15') }
    await db.booking.update({ where: { id: booked!.id }, data: later })
    expect(await timesOf(id)).toMatchObject([{ state: 'MOVED', bookingId: booked!.id }])
    await db.booking.update({ where: { id: booked!.id }, data: { status: 'cancelled' } })
    expect(await timesOf(id)).toMatchObject([{ state: 'CANCELLED', bookingId: booked!.id }])
  })

  test('what is booked at this time after it ended, or moves to it, is what became of it', async () => {
    const id = await ask([SIX])
    await accept(id)
    clock.advance(DAY_MS)
    expect(await statesOf(id)).toEqual(['LAPSED'])
    const bookingId = await bookSession(tested, { mentorId: mentor.id, menteeId: mentee.id, startsAt: SIX })
    for (const client of [asMentee(app, mentee.id), asMentor(app, mentor.id)])
      expect(await timesOf(id, client)).toMatchObject([{ state: 'BOOKED', reservedUntil: null, bookingId }])
    const other = at('10:30')
    const second = await ask([other])
    await accept(second, other)
    await giveUpTime(app, mentee.id, second)
    const moves = await bookSession(tested, {
      mentorId: mentor.id,
      menteeId: mentee.id,
      startsAt: at('09:00', '2026-11-26'),
    })
    await moveBooking(app, mentee.id, { bookingId: moves, startsAt: other })
    expect(await timesOf(second)).toMatchObject([{ state: 'BOOKED', bookingId: moves }])
    expect(await timesOf(id)).toMatchObject([{ state: 'BOOKED', bookingId }])
  })

  test('an included session at this time is what became of it', async () => {
    const sides = { mentorId: mentor.id, menteeId: mentee.id }
    const { subscriptionId: planId } = await bookPlan(tested, { ...sides, startDate: '2026-11-22' })
    const id = await ask([SIX])
    await accept(id)
    const book = () => bookPlanCall(app, mentee.id, { planId, startsAt: SIX, agenda: 'The next steps of the roadmap.' })
    await order()
    await expect(book()).rejects.toThrow(
      'You have started to pay for this time: it is reserved for that until Sun 22 Nov, 10:00 am IST. Give it up first',
    )
    await giveUpTime(app, mentee.id, id)
    const bookingId = await book()
    expect(await timesOf(id, asMentor(app, mentor.id))).toMatchObject([{ state: 'BOOKED', bookingId }])
  })

  test('another mentor who proposes this time for a session takes nothing; accepting that gives it up', async () => {
    const other = await makeMentor(db)
    const sides = { mentorId: other.id, menteeId: mentee.id }
    const bookingId = await bookSession(tested, { ...sides, startsAt: at('09:00', '2026-11-26') })
    const id = await ask([SIX])
    await accept(id)
    await proposeTime(app, other.id, { bookingId, startsAt: SIX })
    expect(await statesOf(id)).toEqual(['RESERVED'])
    await answerProposal(app, mentee.id, { bookingId, startsAt: SIX, accept: true })
    expect(await statesOf(id)).toEqual(['LAPSED'])
  })

  test.each([
    ['was not proposed', at('09:00'), ValidationError],
    ['is not offered any more', SIX, SlotNotOfferedError],
  ])('a time that %s is refused, and the request still waits', async (_what, time, refusal) => {
    const id = await ask([SIX])
    if (refusal === SlotNotOfferedError)
      await db.mentorAvailability.updateMany({ where: { mentorId: mentor.id }, data: { isActive: false } })
    await expect(accept(id, time)).rejects.toThrow(refusal)
    expect(await db.mentorshipRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'pending' })
    expect(await db.notification.count({ where: { userType: 'mentee', userId: mentee.id } })).toBe(0)
    await accept(id, null)
  })

  test('a time that was bought meanwhile is refused; without a time it is accepted', async () => {
    const id = await ask([SIX])
    await bookSession(tested, { mentorId: mentor.id, menteeId: (await makeMentee(db)).id, startsAt: SIX })
    await expect(accept(id)).rejects.toThrow(SlotTakenError)
    await accept(id, null)
    expect(await statesOf(id)).toEqual(['NOT_CHOSEN'])
  })

  test('a time at which the mentee has a session by now is refused', async () => {
    const id = await ask([SIX])
    await bookSession(tested, { mentorId: (await makeMentor(db)).id, menteeId: mentee.id, startsAt: SIX })
    await expect(accept(id)).rejects.toThrow('This mentee has another session at this time')
  })

  test('declining with a time is refused', async () => {
    const id = await ask([SIX])
    const answer = typed(`mutation ($input: RespondToMentorshipRequestInput!) {
      respondToMentorshipRequest(input: $input) { __typename ... on ValidationError { issues { path message } } }
    }`)
    const input = { requestId: id, status: 'REJECTED', acceptedTime: SIX.toISOString() } as const
    const { data } = await asMentor(app, mentor.id).run(answer, { input })
    expect(expectResult(data.respondToMentorshipRequest, 'ValidationError').issues).toEqual([
      { path: 'acceptedTime', message: 'A time goes with accepting only' },
    ])
  })

  test('a mentor who is Busy can give a time that was proposed before; it can be paid for', async () => {
    const id = await ask([SIX])
    await db.mentor.update({ where: { id: mentor.id }, data: { available: false } })
    await accept(id)
    const { orderId } = await order()
    await verifyBookingPayment(app, mentee.id, await provider.pay(orderId))
    expect(await statesOf(id)).toEqual(['BOOKED'])
  })

  test('hours that change later leave the reserved time; the price is that of the order', async () => {
    const id = await ask([SIX])
    await accept(id)
    await db.mentorAvailability.updateMany({ where: { mentorId: mentor.id }, data: { isActive: false } })
    await db.mentor.update({ where: { id: mentor.id }, data: { starterPackageRate: 99_900 } })
    await expect(order(mentee.id, SIX, PRICE)).rejects.toThrow('Amount does not match the package rate')
    expect(await statesOf(id)).toEqual(['RESERVED'])
    expect(await order(mentee.id, SIX, 99_900)).toMatchObject({ amount: 99_900 })
  })

  test('a mentor who is removed gives nothing: the time is over, and a payment is refunded', async () => {
    const id = await ask([SIX])
    await accept(id)
    const { orderId } = await order()
    await db.mentor.update({ where: { id: mentor.id }, data: { isActive: false } })
    expect(await statesOf(id)).toEqual(['LAPSED'])
    await provider.pay(orderId)
    await deliver()
    expect((await bookings()).map(({ status }) => status)).toEqual(['expired'])
  })
})

test('both sides hear when it is reserved, given up and paid for', async () => {
  const streams = [await asMentee(app, mentee.id).subscribe(CHANGED), await asMentor(app, mentor.id).subscribe(CHANGED)]
  const heard = async () =>
    (await Promise.all(streams.map((stream) => stream.next()))).map(
      ({ value }) => value?.data.mentorshipRequestChanged.request?.databaseId,
    )
  expect(await heard()).toEqual([undefined, undefined])
  const id = await ask([SIX])
  expect(await heard()).toEqual([id, id])
  await accept(id)
  expect(await heard()).toEqual([id, id])
  await giveUpTime(app, mentee.id, id)
  expect(await heard()).toEqual([id, id])
  clock.advance(DAY_MS)
  const second = await ask([SIX])
  await accept(second)
  expect([await heard(), await heard()]).toEqual([
    [second, second],
    [second, second],
  ])
  await bookSession(tested, { mentorId: mentor.id, menteeId: mentee.id, startsAt: SIX })
  expect(await heard()).toEqual([second, second])
  await Promise.all(streams.map((stream) => stream.return()))
})

test('an account with a reserved time is not closed: it says until when', async () => {
  const id = await ask([SIX])
  await accept(id)
  for (const person of [
    { type: 'mentee', id: mentee.id },
    { type: 'mentor', id: mentor.id },
  ] as const)
    expect(await bookingPersonalData.blockers!(db, person, clock.now())).toEqual(
      expect.arrayContaining([expect.stringContaining('reserved until 22 Nov 2026, 10:00 am IST')]),
    )
  await giveUpTime(app, mentee.id, id)
  expect(await bookingPersonalData.blockers!(db, { type: 'mentee', id: mentee.id }, clock.now())).toEqual([])
})

test('the notification asks to pay only while the time is reserved', async () => {
  const told = async () =>
    (
      await db.notification.findMany({ where: { userId: mentee.id, type: 'request_approved' }, orderBy: { id: 'asc' } })
    ).map(({ message }) => message)
  await accept(await ask([SIX]))
  await bookSession(tested, { mentorId: mentor.id, menteeId: mentee.id, startsAt: SIX })
  const other = at('10:30')
  const second = await ask([other])
  await accept(second, other)
  await giveUpTime(app, mentee.id, second)
  expect(await told()).toEqual([
    'You have booked Tue 24 Nov, 3:45 pm IST.',
    'Tue 24 Nov, 10:30 am IST is no longer reserved for you.',
  ])
})

test('a mail about a time that is over is not sent', async () => {
  const id = await ask([SIX])
  await accept(id)
  const mail = await db.email.findFirstOrThrow({ where: { toAddress: mentee.email, kind: 'request-reserved' } })
  const { isStillTrue } = requestMails.find(({ kind }) => kind === 'request-reserved')!
  expect(await isStillTrue(db, mail, clock.now())).toBe(true)
  expect(await isStillTrue(db, mail, new Date(clock.now().getTime() + DAY_MS))).toBe(false)
  const list = (isActive: boolean) => db.mentor.update({ where: { id: mentor.id }, data: { isActive } })
  await list(false)
  expect(await isStillTrue(db, mail, clock.now())).toBe(false)
  await list(true)
  await giveUpTime(app, mentee.id, id)
  expect(await isStillTrue(db, mail, clock.now())).toBe(false)
})

describe('one reserved time a mentee', () => {
  test('a slot that the mentee is paying for stays theirs: the mentor is told', async () => {
    const id = await ask([SIX])
    const chosen = await hold(mentee.id, at('09:00'))
    await expect(accept(id)).rejects.toThrow(MenteeHoldsError)
    expect((await bookings()).map((booking) => [booking.id, booking.status])).toEqual([[chosen.id, 'pending']])
  })

  test('the very slot that they have chosen is kept for longer', async () => {
    const id = await ask([SIX])
    const chosen = await hold(mentee.id)
    expect(await statesOf(id, asMentor(app, mentor.id))).toEqual(['OPEN'])
    await accept(id)
    expect((await bookings()).map((booking) => booking.id)).toEqual([chosen.id])
    expect((await timesOf(id))[0]).toMatchObject({ state: 'RESERVED', reservedUntil: '2026-11-22T04:30:00.000Z' })
  })

  test('choosing another slot, as a link to one does, leaves it reserved; ordering another gives it up', async () => {
    const id = await ask([SIX])
    await accept(id)
    await expect(hold(mentee.id, at('09:00'))).rejects.toThrow(
      'Tue 24 Nov, 3:45 pm IST is reserved for you. If you go on to pay for another time, we release it.',
    )
    expect(await statesOf(id)).toEqual(['RESERVED'])
    await order(mentee.id, at('09:00'))
    expect(await statesOf(id)).toEqual(['LAPSED'])
    // Their own again for the minutes that it takes to pay: it was not theirs by choice before.
    await hold(mentee.id)
  })
})

describe('again and again', () => {
  test('a time that was reserved is not reserved for longer by another request, and once more only after a day', async () => {
    const first = await ask([SIX])
    await accept(first)
    const second = await ask([SIX])
    await expect(accept(second)).rejects.toThrow('This time is already reserved for this mentee')
    clock.advance(DAY_MS)
    await expect(accept(second)).rejects.toThrow(/can reserve it again from Mon 23 Nov, 10:01 am IST/)
    await hold((await makeMentee(db)).id)
    clock.advance(DAY_MS + MINUTE_MS)
    await accept(second)
    expect(await statesOf(second)).toEqual(['RESERVED'])
  })

  test('giving up and asking again does not keep it beyond two days either', async () => {
    const far = at('15:45', '2026-11-28')
    for (let times = 1; times <= 2; times++) {
      const id = await ask([far])
      await accept(id, far)
      clock.advance(DAY_MS - MINUTE_MS)
      await giveUpTime(app, mentee.id, id)
    }
    const id = await ask([far])
    await expect(accept(id, far)).rejects.toThrow(SlotTakenError)
  })
})

describe('at once', () => {
  const MANY = 10

  test('two mentees with the same time: one gets it, the other request still waits', async () => {
    for (let round = 0; round < 5; round++) {
      mentor = await makeMentor(db)
      const ids = await Promise.all([mentee, await makeMentee(db)].map(({ id }) => ask([SIX], id)))
      const answers = await Promise.allSettled(ids.map((id) => accept(id)))
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
      expect(refused).toEqual([expect.any(SlotTakenError)])
      expect(await db.booking.count({ where: { mentorId: mentor.id, status: 'pending' } })).toBe(1)
      const states = await db.mentorshipRequest.groupBy({
        by: ['status'],
        where: { id: { in: ids } },
        _count: true,
        orderBy: { status: 'asc' },
      })
      expect(states.map(({ status, _count }) => [status, _count])).toEqual([
        ['pending', 1],
        ['approved', 1],
      ])
      await db.booking.updateMany({ where: { menteeId: mentee.id, status: 'pending' }, data: { status: 'expired' } })
      mentee = await makeMentee(db)
    }
  }, 60_000)

  test('many tabs accept with different times: the first counts', async () => {
    const times = [at('09:00'), at('10:30'), SIX]
    const id = await ask(times)
    const answers = await Promise.allSettled(
      Array.from({ length: MANY }, (_, place) => accept(id, times[place % times.length])),
    )
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
    expect(refused).toHaveLength(MANY - 1)
    for (const reason of refused) expect(reason).toBeInstanceOf(RequestClosedError)
    expect(await db.booking.count({ where: { mentorId: mentor.id } })).toBe(1)
    expect((await statesOf(id)).filter((state) => state === 'RESERVED')).toHaveLength(1)
    expect(await db.email.count({ where: { toAddress: mentee.email } })).toBe(1)
  })

  test('accepted and bought by somebody else at once: one has it', async () => {
    for (let round = 0; round < 5; round++) {
      mentor = await makeMentor(db)
      mentee = await makeMentee(db)
      const [id, buyer] = [await ask([SIX]), await makeMentee(db)]
      const answers = await Promise.allSettled([accept(id), hold(buyer.id)])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await db.booking.count({ where: { mentorId: mentor.id, status: 'pending' } })).toBe(1)
    }
  }, 60_000)
})
