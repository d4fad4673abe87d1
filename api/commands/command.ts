/** What the commands of an operator have in common: the database of the server, beside it or without it, and one line for each problem. */
import path from 'node:path'
import { existsSync } from 'node:fs'
import type { App } from '../app.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { connect } from '../database/client.ts'
import { systemClock } from '../database/clock.ts'
import { clusterOf } from '../database/postgresHome.ts'
import { runningEmbedded, startEmbedded } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { databaseRateLimiter } from '../database/rateLimiter.ts'
import { connectRedis } from '../database/redis.ts'
import { redisRateLimiter } from '../database/redisRateLimiter.ts'
import { UserError, ValidationError } from '../rules/userErrors.ts'
import { parseArgs } from 'node:util'

export class CommandError extends Error {}

const SILENT = { clock: systemClock, onAway: () => {}, onBack: () => {} }

type Given = Pick<App, 'db' | 'clock' | 'limiter'>

/** Runs a command to its end: what it answers is printed, a failure is told and ends the process with 1. */
export async function runCommand(ask: () => Promise<(app: Given) => Promise<string>>): Promise<void> {
  try {
    const config = readConfig()
    // Before a database is started, so that nothing is left behind at Ctrl-C.
    const work = await ask()
    process.stdout.write(`${await withDatabase(config, work)}\n`)
  } catch (error) {
    for (const line of linesOf(error)) process.stderr.write(`${line}\n`)
    process.exitCode = 1
  }
}

async function withDatabase<T>(config: Config, work: (app: Given) => Promise<T>): Promise<T> {
  const { url, stop } = await findDatabase(config)
  const db = connect(url, { poolSize: 2 })
  const counts = databaseRateLimiter(db, systemClock)
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, SILENT)
  try {
    return await work({ db, clock: systemClock, limiter: redis ? redisRateLimiter(redis, counts) : counts })
  } finally {
    await redis?.close()
    await db.$disconnect()
    await stop()
  }
}

/** The one that is configured, or the embedded one: of the running server, else started for the command. */
async function findDatabase({ databaseUrl, dataDir }: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = () => Promise.resolve()
  if (databaseUrl !== null) return { url: databaseUrl, stop }
  const running = await runningEmbedded(dataDir)
  if (running !== null) return { url: running, stop }
  if (!existsSync(path.join(clusterOf(dataDir), 'PG_VERSION')))
    throw new CommandError(
      `There is no database in ${dataDir}. Start the server once, or set DATA_DIR or DATABASE_URL.`,
    )
  const embedded = await startEmbedded(dataDir)
  try {
    await migrate(embedded.url)
  } catch (error) {
    await embedded.stop()
    throw error
  }
  return embedded
}

function linesOf(error: unknown): string[] {
  if (error instanceof ConfigError) return error.problems
  if (error instanceof ValidationError) return error.issues.map(({ message }) => message)
  if (error instanceof UserError || error instanceof CommandError) return [error.message]
  return [`The command failed: ${error instanceof Error ? error.message : String(error)}`]
}

type Options = Record<string, { type: 'string' | 'boolean' }>

/** What stands behind the command; anything that it does not know is told with how it is used. */
export function readOptions<Known extends Options>(options: Known, usage: string) {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values
  } catch {
    throw new CommandError(usage)
  }
}
