/** Connections that nobody uses for a while are there for the next burst, and are given in turn. */
import { expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { failureOf } from '../edge/http/errorAnswers.ts'
import { afterFile } from '../testing/ending.ts'
import { BusyError } from '../rules/userErrors.ts'
import { count } from '../reader/reader.ts'
import { connect } from './client.ts'
import { inLineOf } from './lines.ts'
import { createPool } from './pool.ts'
import { inTransaction } from './transaction.ts'

const { url } = await testApp()

test('an idle connection stays for minutes, not for seconds', async () => {
  const pool = createPool(url, 2)
  afterFile(() => pool.end())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 2')])
    vi.advanceTimersByTime(5 * 60_000)
    expect(pool.totalCount).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a connection that the server ends while somebody has it fails their questions alone', async () => {
  const pool = createPool(url, 1)
  const other = createPool(url, 1)
  afterFile(() => Promise.all([pool.end(), other.end()]))
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  // Nobody listens, as between two questions of a transaction: an error that nobody hears is thrown.
  const lost = new Promise((resolve) => client.once('end', resolve))
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await lost
  const error = await client.query('COMMIT').catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(Error)
  client.release(error as Error)
  expect((await pool.query('SELECT 1')).rowCount).toBe(1)
})

test('an idle connection that the server ends is let go of', async () => {
  const pool = createPool(url, 1)
  const other = createPool(url, 1)
  afterFile(() => Promise.all([pool.end(), other.end()]))
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => pool.totalCount).toBe(0)
  expect((await pool.query('SELECT 1')).rowCount).toBe(1)
})

test('hundreds of statements of one line keep no other line waiting', async () => {
  const pool = createPool(url, 1)
  afterFile(() => pool.end())
  let done = 0
  const many = inLineOf('203.0.113.0/24', () =>
    Array.from({ length: 300 }, async () => void (await pool.query('SELECT 1').then(() => (done += 1)))),
  )
  await inLineOf('198.51.100.0/24', () => pool.query('SELECT 2'))
  expect(done).toBeLessThan(5)
  await Promise.all(many)
  expect(done).toBe(300)
})

test('hundreds of transactions of one line keep no other line waiting, also where some fail', async () => {
  const pool = createPool(url, 2)
  afterFile(() => pool.end())
  let done = 0
  const transaction = async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('COMMIT')
    client.release((done += 1) % 3 === 0)
  }
  const many = inLineOf('203.0.113.0/24', () => Array.from({ length: 90 }, transaction))
  await inLineOf('198.51.100.0/24', () => pool.query('SELECT 2'))
  expect(done).toBeLessThan(9)
  await Promise.all(many)
  await expect(pool.query('SELECT nothing')).rejects.toThrow('nothing')
  expect((await pool.query('SELECT 1')).rowCount).toBe(1)
})

test('a statement and a transaction that have waited 5 s for a connection are told that the service is busy', async () => {
  const db = connect(url, { poolSize: 1 })
  afterFile(() => db.$disconnect())
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  let holder = Promise.resolve()
  await new Promise<void>((begun) => {
    holder = inTransaction(db, async () => {
      begun()
      await ended
    })
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asked = [db.mentor.count(), count(db, 'mentor', {}), inTransaction(db, (tx) => tx.mentor.count())]
    const answers = Promise.allSettled(asked)
    // Prisma asks for a connection some turns of the event loop later.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(5_000)
    for (const answer of await answers) {
      const { reason } = answer as PromiseRejectedResult
      expect(reason).toBeInstanceOf(BusyError)
      expect(failureOf(reason).status).toBe(503)
    }
  } finally {
    vi.useRealTimers()
  }
  end()
  await holder
  expect(await db.mentor.count()).toBeTypeOf('number')
})
