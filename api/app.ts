import type { Clock } from './database/clock.ts'
import type { Database } from './database/client.ts'
import type { PubSub } from './database/pubsub.ts'
import type { RateLimiter } from './database/rateLimiter.ts'
import type { RedisConnection } from './database/redis.ts'
import type { Locator } from './geolocation/locator.ts'
import type { PaymentGateway } from './payments/gateway/gateway.ts'
import type { Config } from './config.ts'

/** Structured log lines. Never pass a password, token, cookie or provider secret. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What the process is configured to be, with the address it is reached at and the checkout it offers. */
export interface Settings extends Config {
  publicUrl: string
  /** Script that the client loads to open the payment window. */
  checkoutScriptUrl: string
  /** Base URL of the built-in payment sandbox; null with the real provider. */
  sandboxUrl: string | null
}

/** Everything an operation may need from the process. Built once in main.ts, and by tests. */
export interface App {
  config: Settings
  db: Database
  clock: Clock
  gateway: PaymentGateway
  pubsub: PubSub
  limiter: RateLimiter
  /** Null without REDIS_URL. */
  redis: RedisConnection | null
  /** Where visitors are. */
  locator: Locator
  log: Log
}
