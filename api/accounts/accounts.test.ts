import { DAY_MS, HOUR_MS } from '../rules/time/durations.ts'
import { hash } from '@node-rs/argon2'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, asMentee, expectResult, type Client } from '../testing/client.ts'
import type { FakeClock } from '../testing/clock.ts'
import { heardOn } from '../testing/events.ts'
import { loadMember } from '../sessions/loadMember.ts'
import { hashPassword } from './passwords.ts'
import { allBut, endSessions, sessionTopic, startSession } from '../sessions/sessions.ts'
import { hashToken } from './tokens.ts'

const SIGN_IN = typed(`mutation ($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignInPayload {
      viewer {
        databaseId type name email termsAccepted unreadNotifications
        mentor { email status }
        mentee { email }
      }
    }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
    ... on RateLimitedError { retryAfter }
  }
}`)
const PASSWORD = 'Kaveri9Delta!'

let app: App
let db: Database
let clock: FakeClock
let passwordHash: string

beforeAll(async () => {
  ;({ app, db, clock } = await testApp())
  passwordHash = await hashPassword(PASSWORD)
})

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

let serial = 0
async function mentee(data: object = {}) {
  return await db.mentee.create({
    data: {
      name: 'Asha Rao',
      email: `Asha.${++serial}@Example.in`,
      passwordHash,
      currentLevel: 'Fresh Graduate',
      ...data,
    },
  })
}
async function mentor(data: object = {}) {
  return await db.mentor.create({
    data: { name: 'Ravi Iyer', email: `ravi.${++serial}@example.in`, passwordHash, experience: 9, ...data },
  })
}
async function signIn(
  client: Client,
  email: string,
  password = PASSWORD,
  userType: 'MENTOR' | 'MENTEE' | 'COMMUNITY' = 'MENTEE',
) {
  return (await client.run(SIGN_IN, { input: { userType, email, password } })).data.signIn
}

test('signs a mentee in by email in any case, under a token of which only the hash is kept', async () => {
  const asha = await mentee()
  const client = asGuest(app)
  const answer = await signIn(client, asha.email.toUpperCase())
  expect(answer).toEqual({
    __typename: 'SignInPayload',
    viewer: {
      databaseId: asha.id,
      type: 'MENTEE',
      name: 'Asha Rao',
      email: asha.email,
      termsAccepted: false,
      unreadNotifications: 0,
      mentor: null,
      mentee: { email: asha.email },
    },
  })
  const token = client.exchange.session!
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const sessions = await db.session.findMany({ where: { userType: 'mentee', userId: asha.id } })
  expect(sessions).toMatchObject([
    {
      tokenHash: hashToken(token),
      ip: '127.0.0.1',
      userAgent: 'test',
      expiresAt: new Date(clock.now().getTime() + 30 * DAY_MS),
    },
  ])
  expect(JSON.stringify(sessions)).not.toContain(token)
  expect((await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })).lastLoginAt).toEqual(clock.now())
  expect(await loadMember(app, token)).toMatchObject({ type: 'mentee', id: asha.id, sessionHash: hashToken(token) })
})

test('a mentor under review may sign in and sees their own email and status', async () => {
  const ravi = await mentor()
  const answer = await signIn(asGuest(app), ravi.email, PASSWORD, 'MENTOR')
  expect(expectResult(answer, 'SignInPayload').viewer).toMatchObject({
    type: 'MENTOR',
    mentor: { email: ravi.email, status: 'PENDING_REVIEW' },
    mentee: null,
  })
})

test('a community member signs in with the password they have set, and never without one', async () => {
  const kind = { branch: 'Civil Engineering', passwordHash }
  const one = await db.communityMember.create({
    data: { type: 'student', name: 'Meera', email: 'meera@example.in', ...kind },
  })
  await db.communityMember.create({
    data: { type: 'student', name: 'Nobody', email: 'unset@example.in', ...kind, passwordHash: null },
  })
  expect(await signIn(asGuest(app), one.email, PASSWORD, 'COMMUNITY')).toMatchObject({
    viewer: { type: 'COMMUNITY', name: 'Meera' },
  })
  expect((await signIn(asGuest(app), 'unset@example.in', PASSWORD, 'COMMUNITY')).__typename).toBe(
    'InvalidCredentialsError',
  )
})

test('wrong password, unknown address and other kind of account get one answer, of an account that is off as of any other', async () => {
  const asha = await mentee()
  const off = await mentee({ isActive: false })
  const wildcard = await mentee({ email: 'axb@example.in' })
  const refused = { __typename: 'InvalidCredentialsError', message: 'Invalid credentials. Please try again.' }
  const client = asGuest(app)
  expect(await signIn(client, asha.email, 'Wrong9Delta!')).toEqual(refused)
  expect(await signIn(client, 'nobody@example.in')).toEqual(refused)
  expect(await signIn(client, asha.email, PASSWORD, 'MENTOR')).toEqual(refused)
  expect(await signIn(client, off.email, 'Wrong9Delta!')).toEqual(refused)
  expect(await signIn(client, off.email, PASSWORD, 'MENTOR')).toEqual(refused)
  expect(await signIn(client, wildcard.email.replace('x', '_'))).toEqual(refused)
  expect(client.exchange.session).toBeUndefined()
  expect(await db.session.count({ where: { userId: { in: [asha.id, off.id] } } })).toBe(0)
})

