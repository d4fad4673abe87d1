import { beforeEach, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, type Client } from '../testing/client.ts'
import { signedIn, testServer } from '../testing/server.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'
import { sendPasswordReset } from './passwords.jobs.ts'
import { heardOn } from '../testing/events.ts'
import { loadMember } from '../sessions/loadMember.ts'
import { sessionTopic, startSession } from '../sessions/sessions.ts'
import { signIn } from '../sessions/signIn.graphql.ts'
import { hashToken } from '../accounts/tokens.ts'

const { app, db, clock } = await testApp()
const NEXT = 'N3wer@pass!'
const origin = { ip: '10.1.1.1', userAgent: null, device: null }

const CHANGE = typed(`mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    __typename
    ... on Error { message }
    ... on ValidationError { issues { path message } }
    ... on ChangePasswordPayload { viewer { databaseId } }
  }
}`)

let asha: Awaited<ReturnType<typeof menteeAccount>>
beforeEach(async () => {
  asha = await menteeAccount(db)
})

const change = async (client: Client, currentPassword = PASSWORD, newPassword = NEXT) =>
  (await client.run(CHANGE, { input: { currentPassword, newPassword } })).data.changePassword
const start = (id: number = asha.id, type: 'mentee' | 'mentor' = 'mentee') =>
  startSession(db, { type, id, ip: '::1', userAgent: null }, clock.now())
const as = (token: string, ip = '10.1.1.1') => asMentee(app, asha.id, { sessionHash: hashToken(token), ip })
const signInWith = (password: string) =>
  signIn(app, { userType: 'mentee', email: asha.email, password }, origin).then(
    () => true,
    () => false,
  )

test('the new password counts, the old one no more; this session goes on under a new token, the others end', async () => {
  const [mine, other] = [await start(), await start()]
  const before = await db.session.findUniqueOrThrow({ where: { tokenHash: hashToken(mine) } })
  const client = as(mine)
  expect(await change(client)).toMatchObject({ __typename: 'ChangePasswordPayload' })
  const renewed = client.exchange.session!
  expect(renewed).not.toBe(mine)
  expect([await loadMember(app, mine), await loadMember(app, other)]).toEqual([null, null])
  expect(await loadMember(app, renewed)).toMatchObject({ type: 'mentee', id: asha.id })
  expect(await db.session.findUniqueOrThrow({ where: { tokenHash: hashToken(renewed) } })).toMatchObject({
    id: before.id,
    createdAt: before.createdAt,
  })
  expect([await signInWith(PASSWORD), await signInWith(NEXT)]).toEqual([false, true])
})

test('the owner is told by mail, links to a new password are void, and every socket hears of it', async () => {
  await db.mentee.update({ where: { id: asha.id }, data: { emailConfirmedAt: clock.now() } })
  const [mine, other] = [await start(), await start()]
  await db.passwordResetToken.create({
    data: { token: hashToken(mine), email: asha.email.toUpperCase(), userType: 'mentee', expiresAt: new Date() },
  })
  const told = [mine, other].map((token) => heardOn(app, sessionTopic(hashToken(token))))
  await change(as(mine))
  expect(await Promise.all(told)).toEqual([{ ended: 1 }, { ended: 1 }])
  expect(await db.email.findMany({ where: { toAddress: asha.email }, select: { subject: true } })).toEqual([
    { subject: 'Your password was changed' },
  ])
  expect(await db.passwordResetToken.count({ where: { email: asha.email.toUpperCase(), used: false } })).toBe(0)
})

test('who asked for all the links of an hour and then changed the password keeps the owner from none', async () => {
  await db.mentee.update({ where: { id: asha.id }, data: { emailConfirmedAt: clock.now() } })
  const ask = (requestId: string) => sendPasswordReset(app, { requestId: `${asha.id}:${requestId}`, email: asha.email })
  for (let n = 0; n < 6; n += 1) await ask(`thief ${n}`)
  const mails = () => db.email.count({ where: { kind: 'password-reset', toAddress: asha.email } })
  expect(await mails()).toBe(5)
  await change(as(await start()))
  await ask('owner')
  expect(await mails()).toBe(6)
  const good = { email: asha.email.toLowerCase(), used: false, expiresAt: { gt: clock.now() } }
  expect(await db.passwordResetToken.count({ where: good })).toBe(1)
})

test('a wrong current password, the same again, and a weak new one are told at their field; nothing changes', async () => {
  const mine = await start()
  const client = as(mine)
  expect(await change(client, 'Wrong9Delta!')).toMatchObject({
    __typename: 'ValidationError',
    issues: [{ path: 'currentPassword', message: 'Your current password is incorrect' }],
  })
  expect(await change(client, PASSWORD, PASSWORD)).toMatchObject({
    issues: [{ path: 'newPassword', message: 'Choose a password that differs from the current one' }],
  })
  expect(await change(client, '', 'weak')).toMatchObject({
    issues: [
      { path: 'currentPassword', message: 'Please enter your current password' },
      { path: 'newPassword', message: 'Password must be at least 8 characters long' },
    ],
  })
  expect(client.exchange.session).toBeUndefined()
  expect(await loadMember(app, mine)).not.toBeNull()
  expect(await db.email.count({ where: { toAddress: asha.email } })).toBe(0)
  expect(await signInWith(PASSWORD)).toBe(true)
})

