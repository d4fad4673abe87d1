/** What the dashboards read first: right, only the own, and in as many statements however many rows there are. */
import { MINUTE_MS } from '../rules/time/durations.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { typed } from '../graphql/typed.ts'
import { dateOnly, istInstant } from '../rules/time/time.ts'
import { slotTextAt } from '../rules/time/slotText.ts'
import { testApp } from '../testing/app.ts'
import { bookPlan, bookSession } from '../testing/bookings.ts'
import { asCommunity, asMentee, asMentor } from '../testing/client.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { registerPaid } from '../testing/workshops.ts'
import { cancelWorkshopRegistration } from '../workshops/register/cancelRegistration.ts'

// Saturday 21 November 2026, 10:00 am IST.
const t = await testApp()
const { app, db, clock } = t

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>

const WORKSHOP_EARNINGS = typed(`{ viewer { earnings { month amount platformFee mentorEarning payments {
  bookingId workshopId workshopTitle packageType menteeName selectedTimeSlot amount platformFee mentorEarning
} } } }`)
const DASHBOARD = typed(`{
  viewer {
    nextSession { selectedTimeSlot mentorName menteeName meetingLink }
    upcoming: bookedSessions(time: UPCOMING, first: 20) { edges { node { selectedTimeSlot status menteeName mentor { profileImage } } } }
    past: bookedSessions(time: PAST, first: 20) { edges { node { selectedTimeSlot status menteeName mentor { profileImage } } } }
    progress { sessionsCompleted hours upcoming }
    earnings { month amount platformFee mentorEarning payments { menteeName amount mentorEarning refundedAmount } }
    bookings(first: 5) { edges { node { status agenda } } }
    mentorshipRequests(first: 5, status: PENDING) { edges { node { discussionTopic } } }
  }
}`)

/** A session by hand, in whatever state. */
const session = (at: string, status: 'confirmed' | 'completed' | 'cancelled' | 'pending', sides = {}) => {
  const startsAt = istInstant(at.slice(0, 10), at.slice(11))
  return db.booking.create({
    data: {
      duration: 45,
      mentorId: mentor.id,
      menteeId: mentee.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 45 * MINUTE_MS),
      selectedTimeSlot: slotTextAt(startsAt),
      agenda: 'x',
      status,
      ...(status === 'pending' && { holdExpiresAt: new Date(clock.now().getTime() + 5 * MINUTE_MS) }),
      ...sides,
    },
  })
}

beforeAll(async () => {
  mentor = await makeMentor(db, { starterPackageRate: 100_000 })
  mentee = await makeMentee(db)
  await session('2026-11-20 09:00', 'completed', { duration: 60 })
  await session('2026-11-20 12:00', 'confirmed')
  await session('2026-11-24 09:00', 'cancelled')
  // It is being held.
  await session('2026-11-21 09:30', 'confirmed')
  await bookSession(t, { mentorId: mentor.id, menteeId: mentee.id, startsAt: istInstant('2026-11-23', '10:30') })
  // Holding another time would have let go of this one.
  await session('2026-11-25 09:00', 'pending')
  const other = await makeMentee(db)
  await session('2026-11-22 09:00', 'confirmed', { menteeId: other.id, mentorId: (await makeMentor(db)).id })
})

const read = async (client: ReturnType<typeof asMentor>) => {
  const { data, errors } = await client.run(DASHBOARD)
  expect(errors).toBeUndefined()
  return data.viewer!
}
type Viewer = Awaited<ReturnType<typeof read>>
const times = ({ edges }: Viewer['past']) => edges.map(({ node }) => `${node.selectedTimeSlot} ${node.status}`)

test('a mentee sees what is to be marked first, then the session that is being held, what comes, and what is over', async () => {
  const viewer = await read(asMentee(app, mentee.id))
  expect(viewer.nextSession).toMatchObject({ selectedTimeSlot: '2026-11-21 09:30', mentorName: mentor.name })
  // One that is over waits to be marked.
  expect(times(viewer.upcoming)).toEqual([
    '2026-11-20 12:00 CONFIRMED',
    '2026-11-21 09:30 CONFIRMED',
    '2026-11-23 10:30 CONFIRMED',
    '2026-11-25 09:00 PENDING',
  ])
  expect(times(viewer.past)).toEqual(['2026-11-24 09:00 CANCELLED', '2026-11-20 09:00 COMPLETED'])
  expect(viewer.progress).toEqual({ sessionsCompleted: 1, hours: 1, upcoming: 4 })
  expect(viewer.earnings).toBeNull()
})

