import { MINUTE_MS } from '../rules/time/durations.ts'
import { hash } from '@node-rs/argon2'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { typed } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asGuest, asMentee, expectResult, type Client } from '../testing/client.ts'
import type { FakeClock } from '../testing/clock.ts'
import { makeMentee } from '../testing/factories.ts'
import { hashPassword, isWeakHash } from '../accounts/passwords.ts'
import { hashToken } from '../accounts/tokens.ts'
import { startSession } from '../sessions/sessions.ts'
import { loadAdministrator } from './adminSessions.ts'
import { ensureFirstAdmin } from './administrators.ts'

vi.mock('../accounts/passwords.ts', async (original) => {
  const module = await original<{ hashPassword: typeof hashPassword }>()
  return { ...module, hashPassword: vi.fn<typeof hashPassword>(module.hashPassword) }
})

const SIGN_IN = typed(`mutation ($input: SignInAdminInput!) {
  signInAdmin(input: $input) {
    __typename
    ... on SignInAdminPayload { adminSession { username loginTime lastActivity expiresAt } }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
  }
}`)
const ACTIVE = typed(`mutation {
  recordAdminActivity { __typename ... on RecordAdminActivityPayload { adminSession { expiresAt } } }
}`)

let app: App
let db: Database
let clock: FakeClock

beforeAll(async () => {
  ;({ app, db, clock } = await testApp())
})
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await ensureFirstAdmin(app)
})

async function signIn(client: Client, change: object = {}) {
  const { username, password } = app.config.admin
  return (await client.run(SIGN_IN, { input: { username, password, ...change } })).data.signInAdmin
}
async function signedIn() {
  const client = asGuest(app)
  expect((await signIn(client)).__typename).toBe('SignInAdminPayload')
  const token = client.exchange.adminSession!
  const { id } = (await loadAdministrator(app, token))!
  return { token, client: asAdmin(app, id, { sessionHash: hashToken(token) }) }
}
const report = async (client: Client) =>
  (await client.run(typed('mutation { recordAdminActivity { __typename } }'))).data.recordAdminActivity.__typename

test('the first administrator is created once, however many nodes start at once, and never changed', async () => {
  await db.adminUser.deleteMany()
  const other: App = { ...app, config: { ...app.config, admin: { ...app.config.admin, username: 'second' } } }
  const created = await Promise.all([ensureFirstAdmin(app), ensureFirstAdmin(app), ensureFirstAdmin(other)])
  expect(created.filter(Boolean)).toHaveLength(1)
  expect(await db.adminUser.count()).toBe(1)
  const before = await db.adminUser.findFirstOrThrow()
  expect(
    await ensureFirstAdmin({
      ...app,
      config: { ...app.config, admin: { ...app.config.admin, password: 'Another9Delta!' } },
    }),
  ).toBe(false)
  expect(await db.adminUser.findFirstOrThrow()).toEqual(before)
  expect(before.passwordHash).toMatch(/^\$argon2id\$/)
  await db.adminUser.updateMany({ data: { username: app.config.admin.username } })
})

test('signs in under a cookie of its own, of which only the hash is kept', async () => {
  const client = asGuest(app)
  const answer = await signIn(client)
  const now = clock.now().getTime()
  expect(expectResult(answer, 'SignInAdminPayload').adminSession).toEqual({
    username: app.config.admin.username,
    loginTime: new Date(now).toISOString(),
    lastActivity: new Date(now).toISOString(),
    expiresAt: new Date(now + 15 * MINUTE_MS).toISOString(),
  })
  expect(client.exchange.session).toBeUndefined()
  expect(await db.adminSession.findMany()).toMatchObject([{ tokenHash: hashToken(client.exchange.adminSession!) }])
})

