/** What an open page hears when its session ends: over the real edge, with real cookies. */
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { connect } from '../database/client.ts'
import { listenForEvents } from '../database/pubsub.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { asAdmin } from '../testing/client.ts'
import { afterFile } from '../testing/ending.ts'
import { makeMentor } from '../testing/factories.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'
import { SESSIONS, startSession } from './sessions.ts'
import { browser, testServer, type Browser, type TestServer } from '../testing/server.ts'

let t: TestApp
let server: TestServer
beforeAll(async () => {
  t = await testApp()
  server = await testServer(t.app)
})

async function signedIn(email: string, type: 'mentee' | 'mentor' = 'mentee'): Promise<Browser> {
  const client = browser(server.url)
  const { status } = await client.send('POST', `/api/auth/${type}/login`, { email, password: PASSWORD })
  expect(status).toBe(200)
  return client
}

/** An open socket with the browser's cookie; resolves once it is acknowledged, `closed` to its closing code. */
async function socketOf(
  { cookies }: Browser,
  origin = server.url,
): Promise<{ socket: WebSocket; closed: Promise<number> }> {
  const headers = { origin, cookie: `session=${cookies.get('session')}` }
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  const answer = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))))
  socket.send('{"type":"connection_init"}')
  expect(await answer).toMatchObject({ type: 'connection_ack' })
  return { socket, closed }
}

const status = async (client: Browser) => (await client.send('GET', '/api/auth/user')).status
const CHANGE = `mutation ($next: String!) {
  changePassword(input: { currentPassword: "${PASSWORD}", newPassword: $next }) { __typename }
}`

test('the session used longest ago ends with its socket when an account has too many', async () => {
  const { email, id } = await menteeAccount(t.db)
  const oldest = await signedIn(email)
  const { closed } = await socketOf(oldest)
  t.clock.advance(1_000)
  const second = await signedIn(email)
  const start = () => startSession(t.db, { type: 'mentee', id, ip: '', userAgent: null }, t.clock.now())
  for (let count = 2; count < SESSIONS; count++) await start()
  expect(await status(oldest)).toBe(200)
  const twin = await makeMentor(t.db, { id })
  await startSession(t.db, { type: 'mentor', id: twin.id, ip: '', userAgent: null }, t.clock.now())
  expect(await status(oldest)).toBe(200)
  t.clock.advance(1_000)
  const newest = await signedIn(email)
  expect(await closed).toBe(4403)
  expect([await status(oldest), await status(second), await status(newest)]).toEqual([401, 200, 200])
  expect(await t.db.session.count({ where: { userType: 'mentee', userId: id } })).toBe(SESSIONS)
})

test('a new password closes every socket of before; this browser goes on with its new cookie', async () => {
  const { email } = await menteeAccount(t.db)
  const [here, there] = [await signedIn(email), await signedIn(email)]
  const old = here.cookies.get('session')
  const sockets = [await socketOf(here), await socketOf(there)]
  const { body } = await here.graphql<{ data: object }>(CHANGE, { next: 'N3wer@pass!' })
  expect(body.data).toEqual({ changePassword: { __typename: 'ChangePasswordPayload' } })
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4403, 4403])
  expect(here.cookies.get('session')).not.toBe(old)
  expect([await status(here), await status(there)]).toEqual([200, 401])
  here.cookies.set('session', old!)
  expect(await status(here)).toBe(401)
})

test('a device that is signed out from elsewhere is cut off at once; the others are not', async () => {
  const { email } = await menteeAccount(t.db)
  const [here, there] = [await signedIn(email), await signedIn(email)]
  const [mine, theirs] = [await socketOf(here), await socketOf(there)]
  await here.graphql('mutation { endOtherSessions { __typename } }')
  expect(await theirs.closed).toBe(4403)
  expect([await status(here), await status(there)]).toEqual([200, 401])
  expect(mine.socket.readyState).toBe(WebSocket.OPEN)
  mine.socket.close()
})

/** Another node on the same database. */
async function otherNode(): Promise<TestServer> {
  const pubsub = await listenForEvents(t.url, () => {})
  const db = connect(t.url, { poolSize: 3 })
  afterFile(async () => {
    await pubsub.close()
    await db.$disconnect()
  })
  return await testServer({ ...t.app, config: { ...t.app.config }, pubsub, db })
}

test('a session that was ended on one node closes its socket on another one', async () => {
  const other = await otherNode()
  const { email } = await menteeAccount(t.db)
  const [here, there] = [await signedIn(email), await signedIn(email)]
  const [mine, theirs] = [await socketOf(here, other.url), await socketOf(there, other.url)]
  await here.graphql('mutation { endOtherSessions { __typename } }')
  expect(await theirs.closed).toBe(4403)
  expect(mine.socket.readyState).toBe(WebSocket.OPEN)
  mine.socket.close()
})

test('a mentor who is switched off is out on every node at once, and logs in anew once they are switched on', async () => {
  // The twin above took an id without the counter.
  const { id, email } = await mentorAccount(t.db, { id: 1_000 })
  const [here, there] = [await signedIn(email, 'mentor'), await signedIn(email, 'mentor')]
  const { url } = await otherNode()
  const sockets = [await socketOf(here), await socketOf(there, url)]
  const save = async (fields: string) => {
    const { data } = await asAdmin(t.app).run<{ updateMentor: object }>(
      `mutation { updateMentor(input: { id: ${id}, ${fields} }) { __typename } }`,
    )
    expect(data.updateMentor).toEqual({ __typename: 'UpdateMentorPayload' })
  }
  await save('isActive: true, bio: "Says more."')
  expect([await status(here), await status(there)]).toEqual([200, 200])
  await save('isActive: false')
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4403, 4403])
  await save('isActive: true')
  expect([await status(here), await status(there)]).toEqual([401, 401])
  expect(await status(await signedIn(email, 'mentor'))).toBe(200)
})

test('closing the account ends all of it, cookie included', async () => {
  const { email } = await menteeAccount(t.db)
  const [here, there] = [await signedIn(email), await signedIn(email)]
  const sockets = [await socketOf(here), await socketOf(there)]
  await here.graphql(
    `mutation { closeAccount(input: { confirmation: "close my account", password: "${PASSWORD}" }) { __typename } }`,
  )
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4403, 4403])
  expect(here.cookies.has('session')).toBe(false)
  expect(await status(there)).toBe(401)
  expect((await browser(server.url).send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })).status).toBe(
    401,
  )
})