test('ten wrong tries from anywhere stop the account here for a while, not at the sign-in', async () => {
  const token = await start()
  for (let wrong = 1; wrong <= 10; wrong++) await change(as(token, `10.2.2.${wrong}`), `Wrong${wrong}Delta!`)
  expect((await change(as(token, '10.2.2.2'))).__typename).toBe('RateLimitedError')
  expect(await signInWith(PASSWORD)).toBe(true)
  clock.advance(15 * 60_000)
  expect((await change(as(token, '10.2.2.2'))).__typename).toBe('ChangePasswordPayload')
})

test('what others in the network get wrong at the sign-in keeps nobody from changing a password', async () => {
  const ip = '10.2.3.3'
  for (let wrong = 0; wrong < 50; wrong++)
    await signIn(
      app,
      { userType: 'mentee', email: `nobody${wrong}@x.example`, password: 'Wrong9Delta!' },
      { ip, userAgent: null, device: null },
    ).catch(() => {})
  const right = { userType: 'mentee' as const, email: asha.email, password: PASSWORD }
  await expect(signIn(app, right, { ip, userAgent: null, device: null })).rejects.toMatchObject({
    name: 'RateLimitedError',
  })
  expect((await change(as(await start(), ip))).__typename).toBe('ChangePasswordPayload')
})

test('of twenty changes at once one counts, and its password is the one that signs in', async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, () => start()))
  // From an address each, so that no limit stands between them.
  const clients = tokens.map((token, n) => as(token, `10.3.0.${n}`))
  const answers = await Promise.all(clients.map((client, n) => change(client, PASSWORD, `Number${n}@pass`)))
  const winners = answers.flatMap(({ __typename }, n) => (__typename === 'ChangePasswordPayload' ? [n] : []))
  expect(winners).toHaveLength(1)
  expect(await db.session.count({ where: { userType: 'mentee', userId: asha.id } })).toBe(1)
  expect(await loadMember(app, clients[winners[0]!]!.exchange.session!)).not.toBeNull()
  expect(await signInWith(`Number${winners[0]}@pass`)).toBe(true)
}, 60_000)

test('who signs in with the old password while it is changed does not stay signed in', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await menteeAccount(db)
    const token = await start(person.id)
    const client = asMentee(app, person.id, { sessionHash: hashToken(token), ip: `10.4.0.${round}` })
    const old = { userType: 'mentee' as const, email: person.email, password: PASSWORD }
    await Promise.allSettled([
      change(client),
      ...Array.from({ length: 4 }, (_, n) =>
        signIn(app, old, { ip: `10.4.${round}.${n}`, userAgent: null, device: null }),
      ),
    ])
    const left = await db.session.findMany({ where: { userType: 'mentee', userId: person.id } })
    expect(left.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(client.exchange.session!)])
  }
}, 60_000)

test('is for members only, and concerns nobody else with the same number', async () => {
  expect((await change(asGuest(app))).__typename).toBe('NotSignedInError')
  expect((await change(asAdmin(app))).__typename).toBe('NotAllowedError')
  const twin = await mentorAccount(db, { id: asha.id })
  const token = await start(twin.id, 'mentor')
  await change(as(await start()))
  expect(await loadMember(app, token)).toMatchObject({ type: 'mentor', id: twin.id })
  expect((await db.mentor.findUniqueOrThrow({ where: { id: twin.id } })).passwordHash).toBe(twin.passwordHash)
})

test('a community member who never set a password is told how to get one', async () => {
  const member = await db.communityMember.create({
    data: { type: 'student', name: 'Meera', email: 'meera@example.in', branch: 'Civil Engineering' },
  })
  const client = asCommunity(app, member.id)
  expect(await change(client)).toMatchObject({
    issues: [{ path: 'currentPassword', message: expect.stringContaining('Forgot password?') as string }],
  })
})

test('a password is changed five times an hour at most, and counts for its session, not among the writes of the person', async () => {
  const { url } = await testServer(app)
  const member = await signedIn(url, 'mentee', asha.email)
  const passwords = [PASSWORD, ...Array.from({ length: 6 }, (_, n) => `Number${n}@pass`)]
  const document = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }'
  const told: string[] = []
  for (const [n, newPassword] of passwords.slice(1).entries()) {
    const input = { currentPassword: passwords[n], newPassword }
    const { body } = await member.graphql<{ data: { changePassword: { __typename: string } } }>(document, { input })
    told.push(body.data.changePassword.__typename)
  }
  expect(told).toEqual([...Array.from({ length: 5 }, () => 'ChangePasswordPayload'), 'RateLimitedError'])
  const writes = await db.rateLimit.findMany({ where: { key: { startsWith: 'writes:' } } })
  expect(writes.filter(({ key }) => !key.startsWith('writes:session:'))).toEqual([])
})
