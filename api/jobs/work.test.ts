import { DAY_MS } from '../rules/time/durations.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { databaseTime, giveUpJobs, loseJobs } from '../testing/jobs.ts'
import { addJob } from './enqueue.ts'
import { countJobs } from './failedJobs.ts'
import { queueJobs } from './queue.jobs.ts'
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
  const add = (emailId: number) => inTransaction(db, (tx) => addJob(tx, 'sendEmail', { emailId }))
  await loseJobs(app)
  await add(1)
  await giveUpJobs(app)
  await add(2)
  const failedAt = await databaseTime(app)
  const sweepAfter = (days: number) => {
    clock.set(new Date(failedAt.getTime() + days * DAY_MS))
    return workOf(app, [queueJobs]).tasks.sweep()
  }
  await sweepAfter(13)
  expect(await countJobs(app)).toEqual({ waiting: 1, failed: 1 })
  await sweepAfter(15)
  expect(await countJobs(app)).toEqual({ waiting: 1, failed: 0 })
})
