import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeMentor, makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { sweepRegistrationDigests } from './mentorNews.ts'

const { app, db, clock } = await testApp()
const MINUTE = 60_000
let mentor: Awaited<ReturnType<typeof makeMentor>>
let id: number

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  await db.workshop.deleteMany()
  mentor = await makeMentor(db)
  const title = 'Reading a beam drawing'
  ;({ id } = await makeWorkshop(db, { mentorId: mentor.id, title, maxParticipants: 50 }))
})

const register = () => makeRegistration(db, id, { registeredAt: clock.now() })
const told = async () =>
  (await db.notification.findMany({ where: { userId: mentor.id, userType: 'mentor' }, orderBy: { id: 'asc' } })).map(
    ({ message }) => message,
  )

test('waits ten minutes for others, and tells of all who came until then', async () => {
  await register()
  clock.advance(10 * MINUTE - 1)
  await register()
  await register()
  await sweepRegistrationDigests(app)
  expect(await told()).toEqual([])
  clock.advance(1)
  await sweepRegistrationDigests(app)
  expect(await told()).toEqual(['3 people registered for Reading a beam drawing. 3 of 50 seats are taken.'])
})

test('tells of each once, also when two processes come at once', async () => {
  await register()
  clock.advance(10 * MINUTE)
  await Promise.all(Array.from({ length: 8 }, () => sweepRegistrationDigests(app)))
  await sweepRegistrationDigests(app)
  expect(await told()).toEqual(['1 person registered for Reading a beam drawing. 1 of 50 seats is taken.'])
  await register()
  clock.advance(10 * MINUTE)
  await sweepRegistrationDigests(app)
  expect(await told()).toHaveLength(2)
  expect((await told())[1]).toBe('1 person registered for Reading a beam drawing. 2 of 50 seats are taken.')
})

test('says nothing of held seats, of seats given back, of cancelled workshops and of those without a mentor', async () => {
  const hold = { seat: 'held', paymentStatus: 'pending', holdExpiresAt: new Date('2026-11-21T06:00:00Z') } as const
  await makeRegistration(db, id, hold)
  await makeRegistration(db, id, { seat: 'none', cancelledAt: clock.now() })
  const cancelled = await makeWorkshop(db, { mentorId: mentor.id, isActive: false, cancelledAt: clock.now() })
  await makeRegistration(db, cancelled.id)
  await makeRegistration(db, (await makeWorkshop(db)).id)
  clock.advance(60 * MINUTE)
  await sweepRegistrationDigests(app)
  expect(await told()).toEqual([])
})

test('counts each person once, however registrations and sweeps fall together', async () => {
  for (let round = 0; round < 8; round++) {
    clock.advance(10 * MINUTE)
    await register()
    clock.advance(10 * MINUTE)
    const sweeps = Array.from({ length: 4 }, () => sweepRegistrationDigests(app))
    await Promise.all([...sweeps, register(), sweepRegistrationDigests(app)])
  }
  clock.advance(10 * MINUTE)
  await sweepRegistrationDigests(app)
  const counts = (await told()).map((message) => Number(/^\d+/.exec(message)?.[0]))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(16)
})