test('the right password of an account that is off says so and whom to write to, and signs nobody in', async () => {
  const refused = {
    __typename: 'AccountOffError',
    message: `This account is switched off. If you think that is wrong, write to ${app.config.supportEmail}.`,
  }
  const [asha, ravi] = [await mentee({ isActive: false }), await mentor({ isActive: false })]
  const client = asGuest(app)
  expect(await signIn(client, asha.email)).toEqual(refused)
  expect(await signIn(client, ravi.email, PASSWORD, 'MENTOR')).toEqual(refused)
  expect(client.exchange.session).toBeUndefined()
  expect(await db.session.count({ where: { userId: { in: [asha.id, ravi.id] } } })).toBe(0)
})

test('reports all bad fields at once and quickly refuses an endless password', async () => {
  const answer = await signIn(asGuest(app), 'not an address', 'short')
  expect(answer).toMatchObject({
    __typename: 'ValidationError',
    issues: [
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'password', message: 'Password must be at least 6 characters' },
    ],
  })
  expect((await signIn(asGuest(app), 'a@example.in', 'a'.repeat(1025))).__typename).toBe('ValidationError')
  expect(await db.rateLimit.count()).toBe(0)
})

test('locks an account for an address after 10 wrong tries, also for the right password, and only for a time', async () => {
  const asha = await mentee()
  const client = asGuest(app)
  for (let wrong = 1; wrong <= 10; wrong++)
    expect((await signIn(client, asha.email, `Wrong${wrong}Delta!`)).__typename).toBe('InvalidCredentialsError')
  expect(await signIn(client, asha.email.toUpperCase())).toMatchObject({
    __typename: 'RateLimitedError',
    retryAfter: 900,
  })
  expect((await signIn(asGuest(app, { ip: '10.0.0.9' }), asha.email)).__typename).toBe('SignInPayload')
  clock.advance(15 * 60_000)
  expect((await signIn(client, asha.email)).__typename).toBe('SignInPayload')
})

test('tries sent side by side are counted like tries one after another', async () => {
  const asha = await mentee()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => signIn(asGuest(app), asha.email, `Wrong${n}Delta!`)),
  )
  const of = (name: string) => answers.filter(({ __typename }) => __typename === name).length
  expect([of('InvalidCredentialsError'), of('RateLimitedError')]).toEqual([10, 10])
})

test('a good sign-in clears the account’s count', async () => {
  const asha = await mentee()
  const client = asGuest(app)
  for (let round = 0; round < 2; round++) {
    for (let wrong = 0; wrong < 9; wrong++) await signIn(client, asha.email, 'Wrong9Delta!')
    expect((await signIn(client, asha.email)).__typename).toBe('SignInPayload')
  }
})

test('stops one address that tries many accounts after 50 wrong tries; good ones do not count', async () => {
  const asha = await mentee()
  const client = asGuest(app, { ip: '10.0.0.1' })
  for (let good = 0; good < 3; good++) await signIn(client, asha.email)
  const wrong = await Promise.all(Array.from({ length: 50 }, (_, n) => signIn(client, `nobody${n}@example.in`)))
  expect(wrong.every(({ __typename }) => __typename === 'InvalidCredentialsError')).toBe(true)
  expect((await signIn(asGuest(app, { ip: '10.0.0.1' }), asha.email)).__typename).toBe('RateLimitedError')
  // A browser that she has used.
  expect((await signIn(client, asha.email)).__typename).toBe('SignInPayload')
  expect((await signIn(asGuest(app, { ip: '10.0.0.2' }), asha.email)).__typename).toBe('SignInPayload')
})

test('replaces a weaker hash at sign-in, and the password goes on working', async () => {
  const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 })
  const asha = await mentee({ passwordHash: weak })
  expect((await signIn(asGuest(app), asha.email)).__typename).toBe('SignInPayload')
  const stored = (await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })).passwordHash
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(asGuest(app), asha.email)).__typename).toBe('SignInPayload')
})

test('signing in again makes a new token and ends the session whose cookie was sent', async () => {
  const asha = await mentee()
  const first = asGuest(app)
  await signIn(first, asha.email)
  const old = first.exchange.session!
  const again = asMentee(app, asha.id, { sessionHash: hashToken(old) })
  await signIn(again, asha.email)
  expect(again.exchange.session).not.toBe(old)
  expect(await loadMember(app, old)).toBeNull()
  expect(await loadMember(app, again.exchange.session!)).toMatchObject({ id: asha.id })
})

test('a session ends with sign-out, for good and with a word to its sockets', async () => {
  const asha = await mentee()
  const client = asGuest(app)
  await signIn(client, asha.email)
  const token = client.exchange.session!
  const told = heardOn(app, sessionTopic(hashToken(token)))
  const signedIn = asMentee(app, asha.id, { sessionHash: hashToken(token) })
  expect((await signedIn.run('mutation { signOut { ok } }')).data).toEqual({ signOut: { ok: true } })
  expect(signedIn.exchange.session).toBeNull()
  expect(await loadMember(app, token)).toBeNull()
  expect(await told).toEqual({ ended: 1 })
  expect((await asGuest(app).run('mutation { signOut { ok } }')).data).toEqual({ signOut: { ok: true } })
})

