import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { addJob } from './enqueue.ts'
import { countJobs, queueJobs } from './queue.jobs.ts'
import { workOf } from './work.ts'

const { app, db, clock, log } = await testApp()

test('a step that fails is logged by name and keeps no other from its work', async () => {
  await db.rateLimit.create({ data: { key: 'old', count: 1, resetAt: new Date(clock.now().getTime() - 1_000) } })
  const holds = () => Promise.reject(new Error('no holds today'))
  await workOf(app, [() => ({ sweep: { holds } }), queueJobs]).tasks.sweep()
  expect(log.filter(({ level }) => level === 'error')).toMatchObject([{ fields: { step: 'holds' } }])
  expect(await db.rateLimit.findUnique({ where: { key: 'old' } })).toBeNull()
})

test('two features cannot bring the same step or task', () => {
  const tidy = () => ({ sweep: { tidy: async () => undefined } })
  const send = () => ({ tasks: { sendEmail: async () => undefined } })
  expect(() => workOf(app, [tidy, tidy])).toThrow('tidy')
  expect(() => workOf(app, [send, send])).toThrow('sendEmail')
})

test('jobs that failed for the last time are counted, and forgotten after two weeks', async () => {
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
  await inTransaction(db, async (tx) => {
    for (const emailId of [1, 2, 3]) await addJob(tx, 'sendEmail', { emailId }, { key: `test:${emailId}` })
  })
  const age = (days: number) => new Date(clock.now().getTime() - days * 24 * 60 * 60_000)
  for (const [key, days] of [
    ['test:1', 15],
    ['test:2', 13],
  ] as const)
    await db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET attempts = max_attempts, updated_at = ${age(days)} WHERE key = ${key}`
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET updated_at = ${age(15)} WHERE key = 'test:3'`
  expect(await countJobs(app)).toEqual({ waiting: 1, failed: 2 })
  await workOf(app, [queueJobs]).tasks.sweep()
  expect(await countJobs(app)).toEqual({ waiting: 1, failed: 1 })
})
