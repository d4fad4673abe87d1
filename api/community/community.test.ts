/** Joining the community. */
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { verifyPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, expectResult, type Client } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'

const JOIN = typed(`mutation ($input: RegisterCommunityMemberInput!) {
  registerCommunityMember(input: $input) {
    __typename
    ... on RegisterCommunityMemberPayload { alreadyJoined }
    ... on ValidationError { issues { path message } }
  }
}`)
const RESET = typed(`mutation ($input: ResetPasswordInput!) {
  resetPassword(input: $input) { __typename ... on ResetPasswordPayload { userType } }
}`)
const MEERA = {
  name: ' Meera   Nair ',
  email: 'Meera@Example.in',
  engineeringField: 'Civil Engineering',
  type: 'student',
}
const FIRST = { __typename: 'RegisterCommunityMemberPayload', alreadyJoined: false }
const AGAIN = { __typename: 'RegisterCommunityMemberPayload', alreadyJoined: true }

let app: App
let db: Database
beforeAll(async () => {
  ;({ app, db } = await testApp())
})

const join = async (change: object = {}, client: Client = asGuest(app)) =>
  (await client.run(JOIN, { input: { ...MEERA, ...change } })).data.registerCommunityMember
const mailsTo = (to: string) => db.email.findMany({ where: { toAddress: to } })

test('joins, tidied, without a password; the welcome mail leads to one, which confirms the address', async () => {
  expect(await join()).toEqual(FIRST)
  const member = await db.communityMember.findFirstOrThrow({ where: { email: MEERA.email } })
  expect(member).toMatchObject({
    name: 'Meera Nair',
    branch: 'Civil Engineering',
    type: 'student',
    passwordHash: null,
    emailConfirmedAt: null,
    termsAccepted: false,
    joinDate: app.clock.now(),
  })
  const [mail, ...more] = await mailsTo(MEERA.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Welcome to the Plumbline community')
  expect(mail?.text).toContain(app.config.communityGroupUrl)
  const token = /\/reset-password\?first=1&token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const { data } = await asGuest(app).run(RESET, {
    input: { token, newPassword: 'Kaveri9Delta!' },
  })
  expect(data.resetPassword).toEqual({ __typename: 'ResetPasswordPayload', userType: 'COMMUNITY' })
  const after = await db.communityMember.findUniqueOrThrow({ where: { id: member.id } })
  expect([await verifyPassword(after.passwordHash, 'Kaveri9Delta!'), after.emailConfirmedAt]).toEqual([
    true,
    app.clock.now(),
  ])
})

test('whoever has joined stays as they are, whatever the case, and gets no second mail', async () => {
  const email = 'Again@Example.in'
  expect(await join({ email })).toEqual(FIRST)
  expect(await join({ email: email.toLowerCase(), name: 'Somebody Else', type: 'early-career' })).toEqual(AGAIN)
  expect(await db.communityMember.findMany({ where: { email: { equals: email, mode: 'insensitive' } } })).toMatchObject(
    [{ email, name: 'Meera Nair', type: 'student' }],
  )
  expect(await db.email.count({ where: { toAddress: { equals: email, mode: 'insensitive' } } })).toBe(1)
})

test('twenty at once make one member and one mail', async () => {
  const email = 'race@example.in'
  const answers = (await Promise.all(Array.from({ length: 20 }, () => join({ email })))).map((answer) =>
    expectResult(answer, 'RegisterCommunityMemberPayload'),
  )
  expect(answers.filter(({ alreadyJoined }) => alreadyJoined === false)).toHaveLength(1)
  expect(answers.filter(({ alreadyJoined }) => alreadyJoined === true)).toHaveLength(19)
  expect(await db.communityMember.count({ where: { email } })).toBe(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('every bad field at once, with the documented messages', async () => {
  expect(await join({ name: ' A ', email: 'meera', engineeringField: '  ', type: 'teacher' })).toEqual({
    __typename: 'ValidationError',
    issues: [
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'engineeringField', message: 'Please enter your engineering field' },
      { path: 'type', message: 'Please select your type' },
    ],
  })
})

test('everybody may join, whoever they are signed in as, and mentors and mentees with their own address', async () => {
  const [mentee, mentor] = [await makeMentee(db), await makeMentor(db)]
  const clients = [asMentee(app, mentee.id), asMentor(app, mentor.id), asAdmin(app), asCommunity(app, 1)]
  for (const [place, client] of clients.entries()) {
    const email = [mentee.email, mentor.email][place] ?? `other-${place}@example.in`
    expect(await join({ email }, client)).toEqual(FIRST)
    expect(client.exchange.session).toBeUndefined()
  }
})

test('three hundred an hour from one place, like every sign-up', async () => {
  const client = asGuest(app, { ip: '10.1.1.1' })
  await db.rateLimit.create({
    data: { key: 'signup:ip:10.1.1.1', count: 300, resetAt: new Date(app.clock.now().getTime() + 60_000) },
  })
  expect((await join({ email: 'late@example.in' }, client))['__typename']).toBe('RateLimitedError')
  expect(await db.communityMember.count({ where: { email: 'late@example.in' } })).toBe(0)
})
