/** Fixed windows counted in PostgreSQL, so that a limit survives a restart and holds across nodes. */
import { RateLimitedError } from '../rules/userErrors.ts'
import type { Clock } from './clock.ts'
import type { Database, Transaction } from './client.ts'
import { askJson } from '../reader/reader.ts'

export interface Limit {
  max: number
  windowSeconds: number
}

export interface Bound {
  key: string
  limit: Limit
}

/** A count that has reached its limit, and what its next use is refused with. */
export interface Spent {
  key: string
  refusal: RateLimitedError
}

export interface RateLimiter {
  /** Counts `count` uses of `key`, one unless said otherwise; throws RateLimitedError when the limit is passed. */
  take(key: string, limit: Limit, count?: number): Promise<void>
  /** The first of these bounds that is spent, null when none is; one look at all of them, which counts nothing. */
  firstSpent(bounds: readonly Bound[]): Promise<Spent | null>
  /** Takes one use back, e.g. of a try that was right after all; nothing when its window is over. */
  giveBack(key: string): Promise<void>
  /** Forgets a key, e.g. after a good sign-in. */
  clear(key: string): Promise<void>
}

type Count = [key: string, count: number, resetAt: number]

/** Past the ORM: it is all that a flood of refused tries costs. */
const LOOK = `
  SELECT coalesce(json_agg(json_build_array(key, count, extract(epoch FROM reset_at) * 1000)), '[]')::text AS json
  FROM rate_limits WHERE key = ANY($1::text[]) AND reset_at > $2::timestamptz`

/** `factor` multiplies every maximum (load tests). Over a transaction, what is rolled back has not been counted. */
export function databaseRateLimiter(db: Database | Transaction, clock: Clock, factor = 1): RateLimiter {
  const refusalUntil = (resetAt: Date | number) =>
    new RateLimitedError((new Date(resetAt).getTime() - clock.now().getTime()) / 1000)
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
      if (row && row.count > max * factor) throw refusalUntil(row.reset_at)
    },
    async firstSpent(bounds) {
      const values = [bounds.map(({ key }) => key), clock.now().toISOString()]
      const counts = new Map((await askJson<Count[]>(db, { text: LOOK, values })).map((row) => [row[0], row]))
      for (const { key, limit } of bounds) {
        const [, count, resetAt] = counts.get(key) ?? [key, 0, 0]
        if (count >= limit.max * factor) return { key, refusal: refusalUntil(resetAt) }
      }
      return null
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
