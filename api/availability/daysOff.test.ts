import { beforeEach, describe, expect, test } from 'vitest'
import { typed, type VariablesOf } from '../graphql/typed.ts'
import { freeSlotsOf } from './freeSlots.testing.ts'
import { DAYS_OFF_MAXIMUM } from '../rules/constants.ts'
import { addDays, dateOnly, istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { bookSession } from '../testing/bookings.ts'
import { asGuest, asMentee, asMentor, expectResult } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { createBookingOrder } from '../bookings/checkout/bookingOrder.graphql.ts'
import { nextFreeSessions } from './nextFreeSessions.ts'

// Saturday 21 November 2026, 10:00 am IST.
const t = await testApp()
const { app, db } = t

const SAVE = typed(`
  mutation ($input: SaveDaysOffInput!) {
    saveDaysOff(input: $input) {
      __typename
      ... on Error { message }
      ... on ValidationError { issues { path message } }
      ... on SaveDaysOffPayload {
        daysOff { databaseId startDate endDate note }
        sessions { selectedTimeSlot menteeName status }
        mentor { daysOff { databaseId startDate } }
      }
    }
  }
`)
const REMOVE = typed(`
  mutation ($id: Int!) {
    removeDaysOff(input: { id: $id }) { __typename ... on RemoveDaysOffPayload { mentor { daysOff { databaseId } } } }
  }
`)
const READ = typed(`
  query ($id: Int!) { mentor(id: $id) { daysOff { startDate endDate note } sessionsOnDaysOff { selectedTimeSlot } } }
`)
const DRAFT = typed(`
  query ($id: Int!, $daysOff: [DaysOffRangeInput!]) {
    mentor(id: $id) { sessionsOnDaysOff(daysOff: $daysOff) { selectedTimeSlot } }
  }
`)

type Input = VariablesOf<typeof SAVE>['input']

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  ;[mentor, mentee] = [await makeMentor(db), await makeMentee(db)]
})

const save = async (input: Input) => (await asMentor(app, mentor.id).run(SAVE, { input })).data.saveDaysOff
const saved = async (input: Input) => expectResult(await save(input), 'SaveDaysOffPayload')
const messages = async (input: Input) =>
  expectResult(await save(input), 'ValidationError').issues.map(({ path, message }) => `${path}: ${message}`)
const days = async (from: string, to: string) => [
  ...new Set((await freeSlotsOf(asGuest(app), mentor.id, from, to)).map(({ date }) => date)),
]

test('nothing is offered on days off, from the first to the last, and all around them is', async () => {
  await saved({ startDate: '2026-11-24', endDate: '2026-11-26', note: 'A wedding' })
  expect(await days('2026-11-22', '2026-11-28')).toEqual(['2026-11-22', '2026-11-23', '2026-11-27', '2026-11-28'])
  // To the last slot of the day before, and from the first of the day after.
  const around = await freeSlotsOf(asGuest(app), mentor.id, '2026-11-23', '2026-11-27')
  const starts = around.map(({ startsAt }) => startsAt)
  expect(starts).toContainEqual(istInstant('2026-11-23', '17:15'))
  expect(starts).toContainEqual(istInstant('2026-11-27', '09:00'))
  const one = await saved({ startDate: '2026-11-28' })
  expect(one.daysOff).toMatchObject({ startDate: '2026-11-28', endDate: '2026-11-28', note: null })
  expect(await days('2026-11-27', '2026-11-29')).toEqual(['2026-11-27', '2026-11-29'])
})

