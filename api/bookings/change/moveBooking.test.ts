import { DAY_MS } from '../../rules/time/durations.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import type { MenteeId } from '../../graphql/identity.ts'
import { istInstant } from '../../rules/time/time.ts'
import { NotFoundError, RateLimitedError } from '../../rules/userErrors.ts'
import { bookSession } from '../../testing/bookings.ts'
import { asMentee, asMentor, expectResult } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { runDueJobs, sweep, taskHandlers } from '../../testing/jobs.ts'
import { PRICE, testTill } from '../../testing/till.ts'
import { BookingNotOpenError, MentorBusyError, SlotNotOfferedError, SlotTakenError } from '../bookingErrors.graphql.ts'
import { cancelBooking } from './cancelBooking.graphql.ts'
import { takeHold } from '../hold/holds.ts'
import { moveBooking, answerProposal, proposeTime } from './moveBooking.graphql.ts'

const till = await testTill()
const { app, db, clock } = till
const START = istInstant('2026-11-28', '10:30')
const OTHER = istInstant('2026-11-30', '09:45')
const DEADLINE = istInstant('2026-11-26', '10:30')
const after = (instant: Date, ms: number) => new Date(instant.getTime() + ms)

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
let bookingId: number

beforeEach(async () => {
  await till.calm()
  mentor = await makeMentor(db, { name: 'Asha Rao' })
  mentee = await makeMentee(db, { name: 'Ravi Jain' })
  bookingId = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt: START })
})

const row = () => till.booking(bookingId)
const move = (startsAt = OTHER) => moveBooking(app, mentee.id, { bookingId, startsAt })
const propose = (startsAt = OTHER) => proposeTime(app, mentor.id, { bookingId, startsAt })
const answer = (accept: boolean, startsAt = OTHER) => answerProposal(app, mentee.id, { bookingId, startsAt, accept })
const mails = (cause: string) =>
  db.email.findMany({ where: { dedupeKey: { startsWith: `booking:${bookingId}:${cause}` } }, orderBy: { id: 'asc' } })
/** Proposals that the bell still counts. */
const unanswered = () =>
  db.notification.count({
    where: { userType: 'mentee', userId: mentee.id, title: 'Another time is proposed', isRead: false },
  })
const line = (ics: string | null | undefined, name: string) =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(ics ?? '')?.[1]
const work = async () => {
  await sweep(app)
  await runDueJobs(app, taskHandlers(app))
}
const reasons = (answers: PromiseSettledResult<unknown>[]) =>
  answers.flatMap((settled) => (settled.status === 'rejected' ? [settled.reason as unknown] : []))

