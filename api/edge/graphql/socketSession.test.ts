/** What ends a socket with its session, also when nobody listened at the time. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { hashToken } from '../../accounts/tokens.ts'
import type { PubSub } from '../../database/pubsub.ts'
import type { Subscriber } from '../../database/topics.ts'
import { testApp } from '../../testing/app.ts'
import { menteeAccount } from '../../testing/people.ts'
import { browser, testServer } from '../../testing/server.ts'
import { SESSION_MS, startSession } from '../../sessions/sessions.ts'
import { loadIdentity } from '../http/requestContext.ts'
import { watchSession } from './socketSession.ts'

const { app, db, clock } = await testApp()
const HOUR_OF_LOOKS = 3_600_000

let token: string
let id: number
beforeEach(async () => {
  ;({ id } = await menteeAccount(db))
  token = await db.$transaction((tx) =>
    startSession(tx, { type: 'mentee', id, ip: '::1', userAgent: null }, clock.now()),
  )
})

/** Watches it on a socket that only notes how it was closed. */
async function watched(parts: Partial<typeof app> = {}, recheckMs = HOUR_OF_LOOKS) {
  const tokens = { session: token, adminSession: null }
  const identity = await loadIdentity(app, tokens, { peek: true })
  const close = vi.fn<WebSocket['close']>()
  const session = watchSession({ ...app, ...parts }, { close }, { tokens, identity, recheckMs })
  return { close, session }
}

test('a session that ended while nobody listened closes its socket as soon as it is listened to again', async () => {
  let subscriber: Subscriber | undefined
  const pubsub: PubSub = {
    ...app.pubsub,
    subscribe(_topic, watching) {
      subscriber = watching
      return () => {}
    },
  }
  const { close, session } = await watched({ pubsub })
  await db.session.delete({ where: { tokenHash: hashToken(token) } })
  expect(close).not.toHaveBeenCalled()
  subscriber?.started('any')
  await expect.poll(() => close.mock.calls).toEqual([[4403, 'Forbidden']])
  session.stop()
})

test('a session that has run out by the clock speaks for nobody; one moved ahead elsewhere goes on', async () => {
  const { close, session } = await watched()
  clock.advance(SESSION_MS - 1)
  expect(await session.isLive()).toBe(true)
  await db.session.update({
    where: { tokenHash: hashToken(token) },
    data: { expiresAt: new Date(clock.now().getTime() + SESSION_MS) },
  })
  clock.advance(1)
  expect(await session.isLive()).toBe(true)
  clock.advance(SESSION_MS)
  expect(await session.isLive()).toBe(false)
  expect(close.mock.calls).toEqual([[4403, 'Forbidden']])
})

test('the socket is closed at the instant at which its session ends, without being asked anything', async () => {
  await db.session.update({
    where: { tokenHash: hashToken(token) },
    data: { expiresAt: new Date(clock.now().getTime() + 200) },
  })
  const { close } = await watched()
  clock.advance(200)
  await expect.poll(() => close.mock.calls, { timeout: 10_000 }).toEqual([[4403, 'Forbidden']])
})

test('while the database is away a socket stays for two minutes, and no moment after its session’s end', async () => {
  const away = {
    db: { $queryRaw: () => Promise.reject(new Error('away')) } as unknown as typeof db,
    log: { ...app.log, warn: () => clock.advance(MINUTE_MS / 2) },
  }
  const { close, session } = await watched(away, 1)
  expect(await session.isLive()).toBe(true)
  await expect.poll(() => close.mock.calls, { timeout: 10_000 }).toEqual([[1013, 'Try again later']])
  const late = await watched({ db: away.db })
  clock.advance(SESSION_MS)
  expect(await late.session.isLive()).toBe(false)
  expect(late.close.mock.calls).toEqual([[1013, 'Try again later']])
})

test('an administrator’s socket answers nothing from the end of the session on', async () => {
  const { url } = await testServer(app, { recheckMs: HOUR_OF_LOOKS })
  await ensureFirstAdmin(app)
  const admin = browser(url)
  const { username, password } = app.config.admin
  expect((await admin.send('POST', '/api/admin/login', { username, password })).status).toBe(200)
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ')
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { origin: url, cookie },
  })
  const heard: string[] = []
  socket.on('message', (data: Buffer) => heard.push(data.toString()))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send('{"type":"connection_init"}')
  await expect.poll(() => heard.length).toBe(1)
  const query = `{ node(id: "${btoa(`Mentee:${id}`)}") { ... on Mentee { email } } }`
  const ask = (key: string) => socket.send(JSON.stringify({ id: key, type: 'subscribe', payload: { query } }))
  ask('before')
  await expect.poll(() => heard.join()).toContain('"email":')
  clock.advance(45 * MINUTE_MS)
  ask('after')
  expect(await closed).toBe(4403)
  expect(heard.filter((text) => text.includes('"after"'))).toEqual([])
})