test('who books there is refused, and the lists of next times leave it out', async () => {
  await saved({ startDate: '2026-11-21', endDate: '2026-12-20' })
  const order = createBookingOrder(app, mentee.id, {
    mentorId: mentor.id,
    packageType: 'starter',
    startsAt: istInstant('2026-11-25', '10:30'),
    agenda: 'Storey drift in the Y direction.',
  })
  await expect(order).rejects.toThrow('This time slot is not offered')
  const next = (await nextFreeSessions(app, 50)).find(({ mentorId }) => mentorId === mentor.id)
  expect(next?.slot.date ?? '2026-12-21').toBe('2026-12-21')
  const { data } = await asMentee(app, mentee.id).run(
    typed('query ($id: Int!) { mentor(id: $id) { nextFreeSlot { startsAt } } }'),
    {
      id: mentor.id,
    },
  )
  // The thirtieth day is the first that is not off.
  expect(data.mentor?.nextFreeSlot?.startsAt).toBe(istInstant('2026-12-21', '09:00').toISOString())
})

test('sessions that are booked there are told, and stay', async () => {
  const startsAt = istInstant('2026-11-25', '10:30')
  await bookSession(t, { mentorId: mentor.id, menteeId: mentee.id, startsAt })
  await bookSession(t, { mentorId: mentor.id, menteeId: mentee.id, startsAt: istInstant('2026-11-27', '09:00') })
  const { sessions } = await saved({ startDate: '2026-11-24', endDate: '2026-11-26' })
  const told = { selectedTimeSlot: '2026-11-25 10:30', menteeName: mentee.name, status: 'CONFIRMED' }
  expect(sessions).toEqual([told])
  const { data } = await asMentor(app, mentor.id).run(READ, { id: mentor.id })
  expect(data.mentor?.sessionsOnDaysOff).toEqual([{ selectedTimeSlot: told.selectedTimeSlot }])
  expect(await db.booking.count({ where: { mentorId: mentor.id, status: 'confirmed' } })).toBe(2)
})

test('sessions on days that are not saved as days off yet are told before they are', async () => {
  for (const [day, time] of [
    ['2026-11-25', '10:30'],
    ['2026-11-27', '09:00'],
  ] as const)
    await bookSession(t, { mentorId: mentor.id, menteeId: mentee.id, startsAt: istInstant(day, time) })
  const on = async (daysOff: VariablesOf<typeof DRAFT>['daysOff'], who = asMentor(app, mentor.id)) =>
    (await who.run(DRAFT, { id: mentor.id, daysOff })).data.mentor?.sessionsOnDaysOff
  expect(await on([{ startDate: '2026-11-24', endDate: '2026-11-26' }])).toEqual([
    { selectedTimeSlot: '2026-11-25 10:30' },
  ])
  expect(await on([{ startDate: '2026-11-27' }])).toEqual([{ selectedTimeSlot: '2026-11-27 09:00' }])
  expect(await on([])).toEqual([])
  // Nor is any told where nothing is off.
  expect(await on(null)).toEqual([])
  expect(await on([{ startDate: '2026-11-24', endDate: '2026-11-30' }], asMentee(app, mentee.id))).toBeNull()
  const backwards = await asMentor(app, mentor.id).run(DRAFT, {
    id: mentor.id,
    daysOff: [{ startDate: '2026-11-26', endDate: '2026-11-24' }],
  })
  expect(backwards.errors?.[0]?.message).toBe('The last day must not be before the first')
  expect(await db.availabilityException.count({ where: { mentorId: mentor.id } })).toBe(0)
})

test('they can be changed and removed; then the hours hold again', async () => {
  const { daysOff } = await saved({ startDate: '2026-11-24', note: 'A wedding' })
  const changed = await saved({ id: daysOff.databaseId, startDate: '2026-11-25', endDate: '2026-11-26' })
  // What is not given stays.
  expect(changed.daysOff).toEqual({ ...daysOff, startDate: '2026-11-25', endDate: '2026-11-26' })
  expect(await days('2026-11-23', '2026-11-27')).toEqual(['2026-11-23', '2026-11-24', '2026-11-27'])
  const { data } = await asMentor(app, mentor.id).run(REMOVE, { id: daysOff.databaseId })
  expect(data.removeDaysOff).toEqual({ __typename: 'RemoveDaysOffPayload', mentor: { daysOff: [] } })
  expect(await days('2026-11-24', '2026-11-25')).toHaveLength(2)
  const again = await asMentor(app, mentor.id).run(REMOVE, { id: daysOff.databaseId })
  expect(again.data.removeDaysOff.__typename).toBe('NotFoundError')
})

