import path from 'node:path'
import pg from 'pg'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clusterOf, newDataDir, removeDataDir } from './postgresHome.ts'
import { startEmbedded, startOf } from './embedded.ts'

const isRoot = process.getuid?.() === 0

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer
  } finally {
    await client.end()
  }
}

test('keeps what was written and speaks UTF-8; one living process at a time', async () => {
  const dataDir = newDataDir()
  try {
    const first = await startEmbedded(dataDir, { durable: false })
    await ask(first.url, "CREATE TABLE kept AS SELECT '₹'::text AS sign")
    expect(await ask(first.url, 'SELECT length(sign) AS answer FROM kept')).toBe(1)
    await first.stop()
    expect(existsSync(path.join(clusterOf(dataDir), 'postmaster.pid'))).toBe(false)
    const second = await startEmbedded(dataDir, { durable: false })
    expect(await ask(second.url, 'SELECT sign AS answer FROM kept')).toBe('₹')
    await second.stop()
    writeFileSync(path.join(dataDir, 'owner.pid'), String(process.ppid))
    await expect(startEmbedded(dataDir)).rejects.toThrow(`in use by process ${process.ppid}`)
    writeFileSync(path.join(dataDir, 'owner.pid'), `${process.ppid}\n${startOf(process.ppid)}`)
    await expect(startEmbedded(dataDir)).rejects.toThrow(`in use by process ${process.ppid}`)
    // After a power cut the number may be somebody else's.
    writeFileSync(path.join(dataDir, 'owner.pid'), `${process.ppid}\nof another start`)
    await (await startEmbedded(dataDir, { durable: false })).stop()
  } finally {
    removeDataDir(dataDir)
  }
})

test.runIf(isRoot)("as root in a private folder: lives where the server's user can go, and says so", async () => {
  const home = newDataDir()
  chmodSync(home, 0o700)
  const dataDir = path.join(home, 'clone', '.data')
  mkdirSync(dataDir, { recursive: true })
  const told: string[] = []
  const start = () => startEmbedded(dataDir, { durable: false, tell: (line) => told.push(line) })
  try {
    const first = await start()
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS number')
    await first.stop()
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(path.dirname(clusterOf(dataDir)))
    expect(clusterOf(dataDir).startsWith(home)).toBe(false)
    const second = await start()
    expect(await ask(second.url, 'SELECT number AS answer FROM kept')).toBe(7)
    await second.stop()
    const cluster = clusterOf(dataDir)
    removeDataDir(dataDir)
    expect(existsSync(cluster)).toBe(false)
  } finally {
    removeDataDir(home)
  }
})
