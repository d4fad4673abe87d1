import { beforeAll, describe, expect, test } from 'vitest'
import { RateLimitedError } from '../rules/userErrors.ts'
import { fakeClock } from '../testing/clock.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { afterFile } from '../testing/ending.ts'
import { hasRedisServer, redisServer, SKIPPED, type RedisServer } from '../testing/redis.ts'
import { databaseRateLimiter, type RateLimiter } from './rateLimiter.ts'
import { connectRedis, type RedisConnection } from './redis.ts'
import { redisRateLimiter } from './redisRateLimiter.ts'

const clock = fakeClock()
const limit = { max: 3, windowSeconds: 60 }

let database: TestDatabase
let server: RedisServer
let redis: RedisConnection
let limiter: RateLimiter
const told: string[] = []

const takes = (on: RateLimiter, key: string, count: number) =>
  Promise.allSettled(Array.from({ length: count }, () => on.take(key, limit)))
const refusals = (results: PromiseSettledResult<void>[]) =>
  results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown)
const spent = async (on: RateLimiter, key: string) =>
  (
    await on.firstSpent([
      { key: 'other', limit },
      { key, limit },
    ])
  )?.key
const rows = () => database.db.rateLimit.count()

describe.skipIf(!hasRedisServer)(`limits counted in Redis${SKIPPED}`, () => {
  beforeAll(async () => {
    database = await testDatabase()
    server = await redisServer()
    redis = await connectRedis(server.url, {
      clock,
      onAway: () => void told.push('away'),
      onBack: () => void told.push('back'),
    })
    afterFile(() => redis.close())
    limiter = redisRateLimiter(redis, databaseRateLimiter(database.db, clock))
  })

  test('exactly the maximum passes, however many come at once; the rest hear when to come back', async () => {
    const refused = refusals(await takes(limiter, 'burst', 20))
    expect(refused).toHaveLength(17)
    for (const error of refused) {
      expect(error).toBeInstanceOf(RateLimitedError)
      expect((error as RateLimitedError).retryAfter).toBeGreaterThan(50)
      expect((error as RateLimitedError).retryAfter).toBeLessThanOrEqual(60)
    }
    expect(await rows()).toBe(0)
  })

  test('nodes count together, keys apart', async () => {
    const other = await connectRedis(server.url, { clock, onAway: () => {}, onBack: () => {} })
    await takes(limiter, 'shared', 3)
    const neighbour = redisRateLimiter(other, databaseRateLimiter(database.db, clock))
    await expect(neighbour.take('shared', limit)).rejects.toThrow(RateLimitedError)
    await neighbour.take('elsewhere', limit)
    await other.close()
  })

  test('a look does not count, and refuses from the maximum on; forgetting a key begins anew', async () => {
    for (let look = 0; look < 5; look++) expect(await spent(limiter, 'look')).toBeUndefined()
    await takes(limiter, 'look', 2)
    expect(await spent(limiter, 'look')).toBeUndefined()
    await limiter.take('look', limit)
    expect(await spent(limiter, 'look')).toBe('look')
    await limiter.clear('look')
    expect(await spent(limiter, 'look')).toBeUndefined()
    expect(refusals(await takes(limiter, 'look', 3))).toEqual([])
  })

  test('a use that is given back may be used again, here and while Redis is away; an old or unknown one adds nothing', async () => {
    for (const on of [limiter, databaseRateLimiter(database.db, clock)]) {
      await on.giveBack('given back')
      expect(refusals(await takes(on, 'given back', 4))).toHaveLength(1)
      for (let back = 0; back < 6; back++) await on.giveBack('given back')
      expect(refusals(await takes(on, 'given back', 4))).toHaveLength(1)
    }
    const [row] = await database.db.rateLimit.findMany({ where: { key: 'given back' } })
    clock.advance(60_000)
    await databaseRateLimiter(database.db, clock).giveBack('given back')
    expect(await database.db.rateLimit.findMany({ where: { key: 'given back' } })).toEqual([row])
    await database.db.rateLimit.deleteMany()
  })

  test('a window ends by itself, and further tries do not prolong it', async () => {
    const short = { max: 1, windowSeconds: 1 }
    await limiter.take('short', short)
    await expect(limiter.take('short', short)).rejects.toThrow(RateLimitedError)
    await expect
      .poll(
        () =>
          limiter.take('short', short).then(
            () => 'passed',
            () => 'refused',
          ),
        { timeout: 10_000 },
      )
      .toBe('passed')
  })

  test('several uses are taken in one call, here and while Redis is away, and the window still ends', async () => {
    for (const on of [limiter, databaseRateLimiter(database.db, clock)]) {
      await on.take('several', limit, 3)
      await expect(on.take('several', limit)).rejects.toThrow(RateLimitedError)
      await expect(on.take('too many', limit, 4)).rejects.toMatchObject({ retryAfter: 60 })
    }
    clock.advance(60_000)
    await databaseRateLimiter(database.db, clock).take('several', limit, 3)
    await database.db.rateLimit.deleteMany()
  })

  test('the factor multiplies the maximum', async () => {
    const generous = redisRateLimiter(redis, databaseRateLimiter(database.db, clock), 2)
    expect(refusals(await takes(generous, 'factor', 7))).toHaveLength(1)
    expect(await spent(generous, 'factor')).toBe('factor')
  })

  test('while Redis is away PostgreSQL counts, which is told once a minute; then Redis counts again', async () => {
    told.length = 0
    await server.stop()
    expect(refusals(await takes(limiter, 'outage', 5))).toHaveLength(2)
    expect(await spent(limiter, 'outage')).toBe('outage')
    expect(await rows()).toBe(1)
    expect(await redis.answers()).toBe(false)
    await limiter.clear('outage')
    await limiter.take('outage', limit)
    expect(told).toEqual(['away'])
    clock.advance(59_000)
    expect(await spent(limiter, 'outage')).toBeUndefined()
    expect(told).toEqual(['away'])
    clock.advance(1_000)
    expect(await spent(limiter, 'outage')).toBeUndefined()
    expect(told).toEqual(['away', 'away'])
    await server.start()
    await expect.poll(() => redis.answers(), { timeout: 10_000 }).toBe(true)
    expect(told).toEqual(['away', 'away', 'back'])
    expect(refusals(await takes(limiter, 'after', 5))).toHaveLength(2)
    expect(await rows()).toBe(1)
  })

  test('a Redis that hangs counts as away', async () => {
    server.freeze()
    expect(refusals(await takes(limiter, 'hang', 4))).toHaveLength(1)
    expect(await database.db.rateLimit.findUnique({ where: { key: 'hang' } })).toMatchObject({ count: 4 })
    server.thaw()
    await expect.poll(() => redis.answers(), { timeout: 10_000 }).toBe(true)
  })
})