test('a mentor sees the same, but for what is only held, and what was earned', async () => {
  const viewer = await read(asMentor(app, mentor.id))
  expect(viewer.nextSession).toMatchObject({ menteeName: mentee.name })
  // Only the mentee can mark a session that is over, so it comes last for the mentor.
  expect(times(viewer.upcoming)).toEqual([
    '2026-11-21 09:30 CONFIRMED',
    '2026-11-23 10:30 CONFIRMED',
    '2026-11-20 12:00 CONFIRMED',
  ])
  expect(times(viewer.past)).toEqual(['2026-11-24 09:00 CANCELLED', '2026-11-20 09:00 COMPLETED'])
  expect(viewer.progress).toBeNull()
  const payment = { menteeName: mentee.name, amount: 100_000, mentorEarning: 80_000, refundedAmount: 0 }
  const sums = { amount: 100_000, platformFee: 20_000, mentorEarning: 80_000 }
  expect(viewer.earnings).toEqual([{ month: '2026-11', ...sums, payments: [payment] }])
})

test('a mentor reads the whole list page by page, forwards and backwards', async () => {
  const PAGE = typed(`query ($first: Int, $after: String, $last: Int, $before: String) { viewer {
    bookedSessions(time: UPCOMING, first: $first, after: $after, last: $last, before: $before) {
      edges { cursor node { selectedTimeSlot } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  } }`)
  const sides = { menteeId: (await makeMentee(db)).id, mentorId: (await makeMentor(db)).id }
  const page = async (variables: object) =>
    (await asMentor(app, sides.mentorId).run(PAGE, variables)).data.viewer!.bookedSessions
  for (const at of ['2026-11-18 09:00', '2026-11-19 09:00', '2026-11-21 12:00', '2026-11-22 09:00', '2026-11-23 09:00'])
    await session(at, 'confirmed', sides)
  const gone = await session('2026-11-17 09:00', 'confirmed', { ...sides, menteeId: null })
  const days = ['21', '22', '23', '18', '19']
  for (const size of [1, 2, 3, 5, 6]) {
    const [forwards, backwards]: string[][] = [[], []]
    const day = ({ edges }: Awaited<ReturnType<typeof page>>) =>
      edges.map(({ node }) => node.selectedTimeSlot.slice(8, 10))
    for (let now, after = null; now?.pageInfo.hasNextPage !== false; after = now.pageInfo.endCursor) {
      now = await page({ first: size, after })
      forwards!.push(...day(now))
    }
    for (let now, before = null; now?.pageInfo.hasPreviousPage !== false; before = now.pageInfo.startCursor) {
      now = await page({ last: size, before })
      backwards!.unshift(...day(now))
    }
    expect([size, forwards, backwards]).toEqual([size, days, days])
  }
  // Nobody can mark what was held with somebody whose account is gone.
  expect(times((await read(asMentor(app, sides.mentorId))).past)).toEqual([`${gone.selectedTimeSlot} CONFIRMED`])
})

test('what goes back is earned by nobody', async () => {
  const { id } = await db.payment.findFirstOrThrow({ where: { order: { booking: { mentorId: mentor.id } } } })
  await db.refund.create({
    data: { paymentId: id, reason: 'slot_lost', amount: 25_000, idempotencyKey: 'a quarter', nextTryAt: null },
  })
  const month = (await read(asMentor(app, mentor.id))).earnings?.[0]
  expect(month).toMatchObject({ amount: 75_000, platformFee: 15_000, mentorEarning: 60_000 })
  expect(month?.payments[0]?.refundedAmount).toBe(25_000)
})

test('seats in workshops are earned as sessions are, until they go back', async () => {
  const holder = await makeMentor(db)
  const { id, title } = await makeWorkshop(db, { mentorId: holder.id, price: 49_901 })
  const kept = await registerPaid(t, id, { name: 'A visitor' })
  const { code } = await registerPaid(t, id)
  await cancelWorkshopRegistration(app, { code, expectedRefund: 49_901 })
  const { earnings } = (await asMentor(app, holder.id).run(WORKSHOP_EARNINGS)).data.viewer!
  const sums = { amount: 49_901, platformFee: 9_980, mentorEarning: 39_921 }
  const seat = { bookingId: null, workshopId: id, workshopTitle: title, packageType: null }
  expect(earnings).toMatchObject([
    { month: '2026-11', ...sums, payments: [{ amount: 0 }, { ...seat, ...sums, menteeName: kept.name }] },
  ])
  expect(earnings?.[0]?.payments[1]?.selectedTimeSlot).toBe('2026-12-05 16:00')
})

