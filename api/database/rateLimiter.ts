/** Fixed windows counted in PostgreSQL, so that a limit survives a restart and holds across nodes. */
import { RateLimitedError } from '../rules/userErrors.ts'
import type { Clock } from './clock.ts'
import type { Database, Transaction } from './client.ts'

export interface Limit {
  max: number
  windowSeconds: number
}

export interface RateLimiter {
  /** Counts `count` uses of `key`, one unless said otherwise; throws RateLimitedError when the limit is passed. */
  take(key: string, limit: Limit, count?: number): Promise<void>
  /** Throws like `take`, without counting. */
  check(key: string, limit: Limit): Promise<void>
  /** Takes one use back, e.g. of a try that was right after all; nothing when its window is over. */
  giveBack(key: string): Promise<void>
  /** Forgets a key, e.g. after a good sign-in. */
  clear(key: string): Promise<void>
}

/** `factor` multiplies every maximum (load tests). Over a transaction, what is rolled back has not been counted. */
export function databaseRateLimiter(db: Database | Transaction, clock: Clock, factor = 1): RateLimiter {
  const refuse = (resetAt: Date) => {
    throw new RateLimitedError((resetAt.getTime() - clock.now().getTime()) / 1000)
  }
  return {
    async take(key, { max, windowSeconds }, uses = 1) {
      const now = clock.now()
      const resetAt = new Date(now.getTime() + windowSeconds * 1000)
      const [row] = await db.$queryRaw<{ count: number; reset_at: Date }[]>`
        INSERT INTO rate_limits AS r (key, count, reset_at) VALUES (${key}, ${uses}, ${resetAt})
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN r.reset_at <= ${now} THEN excluded.count ELSE r.count + excluded.count END,
          reset_at = CASE WHEN r.reset_at <= ${now} THEN excluded.reset_at ELSE r.reset_at END
        RETURNING count, reset_at`
      if (row && row.count > max * factor) refuse(row.reset_at)
    },
    async check(key, { max }) {
      const row = await db.rateLimit.findUnique({ where: { key } })
      if (row && row.resetAt > clock.now() && row.count >= max * factor) refuse(row.resetAt)
    },
    async giveBack(key) {
      await db.rateLimit.updateMany({
        where: { key, count: { gt: 0 }, resetAt: { gt: clock.now() } },
        data: { count: { decrement: 1 } },
      })
    },
    async clear(key) {
      await db.rateLimit.deleteMany({ where: { key } })
    },
  }
}
