/** Live changes: on every socket of the owner, on every node, on commit, and to nobody else. */
import { createClient } from 'graphql-ws'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { textOf, typed } from '../graphql/typed.ts'
import { WebSocket } from 'ws'
import type { App } from '../app.ts'
import { endSession } from '../sessions/sessions.ts'
import { hashToken } from '../accounts/tokens.ts'
import { connect } from '../database/client.ts'
import { systemClock } from '../database/clock.ts'
import { LISTENER, listenForEvents } from '../database/pubsub.ts'
import { connectRedis } from '../database/redis.ts'
import { eventsOverRedis } from '../database/redisPubsub.ts'
import { inTransaction } from '../database/transaction.ts'
import { testApp } from '../testing/app.ts'
import { asCommunity, asMentee, asMentor, type Client } from '../testing/client.ts'
import { afterFile } from '../testing/ending.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { hasRedisServer, redisServer, SKIPPED } from '../testing/redis.ts'
import { testServer } from '../testing/server.ts'
import { CHANGES, DELETE, READ, READ_ALL, type Changed } from './documents.testing.ts'
import { markCauseRead, notify, retell } from './notify.ts'

const { app, db, url } = await testApp()

let menteeId: number
let owner: Client
let serial = 0

beforeAll(() => {
  afterFile(async () => void (await Promise.all(running.map((events) => events.return()))))
})
beforeEach(async () => {
  menteeId = (await makeMentee(db)).id
  owner = asMentee(app, menteeId)
})

/** Tells the mentee; answers the numeric id. */
async function tell(node: Pick<App, 'db'> = app): Promise<number> {
  const dedupeKey = `live:${++serial}`
  await inTransaction(node.db, (tx) =>
    notify(tx, {
      dedupeKey,
      userType: 'mentee',
      userId: menteeId,
      about: null,
      by: null,
      type: 'general',
      title: dedupeKey,
      message: 'Live',
    }),
  )
  return (await db.notification.findUniqueOrThrow({ where: { dedupeKey } })).id
}

const running: AsyncGenerator<unknown, void, void>[] = []

interface Listener {
  /** The next change. */
  next(): Promise<Changed['notificationChanged']>
}

/** Subscribes and takes the opening event. */
async function listen(client: Client): Promise<Listener> {
  const events = await client.subscribe(CHANGES)
  running.push(events)
  const next = async () => {
    const { value } = await events.next()
    if (!value?.data || value.errors) throw new Error(JSON.stringify(value))
    return value.data.notificationChanged
  }
  expect(await next()).toMatchObject({ change: 'STARTED', notification: null })
  return { next }
}

describe('the owner', () => {
  test('hears every kind of change, with the badge as it is then, on each device', async () => {
    const devices = [await listen(owner), await listen(owner), await listen(asMentee(app, menteeId))]
    const heard = () => Promise.all(devices.map((device) => device.next()))
    const first = await tell()
    for (const event of await heard())
      expect(event).toMatchObject({
        change: 'CREATED',
        notification: { databaseId: first, isRead: false },
        viewer: { unreadNotifications: 1 },
      })
    await owner.run(READ, { id: first })
    for (const event of await heard())
      expect(event).toMatchObject({
        change: 'READ',
        notification: { databaseId: first, isRead: true },
        viewer: { unreadNotifications: 0 },
      })
    const second = await tell()
    await heard()
    await owner.run(READ_ALL, { upTo: second })
    for (const event of await heard())
      expect(event).toMatchObject({ change: 'ALL_READ', readUpTo: second, viewer: { unreadNotifications: 0 } })
    await owner.run(DELETE, { id: second })
    const { id } = (await owner.run(typed('{ viewer { notifications { edges { node { id } } } } }'))).data.viewer!
      .notifications.edges[0]!.node
    for (const event of await heard()) {
      expect(event.change).toBe('DELETED')
      expect(event.deletedNotificationId).not.toBe(id)
      expect(atob(event.deletedNotificationId!)).toBe(`Notification:${second}`)
    }
  })

  test('hears that one was read because its cause was settled, once', async () => {
    const { next } = await listen(owner)
    const id = await tell()
    await next()
    const { dedupeKey } = await db.notification.findUniqueOrThrow({ where: { id } })
    await inTransaction(db, (tx) => markCauseRead(tx, { type: 'mentee', id: menteeId }, dedupeKey!))
    await inTransaction(db, (tx) => markCauseRead(tx, { type: 'mentee', id: menteeId }, dedupeKey!))
    const later = await tell()
    expect(await next()).toMatchObject({
      change: 'READ',
      notification: { databaseId: id, isRead: true },
      viewer: { unreadNotifications: expect.any(Number) },
    })
    expect(await next()).toMatchObject({ change: 'CREATED', notification: { databaseId: later } })
  })

  test('is told at the start that what is read from then on misses nothing', async () => {
    const events = await owner.subscribe(CHANGES)
    running.push(events)
    const opening = (await events.next()).value
    const id = await tell()
    expect(opening?.data.notificationChanged.change).toBe('STARTED')
    // Not asked for until now: it was kept.
    expect((await events.next()).value?.data.notificationChanged.notification?.databaseId).toBe(id)
  })

  test('hears nothing of what changed nothing, and nothing of what was rolled back', async () => {
    const { next } = await listen(owner)
    const id = await tell()
    await next()
    await owner.run(READ, { id })
    await next()
    await owner.run(READ, { id })
    await owner.run(READ_ALL, { upTo: id })
    const undone = inTransaction(db, async (tx) => {
      await notify(tx, {
        dedupeKey: 'undone',
        userType: 'mentee',
        userId: menteeId,
        about: null,
        by: null,
        type: 'general',
        title: 'Undone',
        message: 'Never was',
      })
      throw new Error('No')
    })
    await expect(undone).rejects.toThrow('No')
    const later = await tell()
    // Whatever was announced stands before this one.
    expect((await next()).notification?.databaseId).toBe(later)
  })

  test('hears what an old one says now', async () => {
    const { next } = await listen(owner)
    const id = await tell()
    await next()
    await inTransaction(db, (tx) => retell(tx, `live:${serial}`, { title: 'Withdrawn', message: 'Nothing is left' }))
    expect(await next()).toMatchObject({ change: 'CHANGED', notification: { databaseId: id, title: 'Withdrawn' } })
  })

  test('a subscription that is left ends at once, also while it waits', async () => {
    const events = await owner.subscribe(CHANGES)
    await events.next()
    const waiting = events.next()
    await events.return()
    expect((await waiting).done).toBe(true)
    const unused = await owner.subscribe(CHANGES)
    await unused.return()
    expect((await unused.next()).done).toBe(true)
  })
})