describe('a session that its mentee moves', () => {
  test('is at the new time with the same payment, and the old time is free', async () => {
    const before = await row()
    clock.advance(60_000)
    await move()
    expect(await row()).toMatchObject({
      id: bookingId,
      status: 'confirmed',
      startsAt: OTHER,
      movedFrom: START,
      endsAt: istInstant('2026-11-30', '10:30'),
      selectedTimeSlot: '2026-11-30 09:45',
      movedAt: clock.now(),
      paymentId: before.paymentId,
      orderId: before.orderId,
      paymentStatus: 'completed',
      calendarSequence: 1,
    })
    const other = await makeMentee(db)
    await bookSession(till, { mentorId: mentor.id, menteeId: other.id, startsAt: START })
  })

  test('is told to both, with a file that replaces theirs', async () => {
    const [confirmation] = await mails('confirmed')
    await move()
    const told = await mails('moved')
    expect(told.map(({ toAddress, subject }) => [toAddress, subject])).toEqual([
      [mentee.email, 'Moved: session with Asha Rao, now Mon 30 Nov, 9:45 am IST'],
      [mentor.email, 'Moved: session with Ravi Jain, now Mon 30 Nov, 9:45 am IST'],
    ])
    expect(told[0]!.text).toContain('You moved the session with Asha Rao: it is now on Mon 30 Nov, 9:45 am IST')
    expect(told[0]!.text).toContain('Full refund if you cancel by Sat 28 Nov, 9:45 am IST.')
    expect(told[1]!.text).toContain(
      'Ravi Jain moved the session: it is now on Mon 30 Nov, 9:45 am IST, no longer on Sat 28 Nov',
    )
    for (const { ics } of told) {
      expect(line(ics, 'METHOD')).toBe('PUBLISH')
      expect(line(ics, 'UID')).toBe(line(confirmation!.ics, 'UID'))
      expect(line(ics, 'SEQUENCE')).toBe('1')
      expect(line(ics, 'DTSTART')).toBe('20261130T041500Z')
    }
  })

  test('is reminded of at its new time only, and not made up for what has passed', async () => {
    await move()
    clock.set(after(START, -DAY_MS))
    await work()
    expect(await db.email.count({ where: { dedupeKey: { startsWith: `reminder:${bookingId}:` } } })).toBe(0)
    clock.set(after(OTHER, -DAY_MS))
    await work()
    const reminders = { where: { dedupeKey: { startsWith: `reminder:${bookingId}:${OTHER.getTime()}:24h` } } }
    expect(await db.email.count(reminders)).toBe(2)
  })

  test('to less than a day ahead has no reminder of a day', async () => {
    clock.set(istInstant('2026-11-24', '10:00'))
    await move(istInstant('2026-11-24', '16:30'))
    clock.advance(10 * 60_000)
    await work()
    expect(await db.email.count({ where: { dedupeKey: { startsWith: `reminder:${bookingId}:` } } })).toBe(0)
  })

  test('again to the same time changes nothing; twice tells the newest time only', async () => {
    await move()
    await move()
    expect(await mails('moved')).toHaveLength(2)
    await move(istInstant('2026-11-30', '15:00'))
    await work()
    expect((await mails('moved')).map(({ status }) => status)).toEqual(['dropped', 'dropped', 'kept', 'kept'])
    expect((await row()).calendarSequence).toBe(2)
  })

  test('lets go of a hold of their own on that time', async () => {
    await takeHold(app, {
      menteeId: mentee.id,
      mentorId: mentor.id,
      wanted: { packageType: 'starter', startsAt: OTHER },
    })
    await move()
    expect((await row()).startsAt).toEqual(OTHER)
    expect(await db.booking.count({ where: { menteeId: mentee.id, status: 'pending' } })).toBe(0)
  })
})

describe('stays when it was', () => {
  const stays = async () =>
    expect(await row()).toMatchObject({ startsAt: START, status: 'confirmed', calendarSequence: 0 })

  test('for a time that is held, booked, or being paid for by themselves', async () => {
    const other = await makeMentee(db)
    await takeHold(app, {
      menteeId: other.id,
      mentorId: mentor.id,
      wanted: { packageType: 'starter', startsAt: OTHER },
    })
    await expect(move()).rejects.toBeInstanceOf(SlotTakenError)
    const order = await till.order({ mentorId: mentor.id, menteeId: mentee.id, time: '15:00' })
    await expect(move(istInstant('2026-11-28', '15:00'))).rejects.toBeInstanceOf(SlotTakenError)
    expect((await till.booking(order.bookingId)).status).toBe('pending')
    await stays()
  })

  test('for a time that is not offered: off the grid, past, too soon, too far, or by a mentor who is busy', async () => {
    clock.set(istInstant('2026-11-24', '09:00'))
    for (const startsAt of [
      istInstant('2026-11-30', '09:50'),
      istInstant('2026-11-30', '20:15'),
      istInstant('2026-11-23', '09:45'),
      istInstant('2026-11-24', '09:45'),
      istInstant('2026-12-25', '09:45'),
    ])
      await expect(move(startsAt)).rejects.toBeInstanceOf(SlotNotOfferedError)
    await db.mentor.update({ where: { id: mentor.id }, data: { available: false } })
    await expect(move()).rejects.toBeInstanceOf(MentorBusyError)
    await stays()
  })

  test('once cancelling is not free any more: moving is no way around it', async () => {
    clock.set(after(DEADLINE, 1))
    await expect(move()).rejects.toThrow('A session can be moved up to 48 hours before it starts.')
    clock.set(after(START, 1))
    await expect(move()).rejects.toThrow('already started')
    await stays()
  })

  test('once an operator has given all of its payment back, also by a time that was proposed before', async () => {
    await propose()
    await till.provider.refundAsOperator((await row()).paymentId!)
    await till.deliver()
    const refused = /payment for this session was returned/
    await expect(move()).rejects.toThrow(refused)
    await expect(answer(true)).rejects.toThrow(refused)
    await expect(propose()).rejects.toThrow(refused)
    await stays()
    expect(await row()).toMatchObject({ paymentStatus: 'refunded' })
  })

  test('not while the bank only holds its money until it decides: then it moves', async () => {
    await till.bankHolds((await row()).paymentId!)
    await move()
    expect((await row()).startsAt).toEqual(OTHER)
  })

  test('for anybody else, and after five moves a day', async () => {
    const other = await makeMentee(db)
    await expect(moveBooking(app, other.id, { bookingId, startsAt: OTHER })).rejects.toBeInstanceOf(NotFoundError)
    await stays()
    for (const time of ['09:45', '10:30', '11:15', '12:00', '12:45']) await move(istInstant('2026-11-30', time))
    await expect(move(istInstant('2026-11-30', '15:00'))).rejects.toBeInstanceOf(RateLimitedError)
    expect((await row()).startsAt).toEqual(istInstant('2026-11-30', '12:45'))
  })
})