test('earnings asked for many times at once are too dear, however little of them is read', async () => {
  const again = Array.from({ length: 30 }, (_, n) => `a${n}: earnings { month }`).join(' ')
  const { errors } = await asMentor(app, mentor.id).run(`{ viewer { ${again} } }`)
  expect(errors?.[0]?.extensions.code).toBe('LIMIT_EXCEEDED')
})

test('others see nothing of it', async () => {
  const stranger = await read(asMentor(app, (await makeMentor(db)).id))
  expect(stranger).toMatchObject({ nextSession: null, upcoming: { edges: [] }, past: { edges: [] }, earnings: [] })
  const { id } = await db.communityMember.create({
    data: { name: 'Meera', email: 'm@test.example', branch: 'Civil', type: 'student' },
  })
  const member = await read(asCommunity(app, id))
  expect(member).toMatchObject({ nextSession: null, progress: null, earnings: null, upcoming: { edges: [] } })
})

test('each side is asked what waits for their answer, and nothing that is over or their own question', async () => {
  const ASKED = typed(`{ viewer { sessionsToAnswer { selectedTimeSlot } } }`)
  const asked = async (client: ReturnType<typeof asMentor>) =>
    (await client.run(ASKED)).data.viewer!.sessionsToAnswer.map(({ selectedTimeSlot }) => selectedTimeSlot)
  const one = await makeMentee(db)
  const sides = { menteeId: one.id, mentorId: (await makeMentor(db)).id }
  const now = clock.now()
  const report = (reportedBy: 'mentor' | 'mentee', answer: 'disputed' | null = null) => ({
    noShow: { create: { reportedBy, reportedAt: now, answer, answeredAt: answer && now } },
  })
  const ends = (minutes: number) => ({
    proposedStartsAt: istInstant('2026-12-20', '09:00'),
    proposalExpiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
  })
  await session('2026-11-20 15:00', 'confirmed', { ...sides, ...report('mentor') })
  await session('2026-11-20 16:00', 'confirmed', { ...sides, ...report('mentee') })
  await session('2026-11-20 17:00', 'confirmed', { ...sides, ...report('mentor', 'disputed') })
  await session('2026-12-10 09:00', 'confirmed', { ...sides, ...ends(1) })
  await session('2026-12-11 09:00', 'confirmed', { ...sides, ...ends(-1) })
  expect(await asked(asMentee(app, one.id))).toEqual(['2026-11-20 15:00', '2026-12-10 09:00'])
  expect(await asked(asMentor(app, sides.mentorId))).toEqual(['2026-11-20 16:00'])
  expect(await asked(asMentee(app, (await makeMentee(db)).id))).toEqual([])
})

test('twenty sessions take as many statements as three', async () => {
  const statements: string[] = []
  const watching = db.$extends({
    query: {
      $allOperations: ({ model, operation, args, query }) => (statements.push(`${model}.${operation}`), query(args)),
    },
  }) as unknown as Database
  const count = async (client: ReturnType<typeof asMentor>) => {
    statements.length = 0
    await read(client)
    return statements.toSorted()
  }
  const clients = () => [asMentee({ ...app, db: watching }, mentee.id), asMentor({ ...app, db: watching }, mentor.id)]
  const fewOfMentee = await count(clients()[0]!)
  const fewOfMentor = await count(clients()[1]!)
  for (let n = 0; n < 17; n += 1)
    await session(`2026-12-${String(n + 1).padStart(2, '0')} 09:00`, 'confirmed', {
      menteeId: n % 2 ? mentee.id : (await makeMentee(db)).id,
    })
  expect(await count(clients()[0]!)).toEqual(fewOfMentee)
  expect(await count(clients()[1]!)).toEqual(fewOfMentor)
  expect(fewOfMentor.length).toBeLessThanOrEqual(10)
})

test('months are those of India, to the millisecond', async () => {
  const where = { order: { booking: { mentorId: mentor.id } } }
  const payments = await db.payment.findMany({ where })
  const months = async (at: string) => {
    await db.payment.updateMany({ where, data: { capturedAt: new Date(at) } })
    return (await read(asMentor(app, mentor.id))).earnings?.map(({ month }) => month)
  }
  expect(await months('2026-11-30T18:29:59.999Z')).toEqual(['2026-11'])
  expect(await months('2026-11-30T18:30:00.000Z')).toEqual(['2026-12'])
  expect(await months('2026-12-31T18:30:00.000Z')).toEqual(['2027-01'])
  expect(await months('2028-02-29T18:30:00.000Z')).toEqual(['2028-03'])
  for (const { id, capturedAt } of payments) await db.payment.update({ where: { id }, data: { capturedAt } })
})

