/** Fixed windows counted in PostgreSQL, so that a limit survives a restart and holds across nodes. */
import { RateLimitedError } from '../rules/userErrors.ts'
import type { Clock } from './clock.ts'
import type { Database } from './client.ts'

export interface Limit {
  max: number
  windowSeconds: number
}

export interface RateLimiter {
  /** Counts one use of `key`; throws RateLimitedError when the limit is passed. */
  take(key: string, limit: Limit): Promise<void>
  /** Throws like `take`, without counting. */
  check(key: string, limit: Limit): Promise<void>
  /** Forgets a key, e.g. after a good sign-in. */
  clear(key: string): Promise<void>
}

/** `factor` multiplies every maximum (load tests). */
export function databaseRateLimiter(db: Database, clock: Clock, factor = 1): RateLimiter {
  const refuse = (resetAt: Date) => {
    throw new RateLimitedError((resetAt.getTime() - clock.now().getTime()) / 1000)
  }
  return {
    async take(key, { max, windowSeconds }) {
      const now = clock.now()
      const resetAt = new Date(now.getTime() + windowSeconds * 1000)
      const [row] = await db.$queryRaw<{ count: number; reset_at: Date }[]>`
        INSERT INTO rate_limits AS r (key, count, reset_at) VALUES (${key}, 1, ${resetAt})
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN r.reset_at <= ${now} THEN 1 ELSE r.count + 1 END,
          reset_at = CASE WHEN r.reset_at <= ${now} THEN excluded.reset_at ELSE r.reset_at END
        RETURNING count, reset_at`
      if (row && row.count > max * factor) refuse(row.reset_at)
    },
    async check(key, { max }) {
      const row = await db.rateLimit.findUnique({ where: { key } })
      if (row && row.resetAt > clock.now() && row.count >= max * factor) refuse(row.resetAt)
    },
    async clear(key) {
      await db.rateLimit.deleteMany({ where: { key } })
    },
  }
}
