/** Following: what a person hears, when it starts, and that it ends. */
import { beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../database/client.ts'
import { LISTENER, listenForEvents, type PubSub } from '../database/pubsub.ts'
import { systemClock } from '../database/clock.ts'
import { connectRedis } from '../database/redis.ts'
import { eventsOverRedis } from '../database/redisPubsub.ts'
import { inTransaction } from '../database/transaction.ts'
import { memberFrom, type Member } from '../graphql/identity.ts'
import { testApp } from '../testing/app.ts'
import { afterFile } from '../testing/ending.ts'
import { makeMentee } from '../testing/factories.ts'
import { tcpProxy } from '../testing/proxy.ts'
import { hasRedisServer, redisServer, SKIPPED } from '../testing/redis.ts'
import { subscribeToChanges, type LiveEvent, personTopic, publishChange } from './liveEvent.ts'
import type { AccountRef } from '../contracts/personalData.ts'

const { app, db, url, log } = await testApp()
const STARTED = { change: 'started', id: null, lastChange: expect.any(String) as string }
const message = (id: number) => ({ what: 'message', change: 'created', id }) as const

let me: Member
beforeEach(async () => {
  me = memberFrom({ type: 'mentee', id: (await makeMentee(db)).id, sessionHash: 'any' })
})

/** Counts the subscriptions that are open. */
function counting(pubsub: PubSub): { pubsub: PubSub; open(): number } {
  let open = 0
  const subscribe: PubSub['subscribe'] = (topic, subscriber) => {
    const stop = pubsub.subscribe(topic, subscriber)
    open += 1
    return () => {
      stop()
      open -= 1
    }
  }
  return { pubsub: { ...pubsub, subscribe }, open: () => open }
}

/** The next that is told. */
const next = async (events: AsyncIterator<LiveEvent>) => (await events.next()).value as unknown

test('it says that it has started, then what happens to what is followed, in order, and nothing else', async () => {
  const events = subscribeToChanges({ ...app, member: me }, 'message', 'typing')
  expect(await next(events)).toEqual(STARTED)
  const others: AccountRef[] = [
    { type: 'mentor', id: me.id },
    { type: 'mentee', id: me.id + 1 },
  ]
  for (const other of others) await publishChange(db, other, message(1))
  await publishChange(db, me, { what: 'booking', change: 'changed', id: 2 })
  await expect(
    inTransaction(db, async (tx) => {
      await publishChange(tx, me, message(3))
      throw new Error('No')
    }),
  ).rejects.toThrow('No')
  for (const id of [4, 5, 6]) await publishChange(db, me, message(id))
  for (const id of [4, 5, 6]) expect(await next(events)).toEqual(message(id))
  await events.return?.()
})

test('it ends at once, also while it waits; what was never asked is not even begun', async () => {
  const { pubsub, open } = counting(app.pubsub)
  const unused = subscribeToChanges({ pubsub, member: me }, 'message')
  expect(open()).toBe(0)
  await unused.return?.()
  expect((await unused.next()).done).toBe(true)
  const events = subscribeToChanges({ pubsub, member: me }, 'message')
  await events.next()
  const waiting = [events.next(), events.next()]
  expect(open()).toBe(1)
  await events.return?.()
  for (const { done } of await Promise.all(waiting)) expect(done).toBe(true)
  expect(open()).toBe(0)
})

test('the last change stays the same until something of theirs is heard of, and until something may be missed', async () => {
  const mine = () => app.pubsub.lastChange(personTopic(me))
  const before = mine()
  const first = subscribeToChanges({ ...app, member: me }, 'message')
  expect(await next(first)).toEqual({ ...STARTED, lastChange: before })
  // Somebody else's, which has come in with what follows.
  const other = memberFrom({ type: 'mentor', id: me.id, sessionHash: 'any' })
  const theirs = subscribeToChanges({ ...app, member: other }, 'message')
  await next(theirs)
  await publishChange(db, other, message(1))
  await next(theirs)
  expect(mine()).toBe(before)
  await theirs.return?.()
  // Of a kind that is not followed, then one that is: all before it has come in.
  await publishChange(db, me, { what: 'booking', change: 'changed', id: 2 })
  await publishChange(db, me, message(3))
  await next(first)
  const after = mine()
  expect(after).not.toBe(before)
  const second = subscribeToChanges({ ...app, member: me }, 'message')
  expect(await next(second)).toEqual({ ...STARTED, lastChange: after })
  await first.return?.()
  await second.return?.()
})

test('nobody follows without a session', () => {
  expect(() => subscribeToChanges({ ...app, member: null }, 'message')).toThrow('log in')
})

test('a slow follower is not piled up for: it is told to read anew, and hears what comes after that', async () => {
  const events = subscribeToChanges({ ...app, member: me }, 'message')
  expect(await next(events)).toEqual(STARTED)
  const last = 1_500
  await inTransaction(db, async (tx) => {
    for (let id = 1; id <= last; id++) await publishChange(tx, me, message(id))
  })
  const own = subscribeToChanges({ ...app, member: me }, 'done')
  await own.next()
  await publishChange(db, me, { what: 'done', change: 'created', id: 1 })
  // All before it has come in.
  await own.next()
  const told: unknown[] = [await next(events)]
  while ((told.at(-1) as { id?: number }).id !== last) told.push(await next(events))
  expect(told[0]).toEqual({ ...STARTED, lastChange: null })
  expect(told.length).toBeLessThan(250)
  expect(told.filter((one) => (one as LiveEvent).change === 'started')).toHaveLength(1)
  await events.return?.()
  await own.return?.()
})

test('after its connection was ended by the server everybody starts anew, and reads what they missed', async () => {
  const all = await Promise.all(
    Array.from({ length: 450 }, async () => {
      const events = subscribeToChanges({ ...app, member: me }, 'message')
      await events.next()
      return events
    }),
  )
  const read = () => db.notification.count({ where: { userType: 'mentee', userId: me.id } })
  const told = Promise.all(all.map(async (events) => ({ event: await next(events), rows: await read() })))
  await inTransaction(db, async (tx) => {
    const [row] = await tx.$queryRaw<{ ended: boolean }[]>`
      SELECT pg_terminate_backend(pid, 3000) AS ended FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = ${LISTENER}`
    expect(row?.ended).toBe(true)
    await tx.notification.create({
      data: { userType: 'mentee', userId: me.id, title: 'Missed', message: 'Nobody heard' },
    })
    await publishChange(tx, me, message(1))
  })
  for (const { event, rows } of await told) {
    expect(event).toEqual(STARTED)
    expect(rows).toBe(1)
  }
  // It listens again: each event once.
  const again = all[0]!
  await publishChange(db, me, message(7))
  const heard: unknown[] = [await next(again)]
  if ((heard[0] as { id?: number }).id === 1) heard.push(await next(again))
  expect(heard.at(-1)).toEqual(message(7))
  await Promise.all(all.map((events) => events.return?.()))
})

test('whoever comes while the connection is lost is started when it is back, not before', async () => {
  const proxy = await tcpProxy(url)
  const direct = connect(url, { poolSize: 1 })
  const lost = Promise.withResolvers<unknown>()
  const pubsub = await listenForEvents(proxy.url, lost.resolve)
  afterFile(async () => {
    await pubsub.close()
    await direct.$disconnect()
  })
  await proxy.cut()
  await lost.promise
  const events = subscribeToChanges({ pubsub, member: me }, 'message')
  const order: unknown[] = []
  const first = next(events).then((told) => order.push(told))
  await publishChange(direct, me, message(1))
  order.push('away')
  await proxy.restore()
  await first
  expect(order).toEqual(['away', STARTED])
  await publishChange(direct, me, message(2))
  expect(await next(events)).toEqual(message(2))
  await events.return?.()
})

describe.skipIf(!hasRedisServer)(`over Redis${SKIPPED}`, () => {
  test('the same: whatever was lost, PostgreSQL or Redis, the follower starts anew and reads what it missed', async () => {
    const server = await redisServer()
    const redis = await connectRedis(server.url, { clock: systemClock, onAway: () => {}, onBack: () => {} })
    const overRedis = eventsOverRedis(url, redis)
    const nodeDb = connect(overRedis.databaseUrl, { poolSize: 2 })
    const pubsub = await overRedis.listen(() => {})
    afterFile(async () => {
      await pubsub.close()
      await nodeDb.$disconnect()
      await redis.close()
    })
    const events = subscribeToChanges({ pubsub, member: me }, 'message')
    expect(await next(events)).toEqual(STARTED)
    const read = () => db.notification.count({ where: { userType: 'mentee', userId: me.id } })
    const losses = [
      () => db.$executeRaw`SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = ${LISTENER}`,
      async () => {
        await server.stop()
        await server.start()
      },
    ]
    for (const [place, lose] of losses.entries()) {
      await lose()
      await inTransaction(nodeDb, async (tx) => {
        await tx.notification.create({
          data: { userType: 'mentee', userId: me.id, title: 'Missed', message: 'By some' },
        })
        await publishChange(tx, me, message(place))
      })
      // It may have been heard as well, before or after.
      const told: unknown[] = []
      do told.push(await next(events))
      while ((told.at(-1) as LiveEvent).change !== 'started')
      expect(await read()).toBe(place + 1)
    }
    await expect
      .poll(async () => {
        await publishChange(nodeDb, me, message(9))
        return ((await next(events)) as LiveEvent).id
      })
      .toBe(9)
    await events.return?.()
  })
})

test('a text on the channel that is no event harms nobody', async () => {
  const events = subscribeToChanges({ ...app, member: me }, 'message')
  await events.next()
  for (const text of ['', 'hello', 'null', '{}', '[]', '["*"', '[1,2]'])
    await db.$executeRaw`SELECT pg_notify('plumbline_events', ${text})`
  await publishChange(db, me, message(8))
  expect(await next(events)).toEqual(message(8))
  expect(log.filter(({ message: text }) => text === 'pubsub').length).toBeGreaterThan(0)
  await events.return?.()
})
