import { beforeAll, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { verifyPassword } from '../accounts/passwords.ts'
import { hashToken } from '../accounts/tokens.ts'
import { loadMember } from '../sessions/loadMember.ts'
import { startSession } from '../sessions/sessions.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, asMentor, expectResult } from '../testing/client.ts'
import { makeMentor } from '../testing/factories.ts'
import { menteeAccount, mentorAccount } from '../testing/people.ts'

const REGISTER = typed(`mutation ($input: RegisterMenteeInput!) {
  registerMentee(input: $input) {
    __typename
    ... on RegisterMenteePayload {
      mentee { databaseId name email mainBranch subBranch currentLevel profileImage linkedinUrl }
    }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
  }
}`)
const REGISTRATION = {
  name: '  Asha   Rao ',
  email: ' Asha@Example.in ',
  password: 'Kaveri9Delta!',
  currentLevel: 'Final Year Student',
  linkedinUrl: 'https://www.linkedin.com/in/asha',
}
let app: App
let db: Database
beforeAll(async () => {
  ;({ app, db } = await testApp())
})
const register = async (change: object = {}) =>
  (await asGuest(app).run(REGISTER, { input: { ...REGISTRATION, ...change } })).data.registerMentee

test('registers a mentee, tidied, with a hashed password, not signed in', async () => {
  const client = asGuest(app)
  const { data } = await client.run(REGISTER, { input: REGISTRATION })
  const registered = expectResult(data.registerMentee, 'RegisterMenteePayload')
  expect(registered).toMatchObject({
    mentee: {
      name: 'Asha Rao',
      email: 'Asha@Example.in',
      mainBranch: 'General',
      subBranch: null,
      currentLevel: 'Final Year Student',
      profileImage: '/media/default-mentee.svg',
      linkedinUrl: REGISTRATION.linkedinUrl,
    },
  })
  expect(client.exchange.session).toBeUndefined()
  const row = await db.mentee.findUniqueOrThrow({ where: { id: registered.mentee.databaseId } })
  expect(row).toMatchObject({
    email: 'Asha@Example.in',
    isActive: true,
    termsAccepted: false,
    createdAt: app.clock.now(),
  })
  expect(await verifyPassword(row.passwordHash, REGISTRATION.password)).toBe(true)
})

test('signs the new mentee in when asked to, in place of whoever was, also for the rest of the document', async () => {
  const ravi = await mentorAccount(db)
  const old = await startSession(db, { type: 'mentor', id: ravi.id, ip: '::1', userAgent: null }, app.clock.now())
  const client = asMentor(app, ravi.id, { sessionHash: hashToken(old) })
  const both = typed(`mutation ($input: RegisterMenteeInput!, $ended: EndSessionInput!) {
    registerMentee(input: $input) {
      __typename
      ... on RegisterMenteePayload { mentee { databaseId email } viewer { databaseId type email termsAccepted } }
    }
    endSession(input: $ended) { __typename }
    endOtherSessions { __typename ... on EndOtherSessionsPayload { endedCount viewer { type databaseId } } }
  }`)
  const kept = await startSession(db, { type: 'mentor', id: ravi.id, ip: '::1', userAgent: null }, app.clock.now())
  const { id: sessionId } = await db.session.findUniqueOrThrow({ where: { tokenHash: hashToken(kept) } })
  const input = { ...REGISTRATION, email: 'new@example.in', signIn: true }
  const { data } = await client.run(both, { input, ended: { sessionId } })
  const { mentee, viewer } = expectResult(data.registerMentee, 'RegisterMenteePayload')
  expect(viewer).toEqual({
    databaseId: mentee.databaseId,
    type: 'MENTEE',
    email: 'new@example.in',
    termsAccepted: false,
  })
  // The mentor's rights are gone: their other session is nobody's that this mentee knows of.
  expect(data.endSession).toEqual({ __typename: 'NotFoundError' })
  expect(data.endOtherSessions).toMatchObject({
    endedCount: 0,
    viewer: { type: 'MENTEE', databaseId: mentee.databaseId },
  })
  expect(await loadMember(app, client.exchange.session)).toMatchObject({ type: 'mentee', id: mentee.databaseId })
  expect([await loadMember(app, old), await loadMember(app, kept)]).toMatchObject([null, { type: 'mentor' }])
})

test('a registration that is refused leaves everybody signed in as they were', async () => {
  const { email } = await menteeAccount(db)
  const client = asGuest(app)
  const { data } = await client.run(REGISTER, { input: { ...REGISTRATION, email, signIn: true } })
  expect(data.registerMentee.__typename).toBe('EmailTakenError')
  expect(client.exchange.session).toBeUndefined()
})

test('of two registrations at once with one address in different case exactly one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      [`Both${round}@example.in`, `BOTH${round}@EXAMPLE.IN`].map((email) => register({ email })),
    )
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['EmailTakenError', 'RegisterMenteePayload'])
    expect(
      await db.mentee.count({ where: { email: { equals: `both${round}@example.in`, mode: 'insensitive' } } }),
    ).toBe(1)
  }
})

test('a mentor’s address may be a mentee’s too', async () => {
  const { email } = await makeMentor(db)
  expect((await register({ email })).__typename).toBe('RegisterMenteePayload')
})

test('reports every bad field at once, and changes nothing', async () => {
  const before = await db.mentee.count()
  const answer = await register({
    name: '',
    email: 'no',
    password: 'Password',
    currentLevel: 'Professor',
    linkedinUrl: '',
  })
  const { issues } = expectResult(answer, 'ValidationError')
  expect(issues).toHaveLength(5)
  expect(issues).toContainEqual({ path: 'linkedinUrl', message: 'LinkedIn URL is required' })
  expect(issues).toContainEqual({
    path: 'password',
    message:
      'Password must contain at least 1 uppercase letter, 1 number, 1 special character, and be at least 8 characters long',
  })
  expect(await db.mentee.count()).toBe(before)
})
