import { beforeAll, beforeEach, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asGuest, asMentee, type Client } from '../testing/client.ts'
import type { FakeClock } from '../testing/clock.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { recordStatements } from '../testing/statements.ts'
import { freeSlotsOf } from './freeSlots.testing.ts'
import { slotsIn } from './freeSlots.ts'
import { nextFreeSessions } from './nextFreeSessions.ts'

// Saturday 21 November 2026, 10:00 am IST.
const NOW = '2026-11-21T10:00:00+05:30'
const TODAY = '2026-11-21'
let app: App
let db: Database
let clock: FakeClock
let url: string

beforeAll(async () => {
  ;({ app, db, clock, url } = await testApp())
})
beforeEach(async () => {
  clock.set(NOW)
  await db.booking.deleteMany()
  await db.mentor.deleteMany()
})

const at = (time: string, date = TODAY) => new Date(`${date}T${time}:00+05:30`)
const ist = (instant: Date | string) =>
  new Date(new Date(instant).getTime() + 330 * 60_000).toISOString().slice(0, 16).replace('T', ' ')

async function book(mentorId: number, start: Date, data: object = {}) {
  return await db.booking.create({
    data: {
      duration: 45,
      agenda: '',
      mentorId,
      selectedTimeSlot: ist(start),
      startsAt: start,
      endsAt: new Date(start.getTime() + 45 * 60_000),
      status: 'confirmed',
      ...data,
    },
  })
}
const hold = (menteeId: number | null, minutes: number) => ({
  menteeId,
  status: 'pending',
  holdExpiresAt: new Date(clock.now().getTime() + minutes * 60_000),
})
async function times(client: Client, mentorId: number, from = TODAY, to = TODAY) {
  const { data, errors } = await client.run(
    typed(`query ($id: Int!, $from: Date!, $to: Date!) {
        mentor(id: $id) { freeSlots(from: $from, to: $to) { startsAt } nextFreeSlot { startsAt } }
      }`),
    { id: mentorId, from, to },
  )
  if (errors) throw new Error(errors[0]!.message)
  const { freeSlots, nextFreeSlot } = data.mentor!
  return {
    free: freeSlots.map(({ startsAt }) => ist(startsAt).slice(11)),
    next: nextFreeSlot && ist(nextFreeSlot.startsAt),
  }
}

test('offers what the hours hold, an hour ahead at least, without what is confirmed or held', async () => {
  const mentor = await makeMentor(db, {
    availability: { create: [{ dayOfWeek: 6, startTime: '09:30', endTime: '14:00' }] },
  })
  const mentee = await makeMentee(db)
  expect(await times(asGuest(app), mentor.id)).toEqual({
    free: ['11:00', '11:45', '12:30', '13:15'],
    next: `${TODAY} 11:00`,
  })
  await book(mentor.id, at('11:00'))
  await book(mentor.id, at('12:30'), hold(mentee.id, 15))
  await book(mentor.id, at('13:15'), { status: 'cancelled' })
  expect(await times(asGuest(app), mentor.id)).toEqual({ free: ['11:45', '13:15'], next: `${TODAY} 11:45` })
})

test('a hold is free at once when its time is over, without waiting for a job', async () => {
  const mentor = await makeMentor(db, {
    availability: { create: [{ dayOfWeek: 6, startTime: '12:00', endTime: '12:45' }] },
  })
  await book(mentor.id, at('12:00'), hold((await makeMentee(db)).id, 15))
  expect((await times(asGuest(app), mentor.id)).free).toEqual([])
  clock.advance(15 * 60_000)
  expect((await times(asGuest(app), mentor.id)).free).toEqual(['12:00'])
})

test('a mentee’s own live hold does not stand in their way, only in everybody else’s', async () => {
  const mentor = await makeMentor(db, {
    availability: { create: [{ dayOfWeek: 6, startTime: '12:00', endTime: '13:30' }] },
  })
  const [holder, other] = [await makeMentee(db), await makeMentee(db)]
  await book(mentor.id, at('12:00'), hold(holder.id, 15))
  await book(mentor.id, at('12:45'), hold(null, 15))
  expect((await times(asMentee(app, holder.id), mentor.id)).free).toEqual(['12:00'])
  expect((await times(asMentee(app, other.id), mentor.id)).free).toEqual([])
  expect((await times(asGuest(app), mentor.id)).free).toEqual([])
})

