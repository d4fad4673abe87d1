/**
 * `npm run db:migration NAME`: drafts the SQL from the applied migrations to the Prisma schema, in a new folder to be read and finished by hand.
 * With `--check` it writes nothing and fails when the schema has changes without a migration.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SchemaEngine } from '@prisma/schema-engine-wasm'
import { newDataDir, removeDataDir } from '../api/database/postgresHome.ts'
import { startEmbedded } from '../api/database/embedded.ts'
import { migrationsOnDisk } from '../api/database/migrate.ts'
import { migrationAdapter } from './migrationAdapter.ts'

const here = import.meta.dirname
const name = process.argv[2]
if (!name) {
  process.stderr.write('Give the migration a name: npm run db:migration add_reviews\n')
  process.exit(1)
}

const dataDir = newDataDir('plumbline-draft')
const database = await startEmbedded(dataDir, { durable: false })
try {
  const sql = await draft(database.url)
  const isEmpty = sql.replaceAll(/--.*$/gm, '').trim() === ''
  if (name === '--check') {
    if (!isEmpty) {
      process.stderr.write(`The Prisma schema has changes without a migration:\n${sql}`)
      process.exitCode = 1
    }
  } else if (isEmpty) process.stdout.write('The migrations already lead to this schema.\n')
  else {
    const folder = path.join(
      here,
      'migrations',
      `${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}_${name}`,
    )
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'migration.sql'), sql)
    process.stdout.write(
      `Drafted ${path.relative(process.cwd(), folder)}/migration.sql: read it, finish it, then npm start applies it.\n`,
    )
  }
} finally {
  await database.stop()
  removeDataDir(dataDir)
}

async function draft(url: string): Promise<string> {
  const filters = { externalTables: [], externalEnums: [] }
  const files = readdirSync(path.join(here, 'schema')).map((file) => ({
    path: file,
    content: readFileSync(path.join(here, 'schema', file), 'utf8'),
  }))
  const directories = migrationsOnDisk().map((migration) => ({
    path: migration.name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: migration.sql } },
  }))
  const list = {
    baseDir: path.join(here, 'migrations'),
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
    shadowDbInitScript: '',
    migrationDirectories: directories,
  }
  const engine = await SchemaEngine.new({ datamodels: undefined } as never, () => {}, migrationAdapter(url) as never)
  const from = directories.length > 0 ? { tag: 'migrations' as const, ...list } : { tag: 'empty' as const }
  const answer = (await engine.diff({
    from,
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: null,
    filters,
    shadowDatabaseUrl: null,
  } as never)) as { stdout?: string }
  return answer.stdout ?? ''
}
