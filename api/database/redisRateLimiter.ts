/** Fixed windows counted in Redis, for all nodes together; in PostgreSQL while Redis is away. */
import { RateLimitedError } from '../rules/userErrors.ts'
import type { RateLimiter } from './rateLimiter.ts'
import type { RedisConnection } from './redis.ts'

/** The window begins with the first use, and ends by itself. */
const TAKE = `
  local count = redis.call('INCRBY', KEYS[1], ARGV[2])
  if count == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`
const LOOK = `local windows = {}
  for at, key in ipairs(KEYS) do windows[at] = { tonumber(redis.call('GET', key) or '0'), redis.call('PTTL', key) } end
  return windows`

/** A window that is over is not begun by it. */
const GIVE_BACK = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then return redis.call('DECR', KEYS[1]) end
  return 0`

type Window = [count: number, left: number]

/** `factor` multiplies every maximum (load tests). `fallback` counts anew, so an absence of Redis at most doubles a limit. */
export function redisRateLimiter(redis: RedisConnection, fallback: RateLimiter, factor = 1): RateLimiter {
  return {
    async take(key, limit, uses = 1) {
      const milliseconds = Math.round(limit.windowSeconds * 1000)
      const window = await redis.attempt(
        (commands) => commands.eval(TAKE, 1, nameOf(key), milliseconds, uses) as Promise<Window>,
      )
      if (!window) return fallback.take(key, limit, uses)
      const [count, left] = window
      if (count > limit.max * factor) throw new RateLimitedError(left / 1000)
    },
    async firstSpent(bounds) {
      const names = bounds.map(({ key }) => nameOf(key))
      const windows = await redis.attempt(
        (commands) => commands.eval(LOOK, names.length, ...names) as Promise<Window[]>,
      )
      if (!windows) return fallback.firstSpent(bounds)
      for (const [at, { key, limit }] of bounds.entries()) {
        const [count, left] = windows[at] ?? [0, 0]
        if (count >= limit.max * factor && left > 0) return { key, refusal: new RateLimitedError(left / 1000) }
      }
      return null
    },
    async giveBack(key) {
      const left = await redis.attempt((commands) => commands.eval(GIVE_BACK, 1, nameOf(key)))
      if (left === undefined) await fallback.giveBack(key)
    },
    async clear(key) {
      await Promise.all([redis.attempt((commands) => commands.del(nameOf(key))), fallback.clear(key)])
    },
  }
}

const nameOf = (key: string) => `plumbline:limit:${key}`
