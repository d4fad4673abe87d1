import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { loseJobs } from '../testing/jobs.ts'
import { addJob } from './enqueue.ts'
import type { FeatureJobs } from './work.ts'
import { startJobs, SWEEP } from './worker.ts'

const SOON = { timeout: 10_000 }

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
    await vi.waitFor(() => expect(finish).toHaveLength(1), SOON)
    for (const emailId of [1, 2, 3]) {
      await minute()
      // Added later than the sweep: once it has run, a free worker has passed the sweep by.
      await inTransaction(db, (tx) => addJob(tx, 'sendEmail', { emailId }))
      await vi.waitFor(() => expect(sent).toContain(emailId), SOON)
    }
    expect(finish).toHaveLength(1)
    finish[0]!()
    await vi.waitFor(() => expect(finish).toHaveLength(2), SOON)
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
  await vi.waitFor(() => expect(finish).toHaveLength(4), SOON)
  const stopped = jobs.stop()
  // Once the worker has nothing else to wait for.
  await pause(500)
  for (const end of finish) end()
  await stopped
  expect(await db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'sendEmail'`).toEqual([])
})

/** Jobs of one queue. */
const queue = (emailIds: readonly number[]) =>
  inTransaction(db, async (tx) => {
    for (const emailId of emailIds) await addJob(tx, 'sendEmail', { emailId }, { queue: 'one' })
  })

const sending = (send: (emailId: number) => Promise<void>): FeatureJobs[] => [
  () => ({ tasks: { sendEmail: ({ emailId }) => send(emailId) } }),
]

test('a queue goes on when its job has ended, also one that failed, and never does two at once', async () => {
  const begun = new Set<number>()
  let running = 0
  let most = 0
  const jobs = await startJobs(
    app,
    sending(async (emailId) => {
      begun.add(emailId)
      running += 1
      most = Math.max(most, running)
      await db.$queryRaw`SELECT 1`
      running -= 1
      if (emailId % 2 === 0) throw new Error('The mail could not be sent')
    }),
    url,
  )
  try {
    await queue([1, 2, 3, 4, 5, 6, 7, 8])
    await vi.waitFor(() => expect(begun.size).toBe(8), { timeout: 20_000 })
    expect(most).toBe(1)
  } finally {
    await jobs.stop()
  }
  await loseJobs(app)
})

test('the queue goes on at another node when the one that had its job takes no more', async () => {
  const begun: [node: string, emailId: number][] = []
  let finish = () => {}
  const first = await startJobs(
    app,
    sending(async (emailId) => {
      begun.push(['first', emailId])
      await new Promise<void>((resolve) => (finish = resolve))
    }),
    url,
  )
  await queue([1])
  await vi.waitFor(() => expect(begun).toHaveLength(1), SOON)
  await queue([2])
  const second = await startJobs(
    app,
    sending(async (emailId) => void begun.push(['second', emailId])),
    url,
  )
  try {
    const isStopped = first.stop()
    finish()
    await isStopped
    await vi.waitFor(() => expect(begun).toHaveLength(2), SOON)
    expect(begun).toEqual([
      ['first', 1],
      ['second', 2],
    ])
  } finally {
    await second.stop()
  }
})

test('a worker whose first question failed, as PostgreSQL was slow, is replaced by one that hears', async () => {
  const sent: number[] = []
  const waiting = () => db.$queryRaw<{ pid: number }[]>`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%_private_tasks%'`
  const [jobs] = await inTransaction(db, async (tx) => {
    await tx.$executeRaw`LOCK TABLE graphile_worker._private_tasks IN ACCESS EXCLUSIVE MODE`
    const started = await startJobs(
      app,
      sending(async (emailId) => void sent.push(emailId)),
      url,
      () => {},
      1_000,
    )
    const [asks] = await vi.waitUntil(async () => ((rows) => rows.length > 0 && rows)(await waiting()), SOON)
    await db.$queryRaw`SELECT pg_cancel_backend(${asks!.pid}::int)`
    await vi.waitUntil(async () => (await waiting()).length === 0, SOON)
    return [started]
  })
  try {
    await inTransaction(db, (tx) => addJob(tx, 'sendEmail', { emailId: 9 }))
    await vi.waitFor(() => expect(sent).toEqual([9]), SOON)
  } finally {
    await jobs.stop()
  }
})
