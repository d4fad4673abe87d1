/** A worker that cannot write the end of its jobs, and one that ends by itself. */
import { expect, test, vi } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { endProcesses, startProcess } from '../testing/process.ts'
import { tcpProxy } from '../testing/proxy.ts'
import { addJob } from './enqueue.ts'
import type { FeatureJobs } from './work.ts'
import { startJobs } from './worker.ts'

endProcesses()

const { app, db, url, log } = await testApp()
const replaced = () => log.filter(({ message }) => message.includes('is replaced'))

/** Failures that nobody waits for, which the process logs, and which the test runner would count as its own. */
function catchUnhandled(): { failures: unknown[]; restore(): void } {
  const failures: unknown[] = []
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (error) => void failures.push(error))
  return {
    failures,
    restore() {
      process.removeAllListeners('unhandledRejection')
      for (const listener of listeners) process.on('unhandledRejection', listener)
    },
  }
}

/** Between two looks, in ms: long enough for a job to be taken and done, and for a new connection. */
const LOOK_MS = 2_000

/** The job beside them, which is still being done when their end is lost, and the one that fails. */
const [LONG, FAILS] = [3, 2]

test('the database is away while jobs end, one well and one in failure: their queues go on after the jobs beside them, and a long one is not begun again', async () => {
  const proxy = await tcpProxy(url)
  const unhandled = catchUnhandled()
  const replacedBefore = replaced().length
  const begun: number[] = []
  const finish = new Map<number, () => void>()
  const work: FeatureJobs = () => ({
    tasks: {
      async sendEmail({ emailId }) {
        begun.push(emailId)
        const isFirst = begun.filter((id) => id === emailId).length === 1
        if (emailId <= LONG && isFirst) await new Promise<void>((resolve) => finish.set(emailId, resolve))
        if (emailId === FAILS && isFirst) throw new Error('The mail could not be sent')
      },
    },
  })
  const jobs = await startJobs(app, [work], proxy.url, undefined, LOOK_MS)
  // Without the sweep, which may become due meanwhile: on another day it waits for a time that PostgreSQL never reaches.
  await db.$executeRaw`SELECT graphile_worker.add_job('sweep', job_key := 'sweep', run_at := now() + interval '400 days')`
  const queued = () => db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'sendEmail'`
  try {
    await inTransaction(db, async (tx) => {
      await addJob(tx, 'sendEmail', { emailId: 1 }, { queue: 'one' })
      await addJob(tx, 'sendEmail', { emailId: FAILS }, { queue: 'two' })
      await addJob(tx, 'sendEmail', { emailId: LONG }, { queue: 'three' })
    })
    await vi.waitFor(() => expect(finish.size).toBe(3), { timeout: 10_000 })
    await proxy.cut()
    finish.get(1)!()
    finish.get(FAILS)!()
    await vi.waitFor(() => expect(unhandled.failures).toHaveLength(2), { timeout: 10_000 })
    await proxy.restore()
    await inTransaction(db, async (tx) => {
      await addJob(tx, 'sendEmail', { emailId: 4 }, { queue: 'one' })
      await addJob(tx, 'sendEmail', { emailId: 5 }, { queue: 'two' })
    })
    await vi.waitFor(() => expect(replaced().length).toBe(replacedBefore + 1), { timeout: 40_000 })
    // The worker is not replaced before the long one has ended, and nobody else begins it.
    expect(begun.toSorted()).toEqual([1, FAILS, LONG])
    finish.get(LONG)!()
    await vi.waitFor(() => expect(begun).toEqual(expect.arrayContaining([4, 5])), { timeout: 40_000 })
    await vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 10_000 })
    expect(begun.toSorted()).toEqual([1, 1, FAILS, FAILS, LONG, 4, 5])
  } finally {
    for (const end of finish.values()) end()
    await jobs.stop()
    unhandled.restore()
  }
}, 90_000)

test('a process whose worker ends by itself ends, too', async () => {
  const running = startProcess(url)
  await running.ready
  const asked = { migrationNumber: 1_000, breaking: true }
  // The worker listens a moment after the process serves.
  await vi.waitFor(
    async () => {
      await db.$executeRaw`SELECT pg_notify('worker:migrate', ${JSON.stringify(asked)})`
      expect(running.output()).toContain('The worker ended on its own')
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(await running.exit).toBe(1)
  expect(running.output()).not.toContain('A part could not be stopped')
}, 60_000)
