import type { Clock } from './database/clock.ts'
import type { Database } from './database/client.ts'
import type { Memory } from './database/memory.ts'
import type { PubSub } from './database/pubsub.ts'
import type { RateLimiter } from './database/rateLimiter.ts'
import type { RedisConnection } from './database/redis.ts'
import type { Locator } from './geolocation/locator.ts'
import type { PaymentGateway } from './provider/gateway.ts'
import type { Settings } from './config.ts'
import type { Log } from './log.ts'
import type { Parts } from './contracts/parts.ts'

/** Everything an operation may need from the process. Made once in process.ts, and by tests. */
export interface App {
  config: Settings
  db: Database
  clock: Clock
  gateway: PaymentGateway
  pubsub: PubSub
  limiter: RateLimiter
  /** Answers that visitors share, and slow reads. */
  memory: Memory
  /** Null without REDIS_URL. */
  redis: RedisConnection | null
  locator: Locator
  parts: Parts
  log: Log
}