test('a session slides with use, at most once an hour, and ends 30 days after the last', async () => {
  const asha = await mentee()
  const token = await startSession(db, { type: 'mentee', id: asha.id, ip: '::1', userAgent: null }, clock.now())
  const expiry = async () =>
    (await db.session.findUniqueOrThrow({ where: { tokenHash: hashToken(token) } })).expiresAt.getTime()
  const start = clock.now().getTime()
  clock.advance(HOUR_MS - 1)
  expect(await loadMember(app, token)).toMatchObject({ isRenewed: false })
  expect(await expiry()).toBe(start + 30 * DAY_MS)
  clock.advance(1)
  const both = await Promise.all([loadMember(app, token), loadMember(app, token)])
  expect(both.filter((member) => member?.isRenewed)).toHaveLength(1)
  expect(await expiry()).toBe(start + HOUR_MS + 30 * DAY_MS)
  clock.advance(30 * DAY_MS)
  expect(await loadMember(app, token)).toBeNull()
})

test('looking whether a session is still there is no use of it', async () => {
  const ravi = await mentor()
  const token = await startSession(db, { type: 'mentor', id: ravi.id, ip: '::1', userAgent: null }, clock.now())
  const expiresAt = new Date(clock.now().getTime() + 30 * DAY_MS)
  clock.advance(2 * HOUR_MS)
  expect(await loadMember(app, token, { peek: true })).toMatchObject({ id: ravi.id, isRenewed: false })
  expect(await db.session.findUniqueOrThrow({ where: { tokenHash: hashToken(token) } })).toMatchObject({ expiresAt })
  expect((await db.mentor.findUniqueOrThrow({ where: { id: ravi.id } })).lastActiveAt).toBeNull()
})

test('nothing but a live token of an active account is a member', async () => {
  const [asha, ravi] = [await mentee(), await mentor()]
  const [one, other] = await Promise.all(
    [
      { type: 'mentee' as const, id: asha.id },
      { type: 'mentor' as const, id: ravi.id },
    ].map((who) => startSession(db, { ...who, ip: '::1', userAgent: null }, clock.now())),
  )
  for (const nonsense of [undefined, null, '', 'x', one!.slice(1), `${one}x`, hashToken(one!)])
    expect(await loadMember(app, nonsense)).toBeNull()
  await db.mentee.update({ where: { id: asha.id }, data: { isActive: false } })
  await db.mentor.delete({ where: { id: ravi.id } })
  expect(await loadMember(app, one)).toBeNull()
  expect(await loadMember(app, other)).toBeNull()
})

test('ending the other sessions leaves this one, and those of somebody else', async () => {
  const [asha, other] = [await mentee(), await mentee()]
  const start = (id: number) => startSession(db, { type: 'mentee', id, ip: '::1', userAgent: null }, clock.now())
  const [mine, theirs, elses] = [await start(asha.id), await start(asha.id), await start(other.id)]
  await endSessions(db, { type: 'mentee', id: asha.id }, allBut(hashToken(mine)))
  expect(
    [await loadMember(app, mine), await loadMember(app, theirs), await loadMember(app, elses)].map(Boolean),
  ).toEqual([true, false, true])
  await endSessions(db, { type: 'mentee', id: asha.id })
  expect([await loadMember(app, mine), await loadMember(app, elses)].map(Boolean)).toEqual([false, true])
})

test('stores a mentor’s last active at most once in 5 minutes', async () => {
  const ravi = await mentor()
  const token = await startSession(db, { type: 'mentor', id: ravi.id, ip: '::1', userAgent: null }, clock.now())
  const lastActive = async () => {
    await Promise.all([loadMember(app, token), loadMember(app, token)])
    return (await db.mentor.findUniqueOrThrow({ where: { id: ravi.id } })).lastActiveAt
  }
  const first = clock.now()
  expect(await lastActive()).toEqual(first)
  clock.advance(5 * 60_000 - 1)
  expect(await lastActive()).toEqual(first)
  clock.advance(1)
  expect(await lastActive()).toEqual(clock.now())
})

test('accepts terms once, keeping when, and shows it on the viewer', async () => {
  const asha = await mentee()
  const client = asMentee(app, asha.id)
  const accept = typed(`mutation ($id: Int!) {
    acceptTerms(input: { userType: MENTEE, userId: $id }) {
      ... on AcceptTermsPayload { viewer { termsAccepted } }
    }
  }`)
  const at = clock.now()
  expect((await client.run(accept, { id: asha.id })).data).toEqual({ acceptTerms: { viewer: { termsAccepted: true } } })
  clock.advance(60_000)
  await client.run(accept, { id: asha.id })
  expect(await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })).toMatchObject({
    termsAccepted: true,
    termsAcceptedAt: at,
  })
})
