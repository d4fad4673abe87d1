import { beforeEach, expect, test } from 'vitest'
import { takeHold } from '../bookings/hold/holds.ts'
import { typed, type VariablesOf } from '../graphql/typed.ts'
import { freeSlotsOf } from './freeSlots.testing.ts'
import { dateOnly, istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { bookSession } from '../testing/bookings.ts'
import { asAdmin, asGuest, asMentee, asMentor } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'

// Saturday 21 November 2026, 10:00 am IST.
const t = await testApp()
const { app, db } = t

const PREVIEW = typed(`
  query ($id: Int!, $week: WeeklyAvailabilityInput, $daysOff: [DaysOffRangeInput!]) {
    mentor(id: $id) {
      slotPreview(weeklyAvailability: $week, daysOff: $daysOff) {
        isOffered slotCount
        days { date isDayOff slots { startsAt endsAt } }
        sessions { selectedTimeSlot menteeName }
      }
    }
  }
`)
type Draft = Omit<VariablesOf<typeof PREVIEW>, 'id'>

let mentor: Awaited<ReturnType<typeof makeMentor>>
let mentee: Awaited<ReturnType<typeof makeMentee>>
beforeEach(async () => {
  ;[mentor, mentee] = [await makeMentor(db), await makeMentee(db)]
})

const asked = async (draft: Draft = {}) => await asMentor(app, mentor.id).run(PREVIEW, { id: mentor.id, ...draft })
const preview = async (draft: Draft = {}) => (await asked(draft)).data.mentor!.slotPreview!
const starts = (shown: Awaited<ReturnType<typeof preview>>) =>
  shown.days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt))

test('without a draft it is, slot by slot, what students are offered in two weeks', async () => {
  const shown = await preview()
  expect(shown.days.map(({ date }) => date)).toEqual(
    Array.from({ length: 14 }, (_, n) => new Date(Date.UTC(2026, 10, 21 + n)).toISOString().slice(0, 10)),
  )
  const offered = await freeSlotsOf(asGuest(app), mentor.id, '2026-11-21', '2026-12-04')
  expect(starts(shown)).toEqual(offered.map(({ startsAt }) => startsAt.toISOString()))
  expect(shown).toMatchObject({ isOffered: true, slotCount: offered.length, sessions: [] })
})

test('a draft shows exactly what students are offered once it is saved', async () => {
  await bookSession(t, { mentorId: mentor.id, menteeId: mentee.id, startsAt: istInstant('2026-11-24', '10:30') })
  await takeHold(app, {
    menteeId: mentee.id,
    mentorId: mentor.id,
    wanted: { packageType: 'starter', startsAt: istInstant('2026-11-24', '12:00') },
  })
  const off = { enabled: false, startTime: '09:00', endTime: '17:00' }
  const week = { tuesday: { enabled: true, startTime: '10:30', endTime: '14:00' }, sunday: off, saturday: off }
  const daysOff = [{ startDate: '2026-11-26', endDate: '2026-11-27' }, { startDate: '2026-12-01' }]
  const shown = await preview({ week, daysOff })
  expect(shown.days.filter(({ isDayOff }) => isDayOff).map(({ date }) => date)).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-12-01',
  ])
  expect(shown.days[3]!.slots.map(({ startsAt }) => startsAt)).toEqual(
    ['11:15', '12:45'].map((time) => istInstant('2026-11-24', time).toISOString()),
  )
  expect(shown.sessions).toEqual([{ selectedTimeSlot: '2026-11-24 10:30', menteeName: mentee.name }])
  // Nothing was saved by it.
  expect(starts(await preview())).not.toEqual(starts(shown))

  const saveWeek = typed(
    'mutation ($input: UpdateMentorProfileInput!) { updateMentorProfile(input: $input) { __typename } }',
  )
  await asMentor(app, mentor.id).run(saveWeek, { input: { weeklyAvailability: week } })
  for (const { startDate, endDate = startDate } of daysOff)
    await db.availabilityException.create({
      data: { mentorId: mentor.id, startDate: dateOnly(startDate), endDate: dateOnly(endDate) },
    })
  const offered = await freeSlotsOf(asGuest(app), mentor.id, '2026-11-21', '2026-12-04')
  expect(starts(shown)).toEqual(offered.map(({ startsAt }) => startsAt.toISOString()))
  expect(starts(await preview())).toEqual(starts(shown))
})

test('sessions outside the draft are shown too: they stay', async () => {
  await bookSession(t, { mentorId: mentor.id, menteeId: mentee.id, startsAt: istInstant('2026-11-29', '10:30') })
  const shown = await preview({ week: { sunday: { enabled: false, startTime: '09:00', endTime: '17:00' } } })
  expect(shown.days.find(({ date }) => date === '2026-11-29')?.slots).toEqual([])
  expect(shown.sessions).toHaveLength(1)
})

test('a mentor who is Busy or under review sees the slots, and that students do not', async () => {
  for (const data of [{ available: false }, { available: true, status: 'pending_review' as const }]) {
    await db.mentor.update({ where: { id: mentor.id }, data })
    const shown = await preview()
    expect([shown.isOffered, shown.slotCount > 0]).toEqual([false, true])
  }
})

test('hours that will not do are refused as on saving', async () => {
  const { data, errors } = await asked({ week: { monday: { enabled: true, startTime: '17:00', endTime: '09:00' } } })
  expect(data.mentor?.slotPreview).toBeNull()
  expect(errors?.[0]).toMatchObject({
    message: 'End time must be after start time',
    extensions: { code: 'ValidationError' },
  })
  const backwards = await asked({ daysOff: [{ startDate: '2026-11-26', endDate: '2026-11-24' }] })
  expect(backwards.errors?.[0]?.message).toBe('The last day must not be before the first')
})

test('asked for many times at once it is too dear, however little of it is read', async () => {
  const again = Array.from({ length: 30 }, (_, n) => `a${n}: slotPreview { isOffered }`).join(' ')
  const { errors } = await asMentor(app, mentor.id).run(`{ mentor(id: ${mentor.id}) { ${again} } }`)
  expect(errors?.[0]?.extensions.code).toBe('LIMIT_EXCEEDED')
})

test('it is for the mentor only', async () => {
  const other = await makeMentor(db)
  for (const who of [asGuest(app), asMentee(app, mentee.id), asMentor(app, other.id), asAdmin(app)])
    expect((await who.run(PREVIEW, { id: mentor.id })).data.mentor?.slotPreview).toBeNull()
})
