/** Starts what the product is made of, one on top of the other, and takes it down in the opposite order. */
import { ensureFirstAdmin } from './admin/administrators.ts'
import { runMigrations } from 'graphile-worker'
import type { App } from './app.ts'
import type { Log } from './log.ts'
import type { Config, Settings } from './config.ts'
import { connect, type Database } from './database/client.ts'
import { systemClock } from './database/clock.ts'
import { startEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { refusePooler } from './database/pool.ts'
import { createMemory } from './database/memory.ts'
import { listenForEvents } from './database/pubsub.ts'
import { databaseRateLimiter } from './database/rateLimiter.ts'
import { connectRedis, type RedisConnection } from './database/redis.ts'
import { eventsOverRedis } from './database/redisPubsub.ts'
import { redisRateLimiter } from './database/redisRateLimiter.ts'
import { listen } from './edge/http/listener.ts'
import { builtPages, developedPages, type PageSource } from './edge/pages/pageSource.ts'
import { readBudget } from './edge/http/budgets.ts'
import { queryTurns } from './edge/http/queryTurns.ts'
import { expectKnown } from './edge/rest/restRoutes.ts'
import { serve } from './edge/edge.ts'
import { createLocator } from './geolocation/locator.ts'
import { createEngine } from './engine/engine.ts'
import { earlierDocuments, readPersistedDocuments } from './engine/persistedDocuments.ts'
import { schema } from './schema.ts'
import { jobs, parts, routes } from './features.ts'
import { startJobs } from './jobs/worker.ts'
import { connectPayments } from './provider/connectPayments.ts'
import { DEMO_ACCOUNTS } from '../prisma/seed/demoAccounts.ts'
import { isDatabaseEmpty } from '../prisma/seed/isDatabaseEmpty.ts'

/** What has been started, for taking it down. */
export type Ending = (step: () => Promise<unknown>) => void

interface Options {
  log: Log
  /** Serve the client through Vite instead of its build. */
  development: boolean
  /** Gets the steps that undo the start, in the order of the start. */
  onEnd: Ending
  /** Ends the process: a part that it cannot do without is gone. */
  giveUp: () => void
  /** Gets lines for the person at the terminal. */
  tell: (line: string) => void
}

export interface Started {
  settings: Settings
  port: number
  hasDemoAccounts: boolean
}

/** Resolves when requests are served. */
export async function startProcess(
  config: Config,
  { log, development, onEnd, giveUp, tell }: Options,
): Promise<Started> {
  const listener = await listen(config)
  onEnd(() => listener.close(0))
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config, onEnd, tell))
  await refusePooler(databaseUrl)
  await migrate(databaseUrl)
  await runMigrations({ connectionString: databaseUrl })
  const redis = await startRedis(config, log, onEnd)
  const events = redis && eventsOverRedis(databaseUrl, redis)
  const db = connect(events?.databaseUrl ?? databaseUrl, { poolSize: 20 })
  onEnd(() => db.$disconnect())
  await seed(db, config, tell)
  const onInterruption = (error: unknown) => log.warn({ error }, 'Live events are interrupted')
  const pubsub = await (events ? events.listen(onInterruption) : listenForEvents(databaseUrl, onInterruption))
  onEnd(() => pubsub.close())
  const publicUrl = config.publicUrl ?? `http://localhost:${listener.port}`
  const { gateway, checkoutScriptUrl, sandboxUrl, close } = await connectPayments(config, {
    databaseUrl,
    publicUrl,
    port: listener.port,
    log,
  })
  onEnd(close)
  const limiter = databaseRateLimiter(db, systemClock, config.rateLimitFactor)
  const settings: Settings = { ...config, publicUrl, checkoutScriptUrl, sandboxUrl }
  const app: App = {
    config: settings,
    db,
    clock: systemClock,
    gateway,
    pubsub,
    memory: createMemory(pubsub.changes, systemClock, settings.answerMemory),
    limiter: redis ? redisRateLimiter(redis, limiter, config.rateLimitFactor) : limiter,
    redis,
    locator: createLocator({ urls: config.geolocationUrls, log }),
    parts,
    log,
  }
  await ensureFirstAdmin(app)
  const worker = await startJobs(app, jobs, databaseUrl, giveUp)
  onEnd(() => worker.stop())
  const pages = development ? await developedPages(listener.server) : builtPages()
  await refusePageAsDoor(pages, config)
  const charge = readBudget(systemClock, config.rateLimitFactor)
  const engine = createEngine(schema, readPersistedDocuments({ watched: development }), {
    // Vite serves no earlier build.
    earlier: development ? undefined : earlierDocuments(systemClock),
    charge,
    inTurn: queryTurns(),
  })
  expectKnown(engine, routes)
  const served = await serve(app, { listener, engine, pages, charge })
  onEnd(() => served.stop())
  if (!pages) tell('The web client is not built: only the API is served')
  const demo = await db.mentor.count({ where: { email: { in: DEMO_ACCOUNTS.map(({ email }) => email) } } })
  return { settings, port: listener.port, hasDemoAccounts: demo > 0 }
}

/** At the path of a page nobody would ever find the login. */
async function refusePageAsDoor(pages: PageSource | null, { admin: { loginPath } }: Config): Promise<void> {
  const table = await pages?.table()
  if (table?.matchPage(new URL(loginPath, 'http://site'), { development: true }))
    throw new Error(`ADMIN_LOGIN_PATH must not be the path of a page: ${loginPath} is one`)
}

async function startOwnDatabase({ dataDir }: Config, onEnd: Ending, tell: Options['tell']): Promise<string> {
  const starting = startEmbedded(dataDir, { tell })
  let isEnding = false
  // Known from now on: asked to end while PostgreSQL starts, we wait for it, or it would go on without us.
  onEnd(async () => {
    isEnding = true
    const embedded = await starting.catch(() => null)
    await embedded?.stop()
  })
  const { url } = await starting
  if (isEnding) throw new Error('Stopped while PostgreSQL started')
  return url
}

async function startRedis({ redisUrl }: Config, log: Log, onEnd: Ending): Promise<RedisConnection | null> {
  if (redisUrl === null) return null
  const redis = await connectRedis(redisUrl, {
    clock: systemClock,
    onAway: (error) => log.warn({ error }, 'Redis is away: PostgreSQL counts limits and carries live events'),
    onBack: () => log.info({}, 'Redis is back'),
  })
  onEnd(() => redis.close())
  return redis
}

async function seed(
  db: Database,
  { seedDemo: isWanted, platformFeePercent }: Config,
  tell: Options['tell'],
): Promise<void> {
  if (!isWanted || !(await isDatabaseEmpty(db))) return
  tell('Writing demo data into the empty database')
  // What it takes to write them, pictures among it, is needed once.
  const { seedDemo } = await import('../prisma/seed/seedDemo.ts')
  await seedDemo(db, systemClock, { platformFeePercent })
}
