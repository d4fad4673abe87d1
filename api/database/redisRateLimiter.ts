/** Fixed windows counted in Redis, for all nodes together; in PostgreSQL while Redis is away. */
import { RateLimitedError } from '../rules/userErrors.ts'
import type { Limit, RateLimiter } from './rateLimiter.ts'
import type { RedisConnection } from './redis.ts'

/** The window begins with the first use, and ends by itself. */
const TAKE = `
  local count = redis.call('INCRBY', KEYS[1], ARGV[2])
  if count == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`
const LOOK = `return { tonumber(redis.call('GET', KEYS[1]) or '0'), redis.call('PTTL', KEYS[1]) }`

/** A window that is over is not begun by it. */
const GIVE_BACK = `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then return redis.call('DECR', KEYS[1]) end
  return 0`

/** Uses counted and milliseconds left of the window. */
type Window = [count: number, left: number]

/** `factor` multiplies every maximum (load tests). `fallback` counts anew, so an absence of Redis at most doubles a limit. */
export function redisRateLimiter(redis: RedisConnection, fallback: RateLimiter, factor = 1): RateLimiter {
  const windowOf = (script: string, key: string, { windowSeconds }: Limit, uses = 0) =>
    redis.attempt(
      (commands) => commands.eval(script, 1, nameOf(key), Math.round(windowSeconds * 1000), uses) as Promise<Window>,
    )
  const refuse = (left: number) => {
    throw new RateLimitedError(left / 1000)
  }
  return {
    async take(key, limit, uses = 1) {
      const window = await windowOf(TAKE, key, limit, uses)
      if (!window) return fallback.take(key, limit, uses)
      const [count, left] = window
      if (count > limit.max * factor) refuse(left)
    },
    async check(key, limit) {
      const window = await windowOf(LOOK, key, limit)
      if (!window) return fallback.check(key, limit)
      const [count, left] = window
      if (count >= limit.max * factor && left > 0) refuse(left)
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
