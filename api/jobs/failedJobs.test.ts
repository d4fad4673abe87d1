/** Jobs that are out of tries: which wait for a person, and which nobody needs. */
import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { loseJobs } from '../testing/jobs.ts'
import { countJobs, failedJobs, tidyJobs } from './failedJobs.ts'
import { SWEEP } from './worker.ts'

const { app, db } = await testApp()

/** A job whose process was killed at its last try; `error`: of an earlier try. */
async function killed(task: string, key: string | null, error: string | null = null): Promise<void> {
  const [job] = await db.$queryRaw<{ id: bigint }[]>`SELECT id FROM graphile_worker.add_job(${task}, job_key := ${key})`
  if (error) await db.$executeRaw`SELECT graphile_worker.permanently_fail_jobs(ARRAY[${job!.id}::bigint], ${error})`
  else await db.$executeRaw`SELECT graphile_worker.reschedule_jobs(ARRAY[${job!.id}::bigint], attempts := 25)`
}

test('a sweep, and a job that was replaced while it ran, are needed by nobody unless they failed', async () => {
  await loseJobs(app)
  await killed('sweep', SWEEP.jobKey)
  await killed('checkOrder', null)
  await killed('checkOrder', 'order:1')
  await killed('checkOrder', null, 'The provider is away')
  const kept = [
    [null, 'The provider is away'],
    ['order:1', null],
  ]
  const found = async () => (await failedJobs(db, 10)).map(({ key, lastError }) => [key, lastError])
  expect(await found()).toEqual(kept)
  expect(await countJobs(app)).toEqual({ waiting: 0, failed: 2 })
  await tidyJobs(db, new Date(0))
  expect(await found()).toEqual(kept)
  expect(await db.$queryRaw`SELECT FROM graphile_worker.jobs`).toHaveLength(2)
})