describe('at once', () => {
  test('twenty people who move to one time: one is there, the others stay and hear why', async () => {
    const time = (place: number) =>
      istInstant(
        place < 10 ? '2026-12-01' : '2026-12-02',
        ['09:00', '09:45', '10:30', '11:15', '12:00', '12:45', '13:30', '14:15', '15:00', '15:45'][place % 10]!,
      )
    const people = await Promise.all(Array.from({ length: 20 }, () => makeMentee(db)))
    const booked: { menteeId: MenteeId; bookingId: number; startsAt: Date }[] = []
    for (const [place, { id: menteeId }] of people.entries()) {
      const startsAt = time(place)
      booked.push({
        menteeId,
        startsAt,
        bookingId: await bookSession(till, { mentorId: mentor.id, menteeId, startsAt }),
      })
    }
    const answers = await Promise.allSettled(
      booked.map(({ menteeId, bookingId: id }) => moveBooking(app, menteeId, { bookingId: id, startsAt: OTHER })),
    )
    expect(reasons(answers)).toHaveLength(19)
    for (const reason of reasons(answers)) expect(reason).toBeInstanceOf(SlotTakenError)
    for (const [place, { bookingId: id, startsAt }] of booked.entries()) {
      const isWinner = answers[place]!.status === 'fulfilled'
      expect(await till.booking(id)).toMatchObject({ status: 'confirmed', startsAt: isWinner ? OTHER : startsAt })
    }
    expect(await db.email.count({ where: { kind: 'booking-moved', toAddress: mentor.email } })).toBe(1)
  }, 60_000)

  test('a move and fresh bookings of the same time: one has it', async () => {
    for (const time of ['09:00', '09:45', '10:30', '11:15']) {
      const startsAt = istInstant('2026-12-01', time)
      const others = await Promise.all(Array.from({ length: 6 }, () => makeMentee(db)))
      const answers = await Promise.allSettled([
        ...others.slice(0, 3).map(({ id }) =>
          takeHold(app, {
            menteeId: id,
            mentorId: mentor.id,
            wanted: { packageType: 'starter', startsAt },
          }),
        ),
        move(startsAt),
        ...others.slice(3).map(({ id }) =>
          takeHold(app, {
            menteeId: id,
            mentorId: mentor.id,
            wanted: { packageType: 'starter', startsAt },
          }),
        ),
      ])
      expect(reasons(answers)).toHaveLength(6)
      for (const reason of reasons(answers)) expect(reason).toBeInstanceOf(SlotTakenError)
      expect(
        await db.booking.count({ where: { mentorId: mentor.id, startsAt, status: { in: ['pending', 'confirmed'] } } }),
      ).toBe(1)
      expect((await row()).status).toBe('confirmed')
    }
  })

  test('moves and cancellations, by either side, round after round: cancelled once, and nothing moves after that', async () => {
    for (let round = 0; round < 10; round++) {
      const startsAt = istInstant('2026-11-29', ['09:00', '09:45', '10:30', '11:15', '12:00'][round % 5]!)
      if (round > 0) bookingId = await bookSession(till, { mentorId: mentor.id, menteeId: mentee.id, startsAt })
      const other = istInstant('2026-11-30', '15:00')
      const answers = await Promise.allSettled([
        move(),
        cancelBooking(app, { type: 'mentee', id: mentee.id }, { bookingId }),
        move(other),
        cancelBooking(app, { type: 'mentor', id: mentor.id }, { bookingId }),
        move(),
      ])
      for (const reason of reasons(answers)) expect(reason).toBeInstanceOf(BookingNotOpenError)
      const booking = await row()
      expect(booking).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
      const [payment] = await till.payments(booking.orderId!)
      expect(payment!.refunds.map(({ amount }) => amount)).toEqual([PRICE])
      // What was moved before was told with its own number, and before.
      const [moved, cancelled] = [await mails('moved'), await mails('cancelled')]
      expect(cancelled).toHaveLength(2)
      expect(booking.calendarSequence).toBe(1 + moved.length / 2)
      for (const { id } of moved) expect(id).toBeLessThan(cancelled[0]!.id)
      expect(booking.movedAt === null).toBe(moved.length === 0)
    }
  }, 30_000)

  test('one session to twenty times: it is at one of them, and none of the others is taken', async () => {
    const times = ['09:00', '09:45', '10:30', '11:15', '12:00'].flatMap((time) =>
      ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map((day) => istInstant(day, time)),
    )
    await Promise.allSettled(times.map((startsAt) => move(startsAt)))
    const live = await db.booking.findMany({ where: { mentorId: mentor.id, status: { in: ['pending', 'confirmed'] } } })
    expect(live.map(({ id }) => id)).toEqual([bookingId])
    expect(times.map(Number)).toContain(live[0]!.startsAt!.getTime())
  })
})