test('a mentor who is no longer accepted keeps what was booked and earned, and answers no requests', async () => {
  const [one, other] = [await makeMentor(db), await makeMentee(db)]
  const startsAt = istInstant('2026-11-26', '10:30')
  await bookSession(t, { mentorId: one.id, menteeId: other.id as never, startsAt })
  const request = await db.mentorshipRequest.create({
    data: {
      mentorId: one.id,
      menteeId: other.id,
      discussionTopic: 'Piles',
      background: 'Third year',
      preferredDateTime: startsAt,
    },
  })
  const before = await read(asMentor(app, one.id))
  for (const status of ['rejected', 'pending_review'] as const) {
    await db.mentor.update({ where: { id: one.id }, data: { status } })
    const after = await read(asMentor(app, one.id))
    expect([after.nextSession, after.upcoming, after.earnings]).toEqual([
      before.nextSession,
      before.upcoming,
      before.earnings,
    ])
    const { data } = await asMentor(app, one.id).run<{ respondToMentorshipRequest: { __typename: string } }>(
      `mutation { respondToMentorshipRequest(input: { requestId: ${request.id}, status: APPROVED }) { __typename } }`,
    )
    expect(data.respondToMentorshipRequest.__typename).toBe('NotAllowedError')
  }
})

test('a mentee has something ahead with a session, a hold, a plan, or a seat in a workshop; a mentor never', async () => {
  const ahead = async (client: ReturnType<typeof asMentor>) =>
    (await client.run(typed(`{ viewer { hasUpcoming } }`))).data.viewer?.hasUpcoming
  const fresh = async () => (await makeMentee(db)).id
  const soon = { startsAt: istInstant('2026-11-26', '09:00'), endsAt: istInstant('2026-11-26', '09:45') }
  const book = (menteeId: number, data: Partial<Prisma.BookingUncheckedCreateInput>) =>
    db.booking.create({
      data: { duration: 45, mentorId: mentor.id, menteeId, selectedTimeSlot: '', agenda: 'x', ...data },
    })
  expect(await ahead(asMentee(app, await fresh()))).toBe(false)
  expect(await ahead(asMentor(app, mentor.id))).toBe(false)

  const makeOffer = (menteeId: number, workshopId: number) =>
    db.waitingListEntry.create({
      data: {
        workshopId,
        menteeId,
        email: `offered-${menteeId}@example.org`,
        state: 'offered',
        queuedAt: clock.now(),
        offeredAt: clock.now(),
        offerExpiresAt: new Date(clock.now().getTime() + 5 * MINUTE_MS),
      },
    })

  const booked = await fresh()
  const { id } = await book(booked, { ...soon, status: 'confirmed' })
  expect(await ahead(asMentee(app, booked))).toBe(true)
  await db.booking.update({ where: { id }, data: { status: 'cancelled' } })
  expect(await ahead(asMentee(app, booked))).toBe(false)

  const holding = await fresh()
  const holdExpiresAt = new Date(clock.now().getTime() + 5 * MINUTE_MS)
  const month = { startDate: dateOnly('2026-11-21'), endDate: dateOnly('2026-12-21') }
  const hold = await book(holding, { ...month, packageType: 'advanced', status: 'pending', holdExpiresAt })
  expect(await ahead(asMentee(app, holding))).toBe(true)
  await db.booking.update({ where: { id: hold.id }, data: { holdExpiresAt: clock.now() } })
  expect(await ahead(asMentee(app, holding))).toBe(false)

  const monthly = await fresh()
  await bookPlan(t, { mentorId: mentor.id, menteeId: monthly, startDate: '2026-11-21' })
  expect(await ahead(asMentee(app, monthly))).toBe(true)

  const registered = await fresh()
  const workshop = await makeWorkshop(db, { mentorId: mentor.id })
  const seat = await makeRegistration(db, workshop.id, { menteeId: registered })
  expect(await ahead(asMentee(app, registered))).toBe(true)
  await db.workshopRegistration.update({ where: { id: seat.id }, data: { seat: 'none' } })
  expect(await ahead(asMentee(app, registered))).toBe(false)

  const offered = await fresh()
  const entry = await makeOffer(offered, workshop.id)
  expect(await ahead(asMentee(app, offered))).toBe(true)
  await db.waitingListEntry.update({ where: { id: entry.id }, data: { offerExpiresAt: clock.now() } })
  expect(await ahead(asMentee(app, offered))).toBe(false)
})
