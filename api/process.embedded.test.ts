/** The process as somebody tries it: no database is named, so it brings its own, with the demo data. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { clusterOf, newDataDir, removeDataDir } from './database/postgresHome.ts'
import { afterFile } from './testing/ending.ts'
import { throwawayFolder } from '../testing/memory.ts'
import { endProcesses, startProcess, type TestProcess } from './testing/process.ts'

endProcesses()
const dataDir = newDataDir('plumbline-test', throwawayFolder())
afterFile(() => removeDataDir(dataDir))

/** PostgreSQL keeps this file for as long as it runs. */
const isDatabaseRunning = () => existsSync(path.join(clusterOf(dataDir), 'postmaster.pid'))
/** Taken before PostgreSQL starts. */
const isOwned = () => existsSync(path.join(dataDir, 'owner.pid'))
const start = () => startProcess(null, { DATA_DIR: dataDir, SEED_DEMO: 'true' })

async function mentors({ ready }: TestProcess): Promise<number[]> {
  const answer = await fetch(`http://127.0.0.1:${await ready}/api/mentors`)
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id)
}

async function stop({ child, exit }: TestProcess): Promise<number | null> {
  child.kill('SIGTERM')
  return await exit
}

test('starts, stops with its database on SIGTERM, also in the middle of its start, and starts again on the same data', async () => {
  const first = start()
  const before = await mentors(first)
  expect(isDatabaseRunning()).toBe(true)
  expect(before.length).toBeGreaterThanOrEqual(48)
  expect(await stop(first)).toBe(0)
  expect(isDatabaseRunning()).toBe(false)
  const second = start()
  expect(await mentors(second)).toEqual(before)
  expect(await stop(second)).toBe(0)
  const stoppedEarly = start()
  await expect.poll(isOwned, { timeout: 20_000 }).toBe(true)
  expect(await stop(stoppedEarly)).toBe(0)
  expect(stoppedEarly.output()).not.toContain('ready')
  expect([isOwned(), isDatabaseRunning()]).toEqual([false, false])
}, 90_000)