test('nobody else sees them, changes them or removes them', async () => {
  const { daysOff } = await saved({ startDate: '2026-11-24', note: 'A wedding' })
  const other = await makeMentor(db)
  const hidden = { daysOff: null, sessionsOnDaysOff: null }
  for (const who of [asMentor(app, other.id), asMentee(app, mentee.id)])
    expect((await who.run(READ, { id: mentor.id })).data.mentor).toEqual(hidden)
  const input = { id: daysOff.databaseId, startDate: '2026-11-30' }
  const theirs = asMentor(app, other.id)
  expect((await theirs.run(SAVE, { input })).data.saveDaysOff.__typename).toBe('NotFoundError')
  expect((await theirs.run(REMOVE, { id: daysOff.databaseId })).data.removeDaysOff.__typename).toBe('NotFoundError')
  expect(await db.availabilityException.count({ where: { mentorId: mentor.id } })).toBe(1)
})

describe('refused', () => {
  test('backwards, over, too long, or with too long a note', async () => {
    expect(await messages({ startDate: '2026-11-26', endDate: '2026-11-24' })).toEqual([
      'endDate: The last day must not be before the first',
    ])
    expect(await messages({ startDate: '2026-11-01', endDate: '2026-11-20' })).toEqual(['endDate: These days are over'])
    expect(await messages({ startDate: '2026-11-24', endDate: '2027-11-25' })).toEqual([
      'endDate: Days off can last at most 366 days',
    ])
    expect(await messages({ startDate: '2026-11-24', note: 'x'.repeat(501) })).toEqual([
      'note: Note must be at most 500 characters',
    ])
    // Those that are running may be lengthened.
    await saved({ startDate: '2026-11-01', endDate: '2026-11-21' })
  })

  test('days that are off already, also when both are saved at once', async () => {
    const answers = await Promise.all(
      ['2026-11-24', '2026-11-25', '2026-11-26'].map((startDate) => save({ startDate, endDate: '2026-11-27' })),
    )
    const names = answers.map(({ __typename }) => __typename).toSorted()
    expect(names).toEqual(['SaveDaysOffPayload', 'ValidationError', 'ValidationError'])
    expect(await messages({ startDate: '2026-11-27', endDate: '2026-11-28' })).toEqual([
      'startDate: Some of these days are off already. Change those days off instead.',
    ])
    const next = await saved({ startDate: '2026-11-28' })
    expect(await messages({ id: next.daysOff.databaseId, startDate: '2026-11-27' })).toHaveLength(1)
  })

  test('more than fifty stretches ahead', async () => {
    const rows = Array.from({ length: DAYS_OFF_MAXIMUM }, (_, n) => dateOnly(addDays('2026-12-01', n * 2)))
    await db.availabilityException.createMany({
      data: rows.map((date) => ({ mentorId: mentor.id, startDate: date, endDate: date })),
    })
    const tooMany = ['startDate: You can have at most 50 stretches of days off ahead']
    expect(await messages({ startDate: '2026-11-24' })).toEqual(tooMany)
    // One that is over, put ahead, would be one more; one that is ahead is none more.
    const [over] = await db.availabilityException.createManyAndReturn({
      data: [{ mentorId: mentor.id, startDate: dateOnly('2026-11-02'), endDate: dateOnly('2026-11-03') }],
    })
    expect(await messages({ id: over!.id, startDate: '2026-11-24' })).toEqual(tooMany)
    const ahead = await db.availabilityException.findFirstOrThrow({
      where: { mentorId: mentor.id, id: { not: over!.id } },
    })
    await saved({ id: ahead.id, startDate: '2026-11-24' })
  })
})