test('a Busy, unlisted or unknown mentor offers no slots', async () => {
  const [busy, inReview, off] = [
    await makeMentor(db, { available: false }),
    await makeMentor(db, { status: 'pending_review' }),
    await makeMentor(db, { isActive: false }),
  ]
  expect(await times(asGuest(app), busy.id)).toEqual({ free: [], next: null })
  for (const id of [busy.id, inReview.id, off.id, 2_000_000])
    expect(await freeSlotsOf(asGuest(app), id, TODAY, TODAY)).toEqual([])
  // Administrators see every mentor, and slots of bookable ones only.
  for (const { id } of [busy, inReview, off]) expect(await freeSlotsOf(asAdmin(app), id, TODAY, TODAY)).toEqual([])
})

test('takes a range of at most 31 days, and stops 30 days from today', async () => {
  const { id } = await makeMentor(db, {
    availability: { create: [{ dayOfWeek: 1, startTime: '09:00', endTime: '09:45' }] },
  })
  const days = (await freeSlotsOf(asGuest(app), id, TODAY, '2026-12-21')).map(({ date }) => date)
  expect(days).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'])
  expect(await freeSlotsOf(asGuest(app), id, '2026-12-22', '2027-01-20')).toEqual([])
  await expect(times(asGuest(app), id, TODAY, '2026-12-22')).rejects.toThrow('Ask for at most 31 days at once')
  await expect(times(asGuest(app), id, TODAY, '2026-11-20')).rejects.toThrow(
    'The last day must not be before the first',
  )
})

test('one calendar works a range out once, however many aliases ask for it', () => {
  const calendar = {
    windows: [{ dayOfWeek: 6, startTime: '12:00', endTime: '14:00', isActive: true }],
    busy: [],
    off: [],
  }
  const slots = slotsIn(calendar, clock.now(), TODAY, TODAY)
  expect(slots).toHaveLength(2)
  expect(slotsIn(calendar, clock.now(), TODAY, TODAY)).toBe(slots)
  expect(slotsIn(calendar, clock.now(), TODAY, '2026-11-28')).toHaveLength(4)
  expect(slotsIn({ ...calendar }, clock.now(), TODAY, TODAY)).not.toBe(slots)
})

test('a page of cards costs three statements with the order of the list, as one card does', async () => {
  const { db: watching, statements } = recordStatements(url)
  const CARDS = typed(`query ($first: Int!, $today: Date!) {
    mentors(first: $first) {
      edges {
        node {
          name sessionsHeld
          nextFreeSlot { startsAt }
          freeSlots(from: $today, to: $today) { startsAt }
          weeklyAvailability { enabled }
          reviews(first: 2) { edges { node { authorName } } }
        }
      }
    }
  }`)
  const cards = async (first: number) => {
    statements.length = 0
    const { data, errors } = await asGuest({ ...app, db: watching }).run(CARDS, { first, today: TODAY })
    expect(errors).toBeUndefined()
    return {
      answered: data.mentors.edges.filter(({ node }) => node.nextFreeSlot !== null).length,
      statements: [...statements],
    }
  }
  for (let n = 0; n < 50; n++) await makeMentor(db)
  const one = await cards(1)
  expect(one.statements).toHaveLength(3)
  expect(await cards(50)).toMatchObject({ answered: 50, statements: { length: 3 } })
})

test('the week has seven days, Monday first, none enabled without hours', async () => {
  const mentor = await makeMentor(db, {
    availability: {
      create: [
        { dayOfWeek: 0, startTime: '18:00', endTime: '24:00' },
        { dayOfWeek: 1, startTime: '09:00', endTime: '10:00', isActive: false },
      ],
    },
  })
  const { data } = await asGuest(app).run(
    typed(`query ($id: Int!) { mentor(id: $id) { weeklyAvailability { weekday enabled startTime endTime } } }`),
    { id: mentor.id },
  )
  const week = data.mentor!.weeklyAvailability
  expect(week).toHaveLength(7)
  expect(week[0]).toEqual({ weekday: 'MONDAY', enabled: false, startTime: '09:00', endTime: '10:00' })
  expect(week[5]).toEqual({ weekday: 'SATURDAY', enabled: false, startTime: '10:00', endTime: '14:00' })
  expect(week[6]).toEqual({ weekday: 'SUNDAY', enabled: true, startTime: '18:00', endTime: '24:00' })
})

