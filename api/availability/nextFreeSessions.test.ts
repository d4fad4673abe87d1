/** The next free sessions, as they are found and by the rule in plain code. NEXT_SEED names another run. */
import { beforeAll, expect, test } from 'vitest'
import { createMemory } from '../database/memory.ts'
import { typed } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asGuest } from '../testing/client.ts'
import { seedOf } from '../testing/seed.ts'
import { recordStatements } from '../testing/statements.ts'
import { makeMentee } from '../testing/factories.ts'
import type { Slot } from '../rules/time/slots.ts'
import { addDays, dateOnly } from '../rules/time/time.ts'
import type { SlotsFor } from './calendars.ts'
import { sessionsByRule } from './nextFreeRule.testing.ts'
import { nextFreeSessions } from './nextFreeSessions.ts'

const SEED = seedOf('NEXT_SEED')
const { app, db, clock, url } = await testApp()
const MENTORS = 600

/** Numbers that follow from the seed. */
let state = SEED
function below(bound: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * bound)
}
const one = <T>(values: readonly T[]): T => values[below(values.length)]!

/** A mentor's time that is held, or booked when `data` says so. */
async function hold(
  mentorId: number,
  { startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>,
  data: { menteeId?: number; holdExpiresAt?: Date; status?: 'confirmed' },
) {
  await db.booking.create({
    data: { duration: 45, agenda: '', mentorId, selectedTimeSlot: '', startsAt, endsAt, status: 'pending', ...data },
  })
}

/** Many who open at the same time with the same score, some of whom are hidden, busy, booked, held or off. */
beforeAll(async () => {
  await db.mentor.createMany({
    data: Array.from({ length: MENTORS }, (_, n) => ({
      name: `Mentor ${n}`,
      email: `next-${n}@test.example`,
      passwordHash: '',
      experience: 3,
      status: below(12) === 0 ? ('pending_review' as const) : ('accepted' as const),
      isActive: below(12) > 0,
      available: below(12) > 0,
      mainBranch: one([
        'Civil Engineering',
        'Mechanical Engineering',
        'General',
        'Electrical & Electronics Engineering',
      ]),
      subBranch: one([null, 'Industrial IoT', 'Automobile Engineering']),
      rating: one([0, 0, 4.1, 4.8]),
      reviewCount: one([0, 0, 3, 9]),
    })),
  })
  const ids = (await db.mentor.findMany({ select: { id: true } })).map(({ id }) => id)
  // All but a few open at nine on the first two days: more than are looked at.
  await db.mentorAvailability.createMany({
    data: ids.flatMap((mentorId) =>
      [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) => {
        if (below(4) === 0) return []
        const startTime =
          dayOfWeek % 6 === 0 && below(9) > 0 ? '09:00' : one(['00:00', '06:15', '07:30', '09:00', '18:45'])
        const endTime = one(['19:30', '21:00', '24:00'])
        return [{ mentorId, dayOfWeek, startTime, endTime, isActive: below(9) > 0 }]
      }),
    ),
  })
  for (const mentorId of ids.filter((id) => id % 3 === 0)) {
    const date = one(['2026-11-21', '2026-11-22', '2026-11-23'])
    if (below(3) === 0)
      await db.availabilityException.create({
        data: { mentorId, startDate: dateOnly('2026-11-21'), endDate: dateOnly(date) },
      })
    const startsAt = new Date(`${date}T09:00:00+05:30`)
    const endsAt = new Date(startsAt.getTime() + one([45, 180]) * 60_000)
    const isHeld = below(2) === 0
    await hold(
      mentorId,
      { startsAt, endsAt },
      isHeld ? { holdExpiresAt: new Date(`2026-11-21T${one(['08:00', '12:00'])}:00+05:30`) } : { status: 'confirmed' },
    )
  }
  await db.mentor.deleteMany({ where: { id: { in: ids.filter((id) => id % 50 === 7) } } })
})

let crowded = 0
async function ruled(count: number, options: SlotsFor = {}) {
  const { sessions, isCrowded } = await sessionsByRule(app, count, options)
  if (isCrowded) crowded += 1
  return sessions
}

async function expectRuled(counts: readonly number[], options: SlotsFor = {}): Promise<number> {
  let found = 0
  for (const count of counts) {
    const wanted = await ruled(count, options)
    found = wanted.length
    expect(await nextFreeSessions(app, count, options)).toEqual(wanted)
  }
  return found
}

const TIMES = [
  '2026-11-21T00:05:00+05:30',
  '2026-11-21T08:30:00+05:30',
  '2026-11-21T14:10:00+05:30',
  '2026-11-21T19:00:00+05:30',
  '2026-11-21T23:45:00+05:30',
  '2026-11-22T05:29:00+05:30',
  '2026-11-24T18:29:59Z',
  '2026-11-24T18:30:00Z',
]

test.each(TIMES)(`at %s the next free sessions are those of the rule (NEXT_SEED=${SEED})`, async (now) => {
  clock.set(now)
  expect(await expectRuled([1, 2, 5, 10])).toBe(10)
})

