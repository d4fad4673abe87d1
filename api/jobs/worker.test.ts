import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { addJob } from './enqueue.ts'
import type { FeatureJobs } from './work.ts'
import { startJobs, SWEEP } from './worker.ts'

const { app, db, url } = await testApp()

/** A minute has passed. */
const minute = () => db.$executeRaw`
  SELECT graphile_worker.add_job('sweep', job_key := ${SWEEP.jobKey}, queue_name := ${SWEEP.queueName}, max_attempts := 1)`

test('sweeps that take longer than a minute go one after the other, and other jobs beside them', async () => {
  const finish: (() => void)[] = []
  const sent: number[] = []
  const slow: FeatureJobs = () => ({
    tasks: { sendEmail: async ({ emailId }) => void sent.push(emailId) },
    sweep: { slow: () => new Promise<void>((resolve) => finish.push(resolve)) },
  })
  const jobs = await startJobs(app, [slow], url)
  try {
    await minute()
    await vi.waitFor(() => expect(finish).toHaveLength(1), { timeout: 10_000 })
    for (const emailId of [1, 2, 3]) {
      await minute()
      // Added later than the sweep: once it has run, a free worker has passed the sweep by.
      await inTransaction(db, (tx) => addJob(tx, 'sendEmail', { emailId }))
      await vi.waitFor(() => expect(sent).toContain(emailId), { timeout: 10_000 })
    }
    expect(finish).toHaveLength(1)
    finish[0]!()
    await vi.waitFor(() => expect(finish).toHaveLength(2), { timeout: 10_000 })
    finish[1]!()
  } finally {
    for (const end of finish) end()
    await jobs.stop()
  }
  expect(finish).toHaveLength(2)
})

test('a stop waits for the jobs under way, and until their end is written', async () => {
  const finish: (() => void)[] = []
  const slow: FeatureJobs = () => ({
    tasks: { sendEmail: () => new Promise<void>((resolve) => finish.push(resolve)) },
  })
  const jobs = await startJobs(app, [slow], url)
  await inTransaction(db, async (tx) => {
    for (const emailId of [1, 2, 3, 4]) await addJob(tx, 'sendEmail', { emailId })
  })
  await vi.waitFor(() => expect(finish).toHaveLength(4), { timeout: 10_000 })
  const stopped = jobs.stop()
  // Once the worker has nothing else to wait for.
  await pause(500)
  for (const end of finish) end()
  await stopped
  expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'sendEmail'`).toEqual([])
})