test('next free sessions: one a mentor, soonest first, the better ranked first at the same time', async () => {
  const hours = (dayOfWeek: number, startTime: string, endTime = '20:00') => ({
    create: [{ dayOfWeek, startTime, endTime }],
  })
  const noon = await makeMentor(db, { name: 'Noon', rating: 3, reviewCount: 9, availability: hours(6, '12:00') })
  await makeMentor(db, { name: 'Noon, better', rating: 5, reviewCount: 9, availability: hours(6, '12:00') })
  // Opened this morning, but taken until 1 pm.
  const late = await makeMentor(db, { name: 'Late', rating: 5, availability: hours(6, '06:15', '14:00') })
  for (const time of ['11:30', '12:15']) await book(late.id, at(time))
  await makeMentor(db, { name: 'Monday', availability: hours(1, '09:00') })
  await makeMentor(db, { name: 'Over for today', availability: hours(6, '06:00', '11:00') })
  await makeMentor(db, { name: 'Busy', available: false, availability: hours(6, '11:00') })
  await makeMentor(db, { name: 'In review', status: 'pending_review', availability: hours(6, '11:00') })
  const NEXT = typed(`query ($first: Int!) {
    nextFreeSessions(first: $first) { mentor { name nextFreeSlot { startsAt } } slot { startsAt } }
  }`)
  const ask = async (first: number) => {
    const { data } = await asGuest(app).run(NEXT, { first })
    return data.nextFreeSessions.map(({ mentor, slot }) => `${mentor.name} ${ist(slot.startsAt)}`)
  }
  expect(await ask(10)).toEqual([
    `Noon, better ${TODAY} 12:00`,
    `Noon ${TODAY} 12:00`,
    `Late ${TODAY} 13:00`,
    'Monday 2026-11-23 09:00',
    'Over for today 2026-11-28 06:00',
  ])
  expect(await ask(2)).toEqual([`Noon, better ${TODAY} 12:00`, `Noon ${TODAY} 12:00`])
  await book(noon.id, at('12:00'))
  expect(await ask(2)).toEqual([`Noon, better ${TODAY} 12:00`, `Noon ${TODAY} 12:45`])
  const { errors } = await asGuest(app).run('{ nextFreeSessions(first: 11) { slot { startsAt } } }')
  expect(errors?.[0]?.message).toBe('First must be from 1 to 10')
})

test('next free sessions: each branch before a second of any, two before 8 am, in the order of time', async () => {
  const hours = (dayOfWeek: number, startTime: string) => ({ create: [{ dayOfWeek, startTime, endTime: '20:00' }] })
  const MECHANICAL = 'Mechanical Engineering'
  clock.set('2026-11-21T04:00:00+05:30')
  for (const time of ['06:00', '06:15', '06:30', '09:00', '09:15'])
    await makeMentor(db, { name: `Civil ${time}`, availability: hours(6, time) })
  await makeMentor(db, { name: 'Gears', mainBranch: MECHANICAL, availability: hours(6, '18:00') })
  await makeMentor(db, {
    name: 'Tomorrow',
    mainBranch: 'General',
    subBranch: 'Industrial IoT',
    availability: hours(0, '10:00'),
  })
  const names = async (count: number) => {
    const sessions = await nextFreeSessions(app, count)
    const rows = await db.mentor.findMany({ where: { id: { in: sessions.map(({ mentorId }) => mentorId) } } })
    return sessions.map(({ mentorId }) => rows.find(({ id }) => id === mentorId)!.name)
  }
  expect(await names(3)).toEqual(['Civil 06:00', 'Gears', 'Tomorrow'])
  expect(await names(5)).toEqual(['Civil 06:00', 'Civil 06:15', 'Civil 09:00', 'Gears', 'Tomorrow'])
  // Nothing else is left: the third early one comes after all.
  expect(await names(7)).toHaveLength(7)
})

test('next free sessions: late in the evening tomorrow comes next; nobody working is an empty answer', async () => {
  expect(await nextFreeSessions(app, 5)).toEqual([])
  const { id } = await makeMentor(db, {
    availability: {
      create: [
        { dayOfWeek: 6, startTime: '09:00', endTime: '24:00' },
        { dayOfWeek: 0, startTime: '00:00', endTime: '03:00' },
      ],
    },
  })
  clock.set('2026-11-21T23:20:00+05:30')
  const [session] = await nextFreeSessions(app, 5)
  expect([session?.mentorId, ist(session!.slot.startsAt)]).toEqual([id, '2026-11-22 00:45'])
})
