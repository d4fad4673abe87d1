/** The PostgreSQL of a run, and one filled database in it for each number of mentors. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { newDataDir, removeDataDir } from '../../api/database/postgresHome.ts'
import { startEmbedded } from '../../api/database/embedded.ts'
import { migrate } from '../../api/database/migrate.ts'
import { fill } from './fill.ts'
import type { Size } from './size.ts'
import { onEnd } from '../servers/ending.ts'

/** Counts statements; PostgreSQL loads it at its start. */
const LIBRARY = 'pg_stat_statements'

/**
 * Starts the embedded one: in `BENCH_DATA`, which is kept, else in a folder that goes with the run. `DATABASE_URL` names
 * a server to use instead, whose user may create databases. Answers the address of its first database.
 */
export async function startPostgres(): Promise<string> {
  const { DATABASE_URL: given, BENCH_DATA: kept } = process.env
  if (given) return given
  const dataDir = kept ? path.resolve(kept) : newDataDir('bench')
  mkdirSync(dataDir, { recursive: true })
  if (!kept) onEnd(() => removeDataDir(dataDir))
  const start = async () => {
    const database = await startEmbedded(dataDir, { durable: false })
    return { ...database, has: await setUp(database.url) }
  }
  let database = await start()
  if (!database.has) {
    await database.stop()
    database = await start()
  }
  onEnd(() => database.stop())
  return database.url
}

/** Settings of a machine with some memory, read at the next start; true once they hold. */
async function setUp(url: string): Promise<boolean> {
  return await withClient(url, async (client) => {
    for (const setting of [
      `shared_preload_libraries = '${LIBRARY}'`,
      `shared_buffers = '512MB'`,
      `max_wal_size = '4GB'`,
    ])
      await client.query(`ALTER SYSTEM SET ${setting}`)
    const { rows } = await client.query<{ setting: string }>(
      `SELECT setting FROM pg_settings WHERE name = 'shared_preload_libraries'`,
    )
    return rows[0]?.setting === LIBRARY
  })
}

/** Address of the database of that size; it is filled when it is not there yet, or is of another day or another product. */
export async function filledDatabase(server: string, size: Size): Promise<string> {
  const name = `bench_${size.mentors}`
  const url = addressOf(server, name)
  const wanted = fingerprint()
  if ((await fillOf(server, name, url)) === wanted) return url
  const start = performance.now()
  await emptyDatabase(server, name)
  await withClient(url, async (client) => {
    await client.query(`CREATE EXTENSION IF NOT EXISTS ${LIBRARY}`).catch(() => undefined)
    await fill(client, size)
    await client.query(`CREATE SCHEMA bench; CREATE TABLE bench.filled AS SELECT '${wanted}' AS fingerprint`)
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  process.stdout.write(`${size.mentors} mentors and ${size.bookings} bookings written in ${seconds} s\n`)
  return url
}

/** Address of a new database with the product's tables. */
export async function emptyDatabase(server: string, name: string): Promise<string> {
  const url = addressOf(server, name)
  await withClient(server, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${name}`)
  })
  await migrate(url)
  await runMigrations({ connectionString: url })
  return url
}

const addressOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href

async function fillOf(server: string, name: string, url: string): Promise<string | null> {
  const { rowCount } = await withClient(server, (client) =>
    client.query('SELECT FROM pg_database WHERE datname = $1', [name]),
  )
  if (!rowCount) return null
  return await withClient(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('bench.filled') IS NOT NULL AS there`)
    if (!rows[0]?.there) return null
    const filled = await client.query<{ fingerprint: string }>('SELECT fingerprint FROM bench.filled')
    return filled.rows[0]?.fingerprint ?? null
  })
}

/** Of what the rows follow from: the day, this folder and the migrations. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const file of readdirSync(import.meta.dirname).sort())
    hash.update(readFileSync(path.join(import.meta.dirname, file)))
  for (const file of readdirSync(path.resolve(import.meta.dirname, '../../prisma/migrations')).sort()) hash.update(file)
  return hash.digest('hex')
}

/** A connection for `work` alone. */
export async function withClient<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
