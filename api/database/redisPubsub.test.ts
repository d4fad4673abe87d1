import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from './clock.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { afterFile } from '../testing/ending.ts'
import { hasRedisServer, redisServer, SKIPPED, type RedisServer } from '../testing/redis.ts'
import { connect, type Database, type Transaction } from './client.ts'
import { LISTENER, publish, type PubSub } from './pubsub.ts'
import { connectRedis, type RedisConnection } from './redis.ts'
import { eventsOverRedis } from './redisPubsub.ts'
import { inTransaction } from './transaction.ts'

/** A process of its own would have these. */
interface Node {
  db: Database
  redis: RedisConnection
  pubsub: PubSub
  /** Numbers heard on the topic, in the order of their coming. */
  heard: number[]
  /** How often they were told to read anew. */
  starts(): number
}

const TOPIC = 'session:1'

let database: TestDatabase
let server: RedisServer
let nodes: [Node, Node, Node]
let number = 0
const published: number[] = []

async function startNode(): Promise<Node> {
  const redis = await connectRedis(server.url, { clock: systemClock, onAway: () => {}, onBack: () => {} })
  const events = eventsOverRedis(database.url, redis)
  const db = connect(events.databaseUrl, { poolSize: 3 })
  const pubsub = await events.listen(() => {})
  const heard: number[] = []
  let starts = 0
  pubsub.subscribe(TOPIC, { started: () => void (starts += 1), heard: ({ n }) => void heard.push(Number(n)) })
  afterFile(async () => {
    await pubsub.close()
    await db.$disconnect()
    await redis.close()
  })
  return { db, redis, pubsub, heard, starts: () => starts }
}

/** Publishes the next number; with a database client it is committed at once. */
async function announce(tx: Database | Transaction, n = ++number): Promise<number> {
  await publish(tx, TOPIC, { n })
  published.push(n)
  return n
}

const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

/** Every node announces once more; then each has heard all that was ever published, each as often as it was. */
async function expectEverybodyHeardAll(): Promise<void> {
  for (const { db } of nodes) await inTransaction(db, announce)
  for (const { heard } of nodes)
    await expect.poll(() => ascending(heard), { timeout: 10_000 }).toEqual(ascending(published))
}

/** Events that Redis was given so far. */
async function publishings(): Promise<number> {
  const stats = await nodes[0].redis.attempt((commands) => commands.info('commandstats'))
  return Number(/cmdstat_publish:calls=(\d+)/.exec(stats ?? '')?.[1] ?? 0)
}

const isTrusted = () => nodes.every(({ redis }) => redis.upFor() > 3_000)

describe.skipIf(!hasRedisServer)(`live events over Redis${SKIPPED}`, () => {
  beforeAll(async () => {
    database = await testDatabase()
    server = await redisServer()
    nodes = [await startNode(), await startNode(), await startNode()]
  })

  test('before Redis has been up for a while events go through PostgreSQL, then through Redis: once in any case', async () => {
    await expectEverybodyHeardAll()
    await expect.poll(isTrusted, { timeout: 10_000 }).toBe(true)
    const before = await publishings()
    await expectEverybodyHeardAll()
    expect(await publishings()).toBe(before + 3)
  })

  test('what is published is heard on commit, and never after a rollback', async () => {
    const [{ db, heard }] = nodes
    const undone = inTransaction(db, async (tx) => {
      await publish(tx, TOPIC, { n: ++number })
      throw new Error('No')
    })
    await expect(undone).rejects.toThrow('No')
    await inTransaction(db, async (tx) => {
      const late = await announce(tx)
      const early = await announce(db)
      await expect.poll(() => heard.includes(early), { timeout: 5_000 }).toBe(true)
      expect(heard).not.toContain(late)
    })
    await expectEverybodyHeardAll()
  })

  test('two transactions that publish the same are two events', async () => {
    const n = await announce(nodes[0].db)
    await announce(nodes[0].db, n)
    await expectEverybodyHeardAll()
  })

  test('a text in Redis that is no event harms nobody', async () => {
    const channel = `plumbline:events:${nodes[0].redis.database}`
    for (const text of ['', 'hello', 'null', `["${TOPIC}"]`])
      await nodes[0].redis.attempt((commands) => commands.publish(channel, text))
    await expectEverybodyHeardAll()
  })

  test('what another program publishes on the database is heard by every node', async () => {
    await announce(database.db)
    await expectEverybodyHeardAll()
  })

  test('while Redis is away, while it comes back and after it, everybody hears everything once', async () => {
    await server.stop()
    await expectEverybodyHeardAll()
    await server.start()
    do await expectEverybodyHeardAll()
    while (!isTrusted())
    const before = await publishings()
    await expectEverybodyHeardAll()
    expect(await publishings()).toBe(before + 3)
  })

  test('a Redis that hangs keeps nobody waiting, and what it says too late is not heard twice', async () => {
    server.freeze()
    await expectEverybodyHeardAll()
    server.thaw()
    for (const { redis } of nodes) await expect.poll(() => redis.answers(), { timeout: 10_000 }).toBe(true)
    await expectEverybodyHeardAll()
  })

  test('a node that did not listen for a while has every node read anew: what it published was heard by nobody', async () => {
    await expect.poll(isTrusted, { timeout: 10_000 }).toBe(true)
    const before = nodes.map(({ starts }) => starts())
    // Of one node, whichever it is.
    const [{ ended }] = await database.db.$queryRaw<[{ ended: boolean }]>`
      SELECT pg_terminate_backend(pid, 5000) AS ended FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = ${LISTENER} LIMIT 1`
    expect(ended).toBe(true)
    for (const { db } of nodes) await publish(db, 'session:2', { n: 0 })
    for (const [place, { starts }] of nodes.entries())
      await expect.poll(starts, { timeout: 10_000 }).toBeGreaterThan(before[place]!)
    await expectEverybodyHeardAll()
  })

  test('a node whose own connection to Redis was lost reads anew, when that is lost and when it is back', async () => {
    await expect.poll(isTrusted, { timeout: 10_000 }).toBe(true)
    const before = nodes.map(({ starts }) => starts())
    await nodes[0].redis.attempt((commands) => commands.client('KILL', 'TYPE', 'pubsub'))
    await publish(nodes[0].db, 'session:2', { n: 0 })
    for (const [place, { starts }] of nodes.entries())
      await expect.poll(starts, { timeout: 10_000 }).toBeGreaterThanOrEqual(before[place]! + 2)
    await expectEverybodyHeardAll()
  })

  test('what a node published last is handed on before it goes', async () => {
    const leaver = await startNode()
    await expect.poll(() => leaver.redis.upFor() > 3_000, { timeout: 10_000 }).toBe(true)
    server.freeze()
    const last = await announce(leaver.db)
    await leaver.pubsub.close()
    await server.stop()
    for (const { heard } of nodes) await expect.poll(() => heard.includes(last), { timeout: 10_000 }).toBe(true)
  })
})
