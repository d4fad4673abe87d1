/** Lines of jobs, with workers that look by themselves once an hour: a line goes on because its last job has ended. */
import { beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { loseJobs } from '../testing/jobs.ts'
import { addJob } from './enqueue.ts'
import { installJobs } from './install.ts'
import type { FeatureJobs } from './work.ts'
import { startJobs } from './worker.ts'

const { app, db, url } = await testApp()
const HOUR_MS = 3_600_000
const SOON = { timeout: 10_000 }
beforeEach(() => loseJobs(app))

/** Starts a node that hands its mails to `send`; resolves once it has looked for jobs and is told of new ones. */
async function startNode(name: string, send: (emailId: number) => Promise<void>) {
  const feature: FeatureJobs = () => ({ tasks: { sendEmail: ({ emailId }) => send(emailId) } })
  const node = await startJobs(app, [feature], `${url}?application_name=${name}`, undefined, HOUR_MS)
  const ready = () => db.$queryRaw`SELECT FROM pg_stat_activity WHERE application_name = ${name}
    HAVING bool_and(state = 'idle') AND bool_or(query LIKE 'LISTEN "jobs:insert"%') AND bool_or(query LIKE 'with j as%')`
  await vi.waitFor(async () => expect(await ready()).toHaveLength(1), SOON)
  return node
}

const line = (emailIds: readonly number[]) =>
  inTransaction(db, async (tx) => {
    for (const emailId of emailIds) await addJob(tx, 'sendEmail', { emailId }, { queue: 'line' })
  })

test('a line goes on as soon as its job has ended, also one that failed', async () => {
  const begun: number[] = []
  let running = 0
  let most = 0
  const node = await startNode('alone', async (emailId) => {
    begun.push(emailId)
    running += 1
    most = Math.max(most, running)
    await db.$queryRaw`SELECT 1`
    running -= 1
    if (emailId % 2 === 0) throw new Error('The mail could not be sent')
  })
  const emailIds = Array.from({ length: 60 }, (_, index) => index + 1)
  try {
    await line(emailIds)
    // One that failed may have had its second turn.
    await vi.waitFor(() => expect(new Set(begun)).toEqual(new Set(emailIds)), SOON)
    expect(most).toBe(1)
  } finally {
    await node.stop()
  }
})

test('the line goes on at another node when the one that had its job takes no more', async () => {
  const begun: [node: string, emailId: number][] = []
  let finish = () => {}
  const first = await startNode('first', async (emailId) => {
    begun.push(['first', emailId])
    await new Promise<void>((resolve) => (finish = resolve))
  })
  await line([1])
  await vi.waitFor(() => expect(begun).toHaveLength(1), SOON)
  await line([2])
  const second = await startNode('second', async (emailId) => void begun.push(['second', emailId]))
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

test('a node starts while a transaction has added a job: it takes no lock for what is installed', async () => {
  await inTransaction(db, async (tx) => {
    await addJob(tx, 'sendEmail', { emailId: 1 }, { queue: 'line' })
    await installJobs(url)
  })
})

test('what is installed otherwise is replaced', async () => {
  const version = () => db.$queryRaw`SELECT obj_description(oid, 'pg_trigger') AS version FROM pg_trigger
    WHERE tgname = 'plumbline_line_is_free'`
  const installed = await version()
  await db.$executeRaw`COMMENT ON TRIGGER plumbline_line_is_free ON graphile_worker._private_job_queues IS 'older'`
  await installJobs(url)
  expect(await version()).toEqual(installed)
  await db.$executeRaw`DROP TRIGGER plumbline_line_is_free ON graphile_worker._private_job_queues`
  await installJobs(url)
  expect(await version()).toEqual(installed)
})
