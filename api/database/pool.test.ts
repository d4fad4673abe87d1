/** Connections that nobody uses for a while are there for the next burst. */
import { expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'
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

test('an idle connection that the server ends is let go of', async () => {
  const pool = createPool(url, 1)
  const other = createPool(url, 1)
  afterFile(() => Promise.all([pool.end(), other.end()]))
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => pool.totalCount).toBe(0)
  expect((await pool.query('SELECT 1')).rowCount).toBe(1)
})
