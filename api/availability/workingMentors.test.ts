import { expect, test } from 'vitest'
import { createMemory, type Memory } from '../database/memory.ts'
import { testApp } from '../testing/app.ts'
import { makeMentor } from '../testing/factories.ts'
import { nextFreeSessions } from './nextFreeSessions.ts'

const { app, db, clock } = await testApp()
const hours = (...days: number[]) => days.map((dayOfWeek) => ({ dayOfWeek, startTime: '10:00', endTime: '12:00' }))

test('who stops working on a day while somebody looks at the next is found there by all others', async () => {
  clock.set('2026-11-21T08:30:00+05:30')
  const moves = await makeMentor(db, { availability: { create: hours(6, 0) } })
  await makeMentor(db, { availability: { create: hours(6) } })
  await app.pubsub.changes.caughtUp()
  const memory = createMemory(app.pubsub.changes, clock, 1024 ** 2)
  let days = 0
  const afterFirst: Memory = {
    ...memory,
    async read(key, tables, read) {
      const answer = await memory.read(key, tables, read)
      if (++days > 1) return answer
      await db.mentorAvailability.deleteMany({ where: { mentorId: moves.id, dayOfWeek: 6 } })
      await app.pubsub.changes.caughtUp()
      return answer
    },
  }
  await nextFreeSessions({ ...app, memory: afterFirst }, 2)
  expect(days).toBeGreaterThan(1)
  const sessions = await nextFreeSessions({ ...app, memory }, 2)
  expect(sessions.map(({ slot }) => slot.date)).toEqual(['2026-11-21', '2026-11-22'])
  expect(sessions[1]).toMatchObject({ mentorId: moves.id })
})