describe('a time that the mentor proposes', () => {
  test('is asked of the mentee and holds nothing', async () => {
    await propose()
    expect(await row()).toMatchObject({
      startsAt: START,
      proposedStartsAt: OTHER,
      proposalExpiresAt: after(clock.now(), 2 * DAY_MS),
    })
    const [mail, ...more] = await mails('proposed')
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      toAddress: mentee.email,
      subject: 'Another time? Session with Asha Rao, Mon 30 Nov, 9:45 am IST',
      ics: null,
    })
    expect(mail!.text).toContain('If you cancel the moved session: Refundable until Sat 28 Nov, 9:45 am IST')
    const other = await makeMentee(db)
    await bookSession(till, { mentorId: mentor.id, menteeId: other.id, startsAt: OTHER })
    await expect(answer(true)).rejects.toBeInstanceOf(SlotTakenError)
    expect(await row()).toMatchObject({ startsAt: START, status: 'confirmed' })
  })

  test('moves the session when it is accepted, once, also late and by a mentor who is busy', async () => {
    clock.set(after(DEADLINE, DAY_MS))
    await db.mentor.update({ where: { id: mentor.id }, data: { available: false } })
    await propose()
    await Promise.all(Array.from({ length: 10 }, () => answer(true)))
    expect(await row()).toMatchObject({
      startsAt: OTHER,
      proposedStartsAt: null,
      proposalExpiresAt: null,
      calendarSequence: 1,
    })
    expect(await unanswered()).toBe(0)
    const told = await mails('moved')
    expect(told).toHaveLength(2)
    expect(told[0]!.text).toContain('You accepted the new time for the session with Asha Rao')
    expect(told[1]!.text).toContain('Ravi Jain accepted the new time for the session: it is now on')
  })

  test('is gone when it is declined, expired, replaced, or the session was moved or cancelled', async () => {
    await propose()
    expect(await unanswered()).toBe(1)
    await answer(false)
    expect(await unanswered()).toBe(0)
    expect(await row()).toMatchObject({ startsAt: START, proposedStartsAt: null })
    expect(await mails('declined')).toMatchObject([{ toAddress: mentor.email }])
    const isGone = (startsAt?: Date) =>
      expect(answer(true, startsAt)).rejects.toThrow('This proposal is no longer open')
    await isGone()

    await propose()
    clock.advance(2 * DAY_MS)
    await isGone()

    await propose(istInstant('2026-11-30', '15:00'))
    await expect(answer(true)).rejects.toThrow('Your mentor has proposed another time since. Nothing has changed yet.')
    expect(await unanswered()).toBe(1)

    await move(istInstant('2026-11-30', '16:30'))
    expect(await unanswered()).toBe(0)
    await isGone(istInstant('2026-11-30', '15:00'))

    await propose()
    await cancelBooking(app, { type: 'mentee', id: mentee.id }, { bookingId })
    expect(await unanswered()).toBe(0)
    await isGone()
    expect(await row()).toMatchObject({ status: 'cancelled', proposedStartsAt: null })
  })

  test('is asked once, however often it is sent; and anew once it has run out', async () => {
    await Promise.all([propose(), propose(), propose()])
    clock.advance(60_000)
    await propose()
    const asked = () => db.email.count({ where: { kind: 'time-proposed', recipientId: mentee.id } })
    expect(await asked()).toBe(1)
    const open = await db.booking.findUniqueOrThrow({ where: { id: bookingId } })
    clock.set(open.proposalExpiresAt!)
    await propose()
    expect(await asked()).toBe(2)
  })

  test('is one of the mentor’s free ones, for a session of theirs that has not started', async () => {
    const stranger = await makeMentor(db)
    await expect(proposeTime(app, stranger.id, { bookingId, startsAt: OTHER })).rejects.toBeInstanceOf(NotFoundError)
    await expect(propose(istInstant('2026-11-30', '09:50'))).rejects.toBeInstanceOf(SlotNotOfferedError)
    await expect(propose(START)).rejects.toBeInstanceOf(BookingNotOpenError)
    const other = await makeMentee(db)
    await bookSession(till, { mentorId: mentor.id, menteeId: other.id, startsAt: OTHER })
    await expect(propose()).rejects.toBeInstanceOf(SlotTakenError)
    clock.set(START)
    await expect(propose(istInstant('2026-12-01', '09:45'))).rejects.toThrow('already started')
    const someone = await makeMentee(db)
    await expect(answerProposal(app, someone.id, { bookingId, startsAt: OTHER, accept: true })).rejects.toBeInstanceOf(
      NotFoundError,
    )
  })
})