test('on some of these days more worked than are looked at', () => expect(crowded).toBeGreaterThan(0))

test('a mentee sees what they hold themselves', async () => {
  clock.set('2026-11-21T08:30:00+05:30')
  const [first] = await nextFreeSessions(app, 5)
  const mentee = await makeMentee(db)
  await hold(first!.mentorId, first!.slot, {
    menteeId: mentee.id,
    holdExpiresAt: new Date('2026-11-21T12:00:00+05:30'),
  })
  await expectRuled([5])
  await expectRuled([5], { forMenteeId: mentee.id })
  expect(await nextFreeSessions(app, 5, { forMenteeId: mentee.id })).toContainEqual(first)
  expect(await nextFreeSessions(app, 5)).not.toContainEqual(first)
})

test('who works is read anew when a mentor has changed, and not when somebody books', async () => {
  clock.set('2026-11-21T08:30:00+05:30')
  const { db: watched, statements } = recordStatements(url)
  const memory = createMemory(app.pubsub.changes, clock, 1024 ** 2)
  const source = { ...app, db: watched, memory }
  const count = () => statements.splice(0).filter((text) => text.includes('mentor_availability a JOIN mentors')).length
  await app.pubsub.changes.caughtUp()
  const [first] = await nextFreeSessions(source, 5)
  expect(count()).toBeGreaterThan(0)
  await nextFreeSessions(source, 5)
  expect(count()).toBe(0)
  const { slot, mentorId } = first!
  await hold(mentorId, slot, { status: 'confirmed' })
  await app.pubsub.changes.caughtUp()
  expect(await nextFreeSessions(source, 5)).toEqual(await ruled(5))
  expect(count()).toBe(0)
  await db.mentor.update({ where: { id: mentorId }, data: { available: false } })
  await app.pubsub.changes.caughtUp()
  const after = await nextFreeSessions(source, 5)
  expect(after.map((session) => session.mentorId)).not.toContain(mentorId)
  expect(after).toEqual(await ruled(5))
  expect(count()).toBeGreaterThan(0)
})

test('Home takes a statement for each day that is looked at and eight more at most, a search of few six', async () => {
  clock.set('2026-11-21T08:30:00+05:30')
  const { db: watched, statements } = recordStatements(url)
  const guest = asGuest({ ...app, db: watched })
  const HOME =
    typed(`{ cheapest: mentors(available: true, sort: LOWEST_PRICE, first: 1) { edges { node { starterPackageRate } } }
    nextFreeSessions(first: 5) { mentor { name mainBranch } slot { startsAt } } mentors(first: 8) { edges { node { name nextFreeSlot { startsAt } } } } }`)
  expect((await guest.run(HOME)).errors).toBeUndefined()
  const days = statements.filter((text) => text.includes('mentor_availability a JOIN mentors')).length
  expect(days).toBeLessThanOrEqual(3)
  const calendars = statements.filter((text) => text.includes('WITH asked AS')).length
  // The cards' own are one of these.
  expect(calendars).toBeLessThanOrEqual(3)
  // Two are the order of the list, which is kept where changes are heard.
  expect(statements.splice(0)).toHaveLength(5 + days + calendars)
  const SEARCH = typed(
    `{ mentors(search: "mentor", mainBranch: "Civil Engineering", first: 12) { totalCount edges { node { name } } } }`,
  )
  await guest.run(SEARCH)
  expect(statements.splice(0)).toHaveLength(6)
  const memory = createMemory(app.pubsub.changes, clock, 1024 ** 2)
  await app.pubsub.changes.caughtUp()
  const again = asGuest({ ...app, db: watched, memory })
  expect([await again.run(SEARCH), await again.run(SEARCH)]).toEqual([await guest.run(SEARCH), await guest.run(SEARCH)])
  expect(statements).toHaveLength(6 + 5 + 2 * 6)
})

test('where few are left, and most of their time is taken, the sessions are those of the rule', async () => {
  const ids = (await db.mentor.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id)
  for (const left of [40, 5, 0]) {
    const few = ids.slice(0, left)
    await db.mentor.updateMany({ where: { id: { notIn: few } }, data: { available: false } })
    await db.availabilityException.deleteMany()
    const startDate = dateOnly('2026-11-21')
    await db.availabilityException.createMany({
      data: few.map((mentorId) => ({ mentorId, startDate, endDate: dateOnly(addDays('2026-11-21', below(12))) })),
    })
    for (const now of [TIMES[1]!, TIMES[6]!]) {
      clock.set(now)
      expect(await expectRuled([1, 10])).toBeLessThanOrEqual(left)
    }
  }
})

test('of mentors who are all up at dawn two come first, and the others only where there is nobody else', async () => {
  await db.mentor.updateMany({ data: { available: true } })
  await db.mentorAvailability.updateMany({ data: { startTime: '05:30', endTime: '07:30', isActive: true } })
  clock.set(TIMES[1]!)
  expect(await expectRuled([1, 10])).toBe(10)
})
