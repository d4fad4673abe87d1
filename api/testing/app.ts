/** A whole App over a database of its own, with a fake clock and the payment sandbox. */
import type { App } from '../app.ts'
import type { Log } from '../log.ts'
import { readConfig, type Settings } from '../config.ts'
import type { Database } from '../database/client.ts'
import { createMemory } from '../database/memory.ts'
import { listenForEvents } from '../database/pubsub.ts'
import { databaseRateLimiter } from '../database/rateLimiter.ts'
import { fakeClock, type FakeClock } from './clock.ts'
import { testDatabase } from './database.ts'
import { parts } from '../features.ts'
import { createLocator } from '../geolocation/locator.ts'
import { afterFile } from './ending.ts'
import type { PaymentGateway } from '../provider/gateway.ts'
import { testProvider, type TestProvider } from './provider.ts'

export interface LogLine {
  level: 'info' | 'warn' | 'error'
  fields: object
  message: string
}

export interface TestApp {
  app: App
  db: Database
  clock: FakeClock
  gateway: PaymentGateway
  /** Who pays, refunds and misbehaves behind the gateway. */
  provider: TestProvider
  /** Connection string of the database. */
  url: string
  /** What was logged, oldest first. */
  log: LogLine[]
}

interface Options {
  config?: Partial<Settings>
  clock?: FakeClock
}

/** Call once at the top of a test file or in a beforeAll; everything ends after the file. */
export async function testApp({ config = {}, clock = fakeClock() }: Options = {}): Promise<TestApp> {
  const { db, url } = await testDatabase()
  const log: LogLine[] = []
  const line = (level: LogLine['level']) => (fields: object, message: string) =>
    void log.push({ level, fields, message })
  const pubsub = await listenForEvents(url, (error) =>
    log.push({ level: 'error', fields: { error }, message: 'pubsub' }),
  )
  afterFile(() => pubsub.close())
  const settings: Settings = {
    ...readConfig({ NODE_ENV: 'test' }),
    // Tests never leave the machine.
    geolocationUrls: [],
    publicUrl: 'http://localhost:4000',
    checkoutScriptUrl: 'http://localhost:4010/checkout.js',
    sandboxUrl: null,
    ...config,
  }
  const lines: Log = { info: line('info'), warn: line('warn'), error: line('error') }
  const provider = testProvider(url, { log: lines, now: clock.now })
  afterFile(() => provider.close())
  const app: App = {
    config: settings,
    db,
    clock,
    gateway: provider.gateway,
    pubsub,
    memory: createMemory(pubsub.changes, clock, 0),
    limiter: databaseRateLimiter(db, clock, settings.rateLimitFactor),
    redis: null,
    locator: createLocator({ urls: settings.geolocationUrls, log: lines }),
    parts,
    log: lines,
  }
  return { app, db, clock, gateway: provider.gateway, provider, url, log }
}
