/** Applies prisma/migrations in order, once, also when two nodes start together. Prisma's own tool can take over at any time. */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { REACH } from './pool.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../prisma/migrations')
/** Any constant does, as long as every node takes the same lock. */
const LOCK = 715_517_001

/** Those of this version, oldest first. */
export function migrationsOnDisk() {
  return readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(MIGRATIONS, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Brings the database to this version; returns the names applied now. Throws when a migration fails or an applied one was edited. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ ...REACH, connectionString: url })
  await client.connect()
  try {
    // Held by the connection, not by a transaction: each migration has a transaction of its own.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(`CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
      logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`)
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    )
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]))
    const fresh: string[] = []
    for (const migration of migrationsOnDisk()) {
      const known = applied.get(migration.name)
      if (known === undefined) {
        await apply(client, migration)
        fresh.push(migration.name)
      } else if (known !== migration.checksum)
        throw new Error(`Migration ${migration.name} was edited after it had been applied`)
    }
    return fresh
  } finally {
    await client.end()
  }
}

type Migration = ReturnType<typeof migrationsOnDisk>[number]

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN')
    await client.query(sql)
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)',
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
