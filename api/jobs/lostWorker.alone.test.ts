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

test.each(['success', 'failure'] as const)(
  'the database is away while a job ends in %s: its queue goes on after the jobs beside it, and a long one is not begun again',
  async (how) => {
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
          if (emailId < 3 && isFirst) await new Promise<void>((resolve) => finish.set(emailId, resolve))
          if (emailId === 1 && isFirst && how === 'failure') throw new Error('The mail could not be sent')
        },
      },
    })
    const jobs = await startJobs(app, [work], proxy.url)
    // Without the sweep, which may become due meanwhile: on another day it waits for a time that PostgreSQL never reaches.
    await db.$executeRaw`SELECT graphile_worker.add_job('sweep', job_key := 'sweep', run_at := now() + interval '400 days')`
    const queued = () => db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'sendEmail'`
    try {
      await inTransaction(db, async (tx) => {
        await addJob(tx, 'sendEmail', { emailId: 1 }, { queue: 'one' })
        await addJob(tx, 'sendEmail', { emailId: 2 }, { queue: 'two' })
      })
      await vi.waitFor(() => expect(finish.size).toBe(2), { timeout: 10_000 })
      await proxy.cut()
      finish.get(1)!()
      await vi.waitFor(() => expect(unhandled.failures).not.toEqual([]), { timeout: 10_000 })
      await proxy.restore()
      await inTransaction(db, (tx) => addJob(tx, 'sendEmail', { emailId: 3 }, { queue: 'one' }))
      await vi.waitFor(() => expect(replaced().length).toBe(replacedBefore + 1), { timeout: 40_000 })
      // The worker is not replaced before the long one has ended, and nobody else begins it.
      expect(begun.toSorted()).toEqual([1, 2])
      finish.get(2)!()
      await vi.waitFor(() => expect(begun).toContain(3), { timeout: 40_000 })
      await vi.waitFor(async () => expect(await queued()).toEqual([]), { timeout: 10_000 })
      expect(begun.toSorted()).toEqual([1, 1, 2, 3])
    } finally {
      for (const end of finish.values()) end()
      await jobs.stop()
      unhandled.restore()
    }
  },
  90_000,
)

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
