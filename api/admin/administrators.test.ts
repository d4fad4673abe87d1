/** Several administrators: who is added, who goes, whose sessions end. */
import { beforeEach, expect, test } from 'vitest'
import { hashToken } from '../accounts/tokens.ts'
import { typed } from '../graphql/typed.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { loadMember } from '../sessions/loadMember.ts'
import { sessionTopic, startSession } from '../sessions/sessions.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asGuest, expectResult } from '../testing/client.ts'
import { heardOn } from '../testing/events.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { loadAdministrator } from './adminSessions.ts'
import { createAdministrator, ensureFirstAdmin, removeAdministrator } from './administrators.ts'

const { app, db } = await testApp()
const { username, password: ownPassword } = app.config.admin
const password = 'Meera@passw0rd'

const SIGN_IN = typed(`mutation ($input: SignInAdminInput!) { signInAdmin(input: $input) { __typename } }`)
const LIST = typed(`{
  administrators { databaseId username name email lastLoginAt hasSecondFactor isMe openSessions }
}`)
const CREATE = typed(`mutation ($input: CreateAdministratorInput!) {
  createAdministrator(input: $input) {
    __typename
    ... on CreateAdministratorPayload { administrator { databaseId username } }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
  }
}`)
const REMOVE = typed(`mutation ($input: RemoveAdministratorInput!) {
  removeAdministrator(input: $input) { __typename ... on Error { message } }
}`)
const CHANGE = typed(`mutation ($input: ChangeAdminPasswordInput!) {
  changeAdminPassword(input: $input) {
    __typename
    ... on ChangeAdminPasswordPayload { adminSession { username } }
    ... on ValidationError { issues { path message } }
  }
}`)
const END = typed(`mutation ($input: EndAdministratorSessionsInput!) {
  endAdministratorSessions(input: $input) {
    __typename
    ... on EndAdministratorSessionsPayload { ended administrator { openSessions } }
  }
}`)
const END_MEMBER = typed(`mutation ($input: EndMemberSessionsInput!) {
  endMemberSessions(input: $input) { __typename ... on EndMemberSessionsPayload { ended } }
}`)

let first: number
let meera: number
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.adminUser.deleteMany()
  await ensureFirstAdmin(app)
  first = (await db.adminUser.findFirstOrThrow()).id
  meera = await createAdministrator(app, 'operator', { username: 'meera', name: 'Meera Nair', password })
})

async function signedIn(who = { username, password: ownPassword }) {
  const guest = asGuest(app)
  expect((await guest.run(SIGN_IN, { input: who })).data.signInAdmin.__typename).toBe('SignInAdminPayload')
  const token = guest.exchange.adminSession!
  const { id } = (await loadAdministrator(app, token))!
  return { token, client: asAdmin(app, id, { sessionHash: hashToken(token) }) }
}
const lastEntry = async () => {
  const { action, actor, subjects, before, after } = await db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
  return { action, actor, subjects, before, after }
}

test('administrators see each other, when they were in and where they are', async () => {
  const { client } = await signedIn()
  await signedIn({ username: 'meera', password })
  await signedIn({ username: 'meera', password })
  const { data } = await client.run(LIST)
  expect(data.administrators).toEqual([
    {
      databaseId: first,
      username,
      name: username,
      email: null,
      lastLoginAt: expect.any(String),
      hasSecondFactor: false,
      isMe: true,
      openSessions: 1,
    },
    expect.objectContaining({ databaseId: meera, name: 'Meera Nair', isMe: false, openSessions: 2 }),
  ])
})

test('one is added with the own password, a long one of theirs, and a user ID of their own', async () => {
  const { client } = await signedIn()
  const create = async (change: object = {}) => {
    const input = { username: 'arun', name: 'Arun Rao', email: '', password: 'Arun@passw0rd', ownPassword, ...change }
    return (await client.run(CREATE, { input })).data.createAdministrator
  }
  const issues = async (change: object) => expectResult(await create(change), 'ValidationError').issues
  expect(await issues({ password: 'Arun@pass1' })).toEqual([
    { path: 'password', message: 'Password must be at least 12 characters long' },
  ])
  expect(await issues({ password: 'arunpassword' })).toHaveLength(1)
  expect(await issues({ username: 'a b', email: 'arun' })).toHaveLength(2)
  expect(await issues({ ownPassword: 'wrong' })).toEqual([
    { path: 'ownPassword', message: 'That password is incorrect' },
  ])
  expect(await create({ username: 'MEERA' })).toEqual({
    __typename: 'UsernameTakenError',
    message: 'Another administrator has this user ID.',
  })
  const { administrator } = expectResult(await create(), 'CreateAdministratorPayload')
  expect(await lastEntry()).toEqual({
    action: 'administrator.created',
    actor: `administrator:${first}`,
    subjects: [`administrator:${administrator.databaseId}`],
    before: null,
    after: { username: 'arun' },
  })
  await signedIn({ username: 'arun', password: 'Arun@passw0rd' })
  // An underscore is no other letter.
  expect((await create({ username: 'ar_n' })).__typename).toBe('CreateAdministratorPayload')
})

