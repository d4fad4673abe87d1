/** Open sockets of a chat: they end with their session, wherever it was ended, and leave nothing behind. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { App } from '../app.ts'
import { endSession } from '../sessions/sessions.ts'
import { hashToken } from '../accounts/tokens.ts'
import { browser, testServer } from '../testing/server.ts'
import { device } from '../testing/chat/device.ts'
import { makePlan, startNodes, startSession, type Nodes } from '../testing/chat/world.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'

let nodes: Nodes
beforeAll(async () => {
  nodes = await startNodes()
})

/** A mentor who can write, and the mentee's account. */
async function conversation() {
  const { db, clock } = nodes.tested
  const [mentor, mentee] = [await makeMentor(db), await menteeAccount(db)]
  const now = clock.now()
  const conversationId = await makePlan(db, { mentorId: mentor.id, menteeId: mentee.id, now, days: 30 })
  const token = await startSession(db, 'mentor', mentor.id, now)
  const other = device({ side: 'MENTOR', conversationId, token, url: () => nodes.urls[1] })
  return { conversationId, mentee, other }
}

/** A socket on the first node that follows the chat; `closed` gets the closing code. */
async function follow(token: string, url = nodes.urls[0]) {
  const headers = { cookie: `session=${token}`, origin: url }
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const told: string[] = []
  socket.on('message', (data) => told.push(String(data)))
  const query = 'subscription { conversationChanged { change chatMessage { message } } }'
  socket.once('message', () => socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query } })))
  socket.on('error', () => {})
  await once(socket, 'open')
  socket.send('{"type":"connection_init"}')
  return { socket, closed, told }
}

const isStarted = (told: string[]) => () => told.some((text) => text.includes('STARTED'))

const ENDINGS = {
  'logging out': (token: string) => browserWith(token, nodes.urls[1]).graphql('mutation { signOut { __typename } }'),
  'a new password': async (_token: string, other: string) => {
    const elsewhere = browserWith(other, nodes.urls[1])
    await elsewhere.graphql(
      `mutation { changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "N3wer@pass!" }) { __typename } }`,
    )
  },
  'the end of every other session': async (_token: string, other: string) => {
    const elsewhere = browserWith(other, nodes.urls[1])
    await elsewhere.graphql('mutation { endOtherSessions { __typename } }')
  },
} as const

function browserWith(token: string, url: string) {
  const client = browser(url)
  client.cookies.set('session', token)
  return client
}

test.each(Object.entries(ENDINGS))(
  '%s on another node closes the socket, and no message follows',
  async (_name, end) => {
    const { mentee, other } = await conversation()
    const { db, clock } = nodes.tested
    const token = await startSession(db, 'mentee', mentee.id, clock.now())
    const { closed, told } = await follow(token)
    await expect.poll(isStarted(told)).toBe(true)
    expect(await other.send(randomUUID(), 'Before')).toEqual({ number: 1 })
    await expect.poll(() => told.some((text) => text.includes('Before'))).toBe(true)
    await end(token, await startSession(db, 'mentee', mentee.id, clock.now()))
    // Committed after the end: whoever is told of it must not be them.
    expect(await other.send(randomUUID(), 'After')).toEqual({ number: 2 })
    expect(await closed).toBe(4403)
    expect(told.some((text) => text.includes('After'))).toBe(false)
  },
)

/** The app with its subscriptions counted. */
function counted(app: App): { app: App; open: () => number } {
  let open = 0
  const subscribe: App['pubsub']['subscribe'] = (topic, subscriber) => {
    const stop = app.pubsub.subscribe(topic, subscriber)
    open += 1
    let isOver = false
    return () => {
      if (!isOver) open -= 1
      isOver = true
      stop()
    }
  }
  return { app: { ...app, pubsub: { ...app.pubsub, subscribe }, config: { ...app.config } }, open: () => open }
}

test(
  'of 500 sockets that come and go in every state, nobody is told anything any more',
  { timeout: 60_000 },
  async () => {
    const { db, clock } = nodes.tested
    const { app, open } = counted(nodes.tested.app)
    const { url } = await testServer(app)
    const leaving = async (token: string, place: number) => {
      const { socket, closed, told } = await follow(token, url)
      // Some go while they are let in, some while the subscription is started, some once it is.
      if (place % 3 === 0) await expect.poll(isStarted(told), { interval: 5, timeout: 20_000 }).toBe(true)
      if (place % 3 === 1) await once(socket, 'message')
      if (place % 2) socket.terminate()
      else socket.close()
      await closed
    }
    const tokens = await Promise.all(
      Array.from({ length: 50 }, async () => await startSession(db, 'mentee', (await makeMentee(db)).id, clock.now())),
    )
    // A hundred at a time.
    for (let at = 0; at < tokens.length; at += 10)
      await Promise.all(
        tokens
          .slice(at, at + 10)
          .flatMap((token, person) => Array.from({ length: 10 }, (_, place) => leaving(token, person + place))),
      )
    await expect.poll(open).toBe(0)
    const { body } = await browser(url).send<string>('GET', '/metrics')
    expect(body).toMatch(/^graphql_sockets 0$/m)
  },
)

test('a session that has ended before its socket asks is told nothing', async () => {
  const { mentee } = await conversation()
  const { db, clock } = nodes.tested
  const token = await startSession(db, 'mentee', mentee.id, clock.now())
  await endSession(db, { type: 'mentee', sessionHash: hashToken(token) })
  const { closed, told } = await follow(token)
  expect(await closed).toBe(4403)
  expect(told).toEqual([])
})
