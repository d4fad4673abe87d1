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

interface Cluster {
  templateUrl: string
  stop(): Promise<void>
}

/** Vitest loads this file for each of its projects; all of them share one cluster. */
const run = globalThis as { testCluster?: Promise<Cluster> }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.testCluster ??= startCluster()
  const { templateUrl, stop } = await run.testCluster
  project.provide('templateUrl', templateUrl)
  return stop
}

async function startCluster(): Promise<Cluster> {
  expectRedisServer()
  const dataDir = newDataDir('plumbline-test', throwawayFolder())
  const cluster = await startEmbedded(dataDir, { durable: false })
  await migrate(cluster.url)
  await runMigrations({ connectionString: cluster.url })
  const pool = new pg.Pool({ connectionString: cluster.url, max: 1 })
  await createTables(pool).finally(() => pool.end())
  let stopping: Promise<void> | undefined
  const end = async () => {
    await cluster.stop()
    removeDataDir(dataDir)
  }
  return { templateUrl: cluster.url, stop: () => (stopping ??= end()) }
}
