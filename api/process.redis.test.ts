/** The process with REDIS_URL: what an operator sees while Redis comes and goes. */
import { Redis } from 'ioredis'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from './testing/database.ts'
import { endProcesses, startProcess } from './testing/process.ts'
import { hasRedisServer, redisServer, SKIPPED, type RedisServer } from './testing/redis.ts'
import { browser, type Browser } from './testing/server.ts'

let database: TestDatabase
let server: RedisServer

endProcesses()

const start = () =>
  startProcess(database.url, {
    REDIS_URL: server.url,
    ADMIN_USERNAME: 'keeper',
    ADMIN_PASSWORD: 'K33per@pass',
  })
const readiness = async (client: Browser) => {
  const { status, body } = await client.send<{ status: string }>('GET', '/readyz')
  return [status, body.status]
}
const guess = async (client: Browser, email: string) =>
  (await client.send('POST', '/api/auth/mentee/login', { email, password: 'wr0ng@Pass' })).status
const times = (text: string, output: string) => output.split(text).length - 1

describe.skipIf(!hasRedisServer)(`a process with Redis${SKIPPED}`, () => {
  beforeAll(async () => {
    database = await testDatabase()
    server = await redisServer()
  })

  test('limits hold across nodes, and what a request publishes reaches Redis; its absence is told and survived without a restart', async () => {
    const [one, other] = [start(), start()]
    const first = browser(`http://127.0.0.1:${await one.ready}`)
    const second = browser(`http://127.0.0.1:${await other.ready}`)
    await expect.poll(() => readiness(first), { timeout: 10_000 }).toEqual([200, 'ready'])
    await expect.poll(() => readiness(second), { timeout: 10_000 }).toEqual([200, 'ready'])

    for (let tries = 0; tries < 5; tries++) {
      expect(await guess(first, 'known@test.example')).toBe(401)
      expect(await guess(second, 'known@test.example')).toBe(401)
    }
    expect(await guess(first, 'known@test.example')).toBe(429)
    expect(await guess(second, 'known@test.example')).toBe(429)
    expect(await database.db.rateLimit.count()).toBe(0)
    const redis = new Redis(server.url)
    expect(await redis.keys('plumbline:limit:*')).not.toEqual([])

    const events: string[] = []
    redis.on('message', (_channel: string, event: string) => events.push(event))
    await redis.subscribe('plumbline:events:0')
    const signInAndOut = async () => {
      await first.send('POST', '/api/admin/login', { username: 'keeper', password: 'K33per@pass' })
      expect((await first.send('POST', '/api/admin/logout')).status).toBe(200)
      return events.length
    }
    await expect.poll(signInAndOut, { timeout: 10_000, interval: 500 }).toBeGreaterThan(0)
    expect(events[0]).toMatch(/^\["session:/)
    redis.disconnect()

    await server.stop()
    await expect.poll(() => readiness(first), { timeout: 10_000 }).toEqual([503, 'no redis'])
    expect((await first.send('GET', '/healthz')).status).toBe(200)
    expect(await guess(first, 'other@test.example')).toBe(401)
    expect(await guess(second, 'other@test.example')).toBe(401)
    expect(await database.db.rateLimit.count()).toBeGreaterThan(0)
    expect(times('Redis is away', one.output())).toBe(1)

    await server.start()
    await expect.poll(() => readiness(first), { timeout: 10_000 }).toEqual([200, 'ready'])
    expect(times('Redis is back', one.output())).toBe(1)
    for (const { child, exit } of [one, other]) {
      child.kill('SIGTERM')
      expect(await exit).toBe(0)
    }
  })

  test('Redis need not be there for the start, nor for the end', async () => {
    await server.stop()
    const running = start()
    const client = browser(`http://127.0.0.1:${await running.ready}`)
    expect(await readiness(client)).toEqual([503, 'no redis'])
    expect(await guess(client, 'third@test.example')).toBe(401)
    running.child.kill('SIGTERM')
    expect(await running.exit).toBe(0)
    expect(running.output()).not.toMatch(/"level":"error"/)
  })
})