test('the graph shows a proposal while it can be answered, and says who may do what', async () => {
  const SEEN =
    typed(`query ($id: Int!) { booking(id: $id) { startsAt movedAt proposal { startsAt endsAt expiresAt refundLine }
    viewerCanMove { allowed until } viewerCanPropose { allowed } } }`)
  const PROPOSE = typed(`mutation ($input: NewTimeInput!) { proposeTime(input: $input) {
    __typename ... on ProposeTimePayload { booking { proposal { startsAt } } } } }`)
  const ACCEPT = typed(`mutation ($input: AnswerProposalInput!) { answerProposal(input: $input) {
    __typename ... on AnswerProposalPayload { booking { startsAt proposal { startsAt } } } } }`)
  const [owner, host] = [asMentee(app, mentee.id), asMentor(app, mentor.id)]
  const input = { bookingId, startsAt: OTHER.toISOString() }
  const { proposeTime: asked } = (await host.run(PROPOSE, { input })).data
  expect(expectResult(asked, 'ProposeTimePayload').booking.proposal).toEqual({ startsAt: OTHER.toISOString() })
  const seen = async (client = owner) => (await client.run(SEEN, { id: bookingId })).data.booking
  const promised = istInstant('2026-11-29', '10:30')
  await db.booking.update({ where: { id: bookingId }, data: { freeUntil: promised } })
  expect((await seen())?.proposal?.refundLine).toBe('Refundable until Sat 28 Nov, 9:45 am IST')
  await db.booking.update({ where: { id: bookingId }, data: { freeUntil: null } })
  expect(await seen()).toMatchObject({
    proposal: { startsAt: OTHER.toISOString(), endsAt: '2026-11-30T05:00:00.000Z' },
    viewerCanMove: { allowed: true, until: DEADLINE.toISOString() },
    viewerCanPropose: { allowed: false },
  })
  expect(await seen(host)).toMatchObject({ viewerCanMove: { allowed: false }, viewerCanPropose: { allowed: true } })
  expect((await owner.run(PROPOSE, { input })).data.proposeTime.__typename).toBe('NotAllowedError')
  expect((await host.run(ACCEPT, { input: { ...input, accept: true } })).data.answerProposal.__typename).toBe(
    'NotAllowedError',
  )
  const { answerProposal: done } = (await owner.run(ACCEPT, { input: { ...input, accept: true } })).data
  expect(expectResult(done, 'AnswerProposalPayload').booking).toEqual({ startsAt: OTHER.toISOString(), proposal: null })
  expect(await seen(host)).toMatchObject({
    startsAt: OTHER.toISOString(),
    movedAt: clock.now().toISOString(),
    proposal: null,
  })
})
