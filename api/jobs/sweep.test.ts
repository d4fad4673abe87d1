import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { sweep } from './sweep.ts'

test('a step that fails is logged by name and keeps no other from its work', async () => {
  const { app, db, clock } = await testApp()
  await db.rateLimit.create({ data: { key: 'old', count: 1, resetAt: new Date(clock.now().getTime() - 1_000) } })
  const failures: unknown[] = []
  const booking = new Proxy(db.booking, {
    get: (target, name) =>
      name === 'updateMany' ? () => Promise.reject(new Error('no holds today')) : Reflect.get(target, name),
  })
  const broken = new Proxy(db, { get: (target, name) => (name === 'booking' ? booking : Reflect.get(target, name)) })
  await sweep({ ...app, db: broken, log: { ...app.log, error: (fields) => void failures.push(fields) } })
  expect(failures).toMatchObject([{ step: 'holds' }])
  expect(await db.rateLimit.findUnique({ where: { key: 'old' } })).toBeNull()
})
