/** Locked jobs that nobody does any more: which are free again, which wait for a person, and which nobody needs. */
import { beforeEach, expect, test } from 'vitest'
import pg from 'pg'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'
import { addJob } from './enqueue.ts'
import { failedJobs } from './failedJobs.ts'
import { createWatch, MISSES } from './liveness.ts'
import { createLostJobs } from './lostJobs.ts'
import { countJobs } from './queue.jobs.ts'
import { SWEEP } from './worker.ts'

const { app, db, url } = await testApp()
const client = new pg.Client({ connectionString: url })
await client.connect()
afterFile(() => client.end())

const GONE = 'a worker that lost its connections'

/** All of them are being done, at their last try where `left` is 0. */
async function begin(left: number, error: string | null = null): Promise<void> {
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_by = ${GONE}, locked_at = now(),
    attempts = max_attempts - ${left}::int, last_error = ${error} WHERE locked_by IS NULL`
  await db.$executeRaw`UPDATE graphile_worker._private_job_queues SET locked_by = ${GONE}, locked_at = now()`
}
const check = (orderId: number) =>
  inTransaction(db, (tx) => addJob(tx, 'checkOrder', { orderId }, { key: `order:${orderId}`, queue: 'provider' }))

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
})

/** Looks once, from the same worker each time. */
type Look = () => Promise<unknown>
const fromOutside = (): Look => {
  const watch = createWatch(client)
  return () => watch.beat(null)
}
const fromInside = (): Look => {
  const lostJobs = createLostJobs(client, () => new Set(), MISSES)
  return () => lostJobs.beat(GONE)
}

test.each([
  ['of a worker that is gone', fromOutside],
  ['that our own worker has lost', fromInside],
])('of the jobs %s only those that somebody needs are left', async (_whose, lookout) => {
  await db.$executeRaw`SELECT graphile_worker.add_job('sweep', job_key := ${SWEEP.jobKey},
    queue_name := ${SWEEP.queueName}, max_attempts := ${SWEEP.maxAttempts}::int)`
  await begin(0)
  await check(1)
  await check(2)
  await begin(24)
  await check(3)
  await begin(20, 'The provider is away')
  await inTransaction(db, (tx) => addJob(tx, 'sendPasswordReset', { requestId: 'a', email: 'kills@test.example' }))
  await begin(0)
  // These are queued anew while they run.
  await check(1)
  await check(3)
  const look = lookout()
  for (let count = 1; count < MISSES; count += 1) await look()
  expect(await failedJobs(db, 10)).toEqual([])
  await look()
  const failed = await failedJobs(db, 10)
  expect(failed.map(({ task, payload, lastError }) => [task, payload, lastError])).toEqual([
    ['checkOrder', { orderId: 3 }, 'The provider is away'],
    ['sendPasswordReset', { requestId: 'a', email: 'kills@test.example' }, null],
  ])
  // Order 2 once more, and what took the place of 1 and 3.
  expect(await countJobs(app)).toEqual({ waiting: 3, failed: 2 })
  expect(
    await db.$queryRaw`
    SELECT locked_by FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
    UNION ALL SELECT locked_by FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL`,
  ).toEqual([])
})