test('after the connection that listens was ended by the server, every device starts anew with the badge as it is', async () => {
  const devices = [await listen(owner), await listen(owner)]
  await inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = ${LISTENER}`
    await notify(tx, {
      dedupeKey: 'meanwhile',
      userType: 'mentee',
      userId: menteeId,
      about: null,
      by: null,
      type: 'general',
      title: 'Meanwhile',
      message: 'Nobody listened',
    })
  })
  for (const { next } of devices)
    expect(await next()).toMatchObject({ change: 'STARTED', notification: null, viewer: { unreadNotifications: 1 } })
})

test('nobody else hears it: another mentee, and the mentor and community member of the same number', async () => {
  const stranger = await makeMentee(db)
  await makeMentor(db, { id: menteeId })
  await db.communityMember.create({
    data: {
      type: 'student',
      id: menteeId,
      name: 'Kiran',
      email: 'kiran@test.example',
      passwordHash: 'none',
      branch: 'Civil Engineering',
    },
  })
  const listeners = await Promise.all(
    [asMentee(app, stranger.id), asMentor(app, menteeId), asCommunity(app, menteeId)].map(listen),
  )
  await tell()
  const others = [
    { userType: 'mentee', userId: stranger.id },
    { userType: 'mentor', userId: menteeId },
    { userType: 'community', userId: menteeId },
  ] as const
  for (const [place, other] of others.entries()) {
    const title = `own of ${other.userType}`
    await inTransaction(db, (tx) =>
      notify(tx, {
        ...other,
        about: null,
        by: null,
        dedupeKey: `own:${other.userType}`,
        type: 'general',
        title,
        message: 'Own',
      }),
    )
    expect(await listeners[place]!.next()).toMatchObject({
      notification: { title },
      viewer: { unreadNotifications: 1 },
    })
  }
})

test('another node hears it over LISTEN/NOTIFY', async () => {
  const pubsub = await listenForEvents(url, () => {})
  afterFile(() => pubsub.close())
  const { next } = await listen(asMentee({ ...app, pubsub }, menteeId))
  const id = await tell()
  expect((await next()).notification?.databaseId).toBe(id)
})

describe.skipIf(!hasRedisServer)(`over Redis${SKIPPED}`, () => {
  test('two nodes hear each other, each event once', async () => {
    const server = await redisServer()
    async function node(): Promise<App> {
      const redis = await connectRedis(server.url, { clock: systemClock, onAway: () => {}, onBack: () => {} })
      const events = eventsOverRedis(url, redis)
      const nodeDb = connect(events.databaseUrl, { poolSize: 3 })
      const pubsub = await events.listen(() => {})
      afterFile(async () => {
        await pubsub.close()
        await nodeDb.$disconnect()
        await redis.close()
      })
      return { ...app, db: nodeDb, pubsub }
    }
    const nodes = [await node(), await node()]
    const listeners = await Promise.all(nodes.map((one) => listen(asMentee(one, menteeId))))
    for (const from of nodes) {
      const id = await tell(from)
      for (const { next } of listeners) expect((await next()).notification?.databaseId).toBe(id)
    }
  })
})

test('over a real socket: the owner of the session, until it ends', async () => {
  const server = await testServer(app)
  const token = 'n'.repeat(43)
  const now = app.clock.now()
  await db.session.create({
    data: {
      tokenHash: hashToken(token),
      userType: 'mentee',
      userId: menteeId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    },
  })
  const Socket = class extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { cookie: `session=${token}`, origin: server.url } })
    }
  }
  const client = createClient({
    url: new URL('/graphql', server.url.replace('http', 'ws')).href,
    webSocketImpl: Socket,
    retryAttempts: 0,
  })
  const events = client.iterate<Changed>({ query: textOf(CHANGES) })
  expect((await events.next()).value).toMatchObject({ data: { notificationChanged: { change: 'STARTED' } } })
  const id = await tell()
  expect((await events.next()).value).toMatchObject({
    data: { notificationChanged: { change: 'CREATED', notification: { databaseId: id } } },
  })
  // Caught from the start: the socket may be closed before the session's end returns.
  const ended = events.next().catch((reason: unknown) => reason)
  await endSession(db, { type: 'mentee', sessionHash: hashToken(token) })
  expect(await ended).toMatchObject({ code: 4403 })
})