test('wrong own passwords count, whatever they are asked for', async () => {
  const { client } = await signedIn()
  for (let n = 0; n < 10; n++) await client.run(REMOVE, { input: { id: meera, ownPassword: 'wrong' } })
  const { data } = await client.run(REMOVE, { input: { id: meera, ownPassword } })
  expect(data.removeAdministrator.__typename).toBe('RateLimitedError')
  expect(await db.adminUser.count()).toBe(2)
})

test('who is removed is out at once, on open sockets too; the last one stays', async () => {
  const { client } = await signedIn()
  const theirs = await signedIn({ username: 'meera', password })
  const heard = heardOn(app, sessionTopic(hashToken(theirs.token)))
  const remove = async (id: number) =>
    (await client.run(REMOVE, { input: { id, ownPassword } })).data.removeAdministrator
  expect((await remove(meera)).__typename).toBe('RemoveAdministratorPayload')
  expect(await heard).toEqual({ ended: 1 })
  expect(await loadAdministrator(app, theirs.token)).toBeNull()
  expect(await lastEntry()).toMatchObject({
    action: 'administrator.removed',
    subjects: [`administrator:${meera}`],
    before: { username: 'meera' },
  })
  expect((await remove(meera)).__typename).toBe('NotFoundError')
  expect(await remove(first)).toEqual({
    __typename: 'LastAdministratorError',
    message: 'There must be one administrator.',
  })
  expect(await db.adminUser.count()).toBe(1)
})

test('two who remove each other, or themselves, at once: one stays', async () => {
  const pairs = [
    [
      [first, meera],
      [meera, first],
    ],
    [
      [first, first],
      [meera, meera],
    ],
  ]
  for (const pair of pairs) {
    await db.adminUser.deleteMany()
    for (const id of [first, meera])
      await db.adminUser.create({ data: { id, username: `admin-${id}`, passwordHash: 'x' } })
    const ends = await Promise.allSettled(
      pair.map(([by, id]) => removeAdministrator(app, { id: by!, username: `admin-${by}` }, id!)),
    )
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await db.adminUser.count()).toBe(1)
  }
})

test('who is removed or logged out while they add somebody adds nobody', async () => {
  const theirs = await signedIn({ username: 'meera', password })
  const administrator = (await loadAdministrator(app, theirs.token))!
  // Their password was right, and the new one is being hashed.
  await db.adminSession.deleteMany({ where: { adminUserId: meera } })
  const wanted = { username: 'sleeper', name: 'Sleeper', password }
  await expect(createAdministrator(app, administrator, wanted)).rejects.toThrow(NotSignedInError)
  expect(await db.adminUser.count({ where: { username: 'sleeper' } })).toBe(0)
})

test('who removes themselves is logged out', async () => {
  const theirs = await signedIn({ username: 'meera', password })
  const { data } = await theirs.client.run(REMOVE, { input: { id: meera, ownPassword: password } })
  expect(data.removeAdministrator.__typename).toBe('RemoveAdministratorPayload')
  expect(theirs.client.exchange.adminSession).toBeNull()
})

test('a new password ends the other sessions and renews this one; the old one counts no more', async () => {
  const { token, client } = await signedIn()
  const other = await signedIn()
  const heard = heardOn(app, sessionTopic(hashToken(other.token)))
  const newPassword = 'N3wer@passw0rd'
  const change = async (input: object) =>
    (await client.run(CHANGE, { input: { currentPassword: ownPassword, newPassword, ...input } })).data
      .changeAdminPassword
  const paths = async (input: object) =>
    expectResult(await change(input), 'ValidationError').issues.map(({ path }) => path)
  expect(await paths({ currentPassword: 'wrong' })).toEqual(['currentPassword'])
  expect(await paths({ newPassword: 'N3wer@pass' })).toEqual(['newPassword'])
  expect((await change({})).__typename).toBe('ChangeAdminPasswordPayload')
  expect(await heard).toEqual({ ended: 1 })
  const renewed = client.exchange.adminSession!
  expect([await loadAdministrator(app, token), await loadAdministrator(app, other.token)]).toEqual([null, null])
  expect(await loadAdministrator(app, renewed)).toMatchObject({ id: first })
  expect(await lastEntry()).toMatchObject({ action: 'administrator.password', before: null, after: null })
  const { data } = await asGuest(app).run(SIGN_IN, { input: { username, password: ownPassword } })
  expect(data.signInAdmin.__typename).toBe('InvalidCredentialsError')
  await signedIn({ username, password: newPassword })
})

