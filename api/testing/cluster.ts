/** vitest global set-up: one embedded cluster a run, one migrated template database that test files clone. */
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { newDataDir, removeDataDir } from '../database/postgresHome.ts'
import { startEmbedded } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { expectRedisServer } from './redisServer.ts'
import { createTables } from '../provider/sandbox/merchant.ts'
import { throwawayFolder } from '../../testing/memory.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the migrated, empty template. */
    templateUrl: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  expectRedisServer()
  const dataDir = newDataDir('plumbline-test', throwawayFolder())
  const cluster = await startEmbedded(dataDir, { durable: false })
  await migrate(cluster.url)
  await runMigrations({ connectionString: cluster.url })
  const pool = new pg.Pool({ connectionString: cluster.url, max: 1 })
  await createTables(pool).finally(() => pool.end())
  project.provide('templateUrl', cluster.url)
  return async () => {
    await cluster.stop()
    removeDataDir(dataDir)
  }
}