test('refuses with one answer, reports empty fields, and locks after 10 wrong tries', async () => {
  const refused = { __typename: 'InvalidCredentialsError', message: 'Invalid credentials. Access denied.' }
  const client = asGuest(app)
  expect(await signIn(client, { username: 'nobody' })).toEqual(refused)
  for (let wrong = 0; wrong < 10; wrong++) expect(await signIn(client, { password: 'wrong' })).toEqual(refused)
  expect((await signIn(client)).__typename).toBe('RateLimitedError')
  expect(client.exchange.adminSession).toBeUndefined()
  const empty = await signIn(asGuest(app, { ip: '10.0.0.3' }), { username: '', password: '' })
  expect(expectResult(empty, 'ValidationError').issues).toEqual([
    { path: 'username', message: 'User ID is required' },
    { path: 'password', message: 'Password is required' },
  ])
})

test('ends after 15 minutes without activity; asking and polling prolong nothing', async () => {
  const { token, client } = await signedIn()
  for (let minute = 1; minute < 15; minute++) {
    clock.advance(MINUTE_MS)
    expect(await loadAdministrator(app, token)).not.toBeNull()
    expect((await client.run('{ adminSession { username } }')).data).toEqual({
      adminSession: { username: app.config.admin.username },
    })
  }
  clock.advance(MINUTE_MS)
  expect(await loadAdministrator(app, token)).toBeNull()
  expect((await client.run('{ adminSession { username } }')).data).toEqual({ adminSession: null })
  expect(await report(client)).toBe('NotSignedInError')
  expect(await loadAdministrator(app, token)).toBeNull()
})

test('ends 30 minutes after sign-in, however active', async () => {
  const { token, client } = await signedIn()
  const expiry = async () => {
    const { data } = await client.run(ACTIVE)
    return expectResult(data.recordAdminActivity, 'RecordAdminActivityPayload').adminSession.expiresAt
  }
  const start = clock.now().getTime()
  clock.advance(10 * MINUTE_MS)
  expect(await expiry()).toBe(new Date(start + 25 * MINUTE_MS).toISOString())
  clock.advance(10 * MINUTE_MS)
  expect(await expiry()).toBe(new Date(start + 30 * MINUTE_MS).toISOString())
  clock.advance(10 * MINUTE_MS - 1)
  expect(await loadAdministrator(app, token)).not.toBeNull()
  clock.advance(1)
  expect(await report(client)).toBe('NotSignedInError')
  expect(await loadAdministrator(app, token)).toBeNull()
})

test('a token is worth nothing after sign-out, after a new sign-in in its place, and without its account', async () => {
  const one = await signedIn()
  expect((await one.client.run('mutation { signOutAdmin { ok } }')).data).toEqual({ signOutAdmin: { ok: true } })
  expect(one.client.exchange.adminSession).toBeNull()
  expect(await loadAdministrator(app, one.token)).toBeNull()
  const two = await signedIn()
  await signIn(two.client)
  expect(await loadAdministrator(app, two.token)).toBeNull()
  const three = two.client.exchange.adminSession!
  expect(await loadAdministrator(app, three)).not.toBeNull()
  await db.adminUser.deleteMany()
  expect(await loadAdministrator(app, three)).toBeNull()
})

test('no member is an administrator: neither by cookie nor by what they call', async () => {
  const mentee = await makeMentee(db)
  const token = await startSession(db, { type: 'mentee', id: mentee.id, ip: '::1', userAgent: null }, clock.now())
  expect(await loadAdministrator(app, token)).toBeNull()
  for (const client of [asGuest(app), asMentee(app, mentee.id)]) {
    expect(await report(client)).toBe('NotSignedInError')
    expect((await client.run('{ adminSession { username } }')).data).toEqual({ adminSession: null })
    expect((await client.run('mutation { signOutAdmin { ok } }')).data).toEqual({ signOutAdmin: { ok: true } })
  }
})

test('a weaker hash of before is replaced at a login; a wrong password costs no hash', async () => {
  const passwordHash = await hash(app.config.admin.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  await db.adminUser.updateMany({ data: { passwordHash } })
  vi.mocked(hashPassword).mockClear()
  expect((await signIn(asGuest(app), { password: 'wrong' })).__typename).toBe('InvalidCredentialsError')
  expect(hashPassword).not.toHaveBeenCalled()
  expect((await signIn(asGuest(app))).__typename).toBe('SignInAdminPayload')
  expect(isWeakHash((await db.adminUser.findFirstOrThrow()).passwordHash)).toBe(false)
})