test('the sessions of a colleague end, and of one’s own all but this one', async () => {
  const { client, token } = await signedIn()
  const mine = await signedIn()
  const theirs = await signedIn({ username: 'meera', password })
  const end = async (id: number) =>
    expectResult(
      (await client.run(END, { input: { id } })).data.endAdministratorSessions,
      'EndAdministratorSessionsPayload',
    )
  expect(await end(meera)).toMatchObject({ ended: 1, administrator: { openSessions: 0 } })
  expect(await end(first)).toMatchObject({ ended: 1, administrator: { openSessions: 1 } })
  expect(await loadAdministrator(app, theirs.token)).toBeNull()
  expect(await loadAdministrator(app, mine.token)).toBeNull()
  expect(await loadAdministrator(app, token)).not.toBeNull()
})

test('a member is logged out everywhere and their links work no more; a namesake is not', async () => {
  const { client } = await signedIn()
  const mentee = await makeMentee(db)
  await makeMentor(db, { id: mentee.id, email: `twin-${mentee.id}@test.example` })
  const start = (type: 'mentee' | 'mentor') =>
    startSession(db, { type, id: mentee.id, ip: '::1', userAgent: null }, app.clock.now())
  const [one, two, twin] = [await start('mentee'), await start('mentee'), await start('mentor')]
  for (const [token, email] of [
    ['a', mentee.email],
    ['b', 'other@test.example'],
  ] as const)
    await db.passwordResetToken.create({ data: { token, email, userType: 'mentee', expiresAt: new Date() } })
  const feed = { createdAt: app.clock.now(), lastReadAt: null }
  await db.calendarFeed.create({ data: { ...feed, menteeId: mentee.id, tokenHash: hashToken('c') } })
  await db.calendarFeed.create({ data: { ...feed, mentorId: mentee.id, tokenHash: hashToken('d') } })
  const heard = heardOn(app, sessionTopic(hashToken(one)))
  const { data } = await client.run(END_MEMBER, { input: { userType: 'MENTEE', id: mentee.id } })
  expect(data.endMemberSessions).toEqual({ __typename: 'EndMemberSessionsPayload', ended: 2 })
  expect(await heard).toEqual({ ended: 1 })
  expect([await loadMember(app, one), await loadMember(app, two)]).toEqual([null, null])
  expect(await loadMember(app, twin)).not.toBeNull()
  expect((await db.passwordResetToken.findMany()).map(({ token }) => token)).toEqual(['b'])
  // The calendar's address has ended, too.
  expect(await db.calendarFeed.findMany()).toMatchObject([{ mentorId: mentee.id }])
  expect(await lastEntry()).toMatchObject({ action: 'member.sessions', subjects: [`mentee:${mentee.id}`] })
  const nobody = await client.run(END_MEMBER, { input: { userType: 'MENTEE', id: 999_999 } })
  expect(nobody.data.endMemberSessions.__typename).toBe('NotFoundError')
})

test('logging in and out leaves a trace, a failure nothing of what was typed', async () => {
  await db.$executeRaw`ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only`
  await db.auditEntry.deleteMany()
  const { client } = await signedIn()
  await client.run('mutation { signOutAdmin { ok } }')
  const typedIn = 'S3cret@typed-into-the-wrong-field'
  for (const input of [
    { username: 'meera', password: typedIn },
    { username: typedIn, password: typedIn },
  ])
    await asGuest(app).run(SIGN_IN, { input })
  const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } })
  expect(entries.map(({ actor, action, subjects }) => [actor, action, ...subjects])).toEqual([
    [`administrator:${first}`, 'login.succeeded', `administrator:${first}`],
    [`administrator:${first}`, 'login.ended', `administrator:${first}`],
    ['visitor', 'login.failed', `administrator:${meera}`],
    ['visitor', 'login.failed'],
  ])
  expect(JSON.stringify(entries)).not.toContain(typedIn)
})

test('a flood of failures from ever new networks does not fill the log', async () => {
  const before = await db.auditEntry.count()
  await db.rateLimit.deleteMany()
  await asGuest(app).run(SIGN_IN, { input: { username: 'nobody', password: 'x' } })
  const { key } = await db.rateLimit.findFirstOrThrow({ where: { key: { startsWith: 'failed-login:' } } })
  await db.rateLimit.update({ where: { key }, data: { count: 100 } })
  for (let n = 0; n < 3; n++) {
    const { data } = await asGuest(app, { ip: `10.7.${n}.1` }).run(SIGN_IN, {
      input: { username: `nobody-${n}`, password: 'x' },
    })
    expect(data.signInAdmin.__typename).toBe('InvalidCredentialsError')
  }
  expect(await db.auditEntry.count()).toBe(before + 1)
})
