/** Connections that nobody uses for a while are there for the next burst. */
import { expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'
import { inLineOf } from './lines.ts'
import { createPool } from './pool.ts'

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
