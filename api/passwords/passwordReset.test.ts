/** Forgotten passwords: asking for a link, and using it. */
import { MINUTE_MS } from '../rules/time/durations.ts'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, asMentee, asMentor, expectResult, type Client } from '../testing/client.ts'
import type { FakeClock } from '../testing/clock.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { menteeAccount, mentorAccount, PASSWORD, signedInAs } from '../testing/people.ts'
import { heardOn } from '../testing/events.ts'
import { loadMember } from '../sessions/loadMember.ts'
import { accountOf } from '../accounts/accountTable.ts'
import { wideNetworkOf } from '../accounts/network.ts'
import { hashPassword, verifyPassword } from '../accounts/passwords.ts'
import { closeAccount } from '../accountClosing/closeAccount.graphql.ts'
import { changePassword } from './changePassword.graphql.ts'
import { replaceEmail } from './replaceEmail.ts'
import { dropResetTokens, firstPasswordLink } from './resetTokens.ts'
import { sendPasswordReset } from './passwords.jobs.ts'
import { storeMailedPassword } from './mailedPassword.ts'
import { sessionTopic, startSession } from '../sessions/sessions.ts'
import { hashToken } from '../accounts/tokens.ts'

const FORGOT = typed(`mutation ($input: ForgotPasswordInput!) {
  forgotPassword(input: $input) {
    __typename
    ... on ForgotPasswordPayload { message }
    ... on ValidationError { issues { path message } }
    ... on RateLimitedError { retryAfter }
  }
}`)
const RESET = typed(`mutation ($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    __typename
    ... on ResetPasswordPayload { userType }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
  }
}`)
const NEW = 'Kaveri9Delta!'
const REFUSED = { __typename: 'InvalidResetTokenError', message: 'Invalid or expired reset token' }

let app: App
let db: Database
let clock: FakeClock
beforeAll(async () => {
  ;({ app, db, clock } = await testApp())
})
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

const forgot = async (email: string, client: Client = asGuest(app)) =>
  (await client.run(FORGOT, { input: { email } })).data.forgotPassword
const reset = async (token: string, newPassword = NEW, client: Client = asGuest(app)) =>
  (await client.run(RESET, { input: { token, newPassword } })).data.resetPassword

let requests = 0
const request = (email: string) => sendPasswordReset(app, { requestId: `request-${++requests}`, email })
const mailsTo = (to: string) =>
  db.email.findMany({ where: { toAddress: to, dedupeKey: { startsWith: 'password-reset' } }, orderBy: { id: 'asc' } })
const tokensIn = (text: string) =>
  [...text.matchAll(/\/reset-password\?token=([\w-]{43})/g)].map(([, token = '']) => token)
async function newestToken(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1)
  return tokensIn(mail?.text ?? '')[0] ?? ''
}
/** What is asked for, taken off the queue. */
async function jobs(): Promise<{ task: string; payload: Record<string, string> }[]> {
  return await db.$queryRaw`SELECT task_identifier AS task, payload
    FROM graphile_worker.jobs, graphile_worker.complete_jobs(ARRAY[jobs.id]) AS done
    WHERE task_identifier = 'sendPasswordReset' ORDER BY jobs.id`
}
const passwordOf = async (id: number) => (await db.mentee.findUniqueOrThrow({ where: { id } })).passwordHash

test('asking does and answers the same for a known and an unknown address, and looks nobody up', async () => {
  const asha = await makeMentee(db)
  const answers = [await forgot(asha.email.toUpperCase()), await forgot('nobody@test.example')]
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ __typename: 'ForgotPasswordPayload' })
  const queued = await jobs()
  expect(queued.map(({ payload }) => payload['email'])).toEqual([asha.email.toUpperCase(), 'nobody@test.example'])
  expect(new Set(queued.map(({ payload }) => payload['requestId'])).size).toBe(2)
  expect(await db.email.count()).toBe(0)
  expect(await db.passwordResetToken.count()).toBe(0)
})

test('a bad address is refused with the documented message', async () => {
  expect(await forgot('asha')).toEqual({
    __typename: 'ValidationError',
    issues: [{ path: 'email', message: 'Please enter a valid email address' }],
  })
})

test('one mail, with a link that works an hour, of which only the hash is kept', async () => {
  const asha = await makeMentee(db, { name: 'Asha Rao' })
  await request(asha.email.toUpperCase())
  const [mail, ...more] = await mailsTo(asha.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Reset your password')
  const tokens = tokensIn(mail?.text ?? '')
  expect(tokens).toHaveLength(1)
  const rows = await db.passwordResetToken.findMany({ where: { email: asha.email } })
  expect(rows).toMatchObject([
    {
      token: hashToken(tokens[0] ?? ''),
      userType: 'mentee',
      used: false,
      expiresAt: new Date(clock.now().getTime() + 60 * MINUTE_MS),
    },
  ])
})

test('nobody registered, or switched off: no mail and no token', async () => {
  await makeMentee(db, { email: 'off@test.example', isActive: false })
  await request('off@test.example')
  await request('nobody@test.example')
  await request('off_test.example')
  expect(await mailsTo('off@test.example')).toEqual([])
  expect(await mailsTo('nobody@test.example')).toEqual([])
  expect(
    await db.passwordResetToken.count({ where: { email: { in: ['off@test.example', 'nobody@test.example'] } } }),
  ).toBe(0)
})

test('an address with several accounts gets one mail with a link for each, named by its kind', async () => {
  const email = 'Three@Test.example'
  const mentee = await makeMentee(db, { email })
  const mentor = await makeMentor(db, { email: email.toLowerCase() })
  const data = { type: 'student', name: 'Three', email: email.toUpperCase(), branch: 'Civil Engineering' }
  const community = await db.communityMember.create({ data })
  await request(email)
  const mails = await db.email.findMany({ where: { toAddress: { equals: email, mode: 'insensitive' } } })
  expect(mails).toHaveLength(1)
  const text = mails[0]?.text ?? ''
  for (const kind of ['mentor', 'mentee', 'community']) expect(text).toContain(`Reset my ${kind} password: `)
  const tokens = tokensIn(text)
  expect(tokens).toHaveLength(3)
  const kinds = []
  for (const token of tokens) kinds.push(expectResult(await reset(token), 'ResetPasswordPayload').userType)
  expect(kinds.toSorted()).toEqual(['COMMUNITY', 'MENTEE', 'MENTOR'])
  const hashes = [
    await passwordOf(mentee.id),
    (await db.mentor.findUniqueOrThrow({ where: { id: mentor.id } })).passwordHash,
    (await db.communityMember.findUniqueOrThrow({ where: { id: community.id } })).passwordHash,
  ]
  for (const hash of hashes) expect(await verifyPassword(hash, NEW)).toBe(true)
})

test('a job that runs again, or twenty times at once, mails once and its link works', async () => {
  const asha = await makeMentee(db)
  const job = { requestId: 'the-same', email: asha.email }
  await Promise.all(Array.from({ length: 20 }, () => sendPasswordReset(app, job)))
  await sendPasswordReset(app, job)
  expect(await mailsTo(asha.email)).toHaveLength(1)
  expect(await reset(await newestToken(asha.email))).toEqual({ __typename: 'ResetPasswordPayload', userType: 'MENTEE' })
})

test('an account gets at most 5 mails an hour, whoever asks from wherever; the answer stays the same, and the newest link works', async () => {
  const asha = await makeMentee(db)
  await jobs()
  const answers = []
  for (let n = 0; n < 40; n++) answers.push(await forgot(asha.email, asGuest(app, { ip: `198.51.${n}.7` })))
  expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(new Set(['ForgotPasswordPayload']))
  const asked = await jobs()
  expect(asked).toHaveLength(40)
  for (const { payload } of asked) await request(payload['email'] ?? '')
  expect(await mailsTo(asha.email)).toHaveLength(5)
  // Another account at the address has mails of its own.
  const mentor = await makeMentor(db, { email: asha.email })
  await request(asha.email)
  const shared = (await mailsTo(asha.email)).slice(5)
  expect(shared.map(({ text }) => tokensIn(text).length)).toEqual([1])
  expect(shared[0]).toMatchObject({ recipientType: 'mentor', recipientId: mentor.id })
  const newest = tokensIn((await mailsTo(asha.email))[4]?.text ?? '')[0] ?? ''
  expect(await reset(newest)).toEqual({ __typename: 'ResetPasswordPayload', userType: 'MENTEE' })
  clock.advance(60 * MINUTE_MS)
  await request(asha.email)
  expect(tokensIn((await mailsTo(asha.email)).at(-1)?.text ?? '')).toHaveLength(2)
})

test('an address gets at most 20 mails a day, then 2 an hour, whoever asks; the newest link works', async () => {
  const asha = await makeMentee(db, { emailConfirmedAt: clock.now() })
  const resetAt = new Date(clock.now().getTime() + 24 * 60 * MINUTE_MS)
  await db.rateLimit.create({ data: { key: `reset-mails:${asha.email}`, count: 19, resetAt } })
  for (let asked = 0; asked < 5; asked++) await request(asha.email.toUpperCase())
  expect(await mailsTo(asha.email)).toHaveLength(1 + 2)
  clock.advance(60 * MINUTE_MS - 1)
  expect(await reset(await newestToken(asha.email))).toMatchObject({ __typename: 'ResetPasswordPayload' })
  clock.advance(1)
  for (let asked = 0; asked < 3; asked++) await request(asha.email)
  expect(await mailsTo(asha.email)).toHaveLength(1 + 2 + 2)
})

test('accounts that come and go at an address that none has confirmed get 3 mails an hour together from one network', async () => {
  const email = 'come-and-go@test.example'
  for (let n = 0; n < 4; n++) {
    const { id } = await makeMentee(db, { email })
    for (let asked = 0; asked < 3; asked++)
      await sendPasswordReset(app, { requestId: `come-${n}-${asked}`, email, ip: '203.0.113.5' })
    await db.$transaction((tx) => dropResetTokens(tx, { email, type: 'mentee' }))
    await db.mentee.delete({ where: { id } })
  }
  expect(await mailsTo(email)).toHaveLength(3)
})

test('whose address has signs that a pattern would take for any letter voids no link of others', async () => {
  const asha = await makeMentee(db, { email: 'asha.rao@pattern.example' })
  await request(asha.email)
  const token = await newestToken(asha.email)
  for (const email of ['asha_rao@pattern.example', '%@pattern.example']) {
    const other = await menteeAccount(db, { email, emailConfirmedAt: clock.now() })
    const member = await signedInAs(db, { type: 'mentee', id: other.id }, clock.now())
    await changePassword(app, member, { currentPassword: PASSWORD, newPassword: 'Other9Delta!' })
  }
  expect(await reset(token)).toMatchObject({ __typename: 'ResetPasswordPayload' })
})

test('an account that has not confirmed its address cannot void the links that were mailed there', async () => {
  const squatter = await menteeAccount(db, { email: 'squatted@test.example', emailConfirmedAt: null })
  await request(squatter.email)
  const token = await newestToken(squatter.email)
  const passwords = { currentPassword: PASSWORD, newPassword: 'Other9Delta!' }
  const session = await startSession(db, { type: 'mentee', id: squatter.id, ip: '::1', userAgent: null }, clock.now())
  const member = await loadMember(app, session)
  await changePassword(app, member!, passwords)
  expect(await reset(token)).toMatchObject({ __typename: 'ResetPasswordPayload' })
})

test('nor by moving to another address and back, nor by closing and signing up there again', async () => {
  const email = 'away-and-back@test.example'
  const squatter = await menteeAccount(db, { email, emailConfirmedAt: null })
  await request(email)
  const token = await newestToken(email)
  const { passwordHash } = squatter
  for (const [from, to] of [[email, `other-${email}`] as const, [`other-${email}`, email] as const]) {
    const move = { account: { type: 'mentee', id: squatter.id } as const, from, to, passwordHash }
    await db.$transaction((tx) => replaceEmail(tx, app, move))
  }
  await closeAccount(app, await signedInAs(db, { type: 'mentee', id: squatter.id }, clock.now()), {
    password: PASSWORD,
  })
  await menteeAccount(db, { email, emailConfirmedAt: null })
  expect(await reset(token)).toMatchObject({ __typename: 'ResetPasswordPayload' })
})

test('who signs up with somebody’s address and closes leaves the mail with the links of both on its way, without a name', async () => {
  const email = 'both@test.example'
  const mine = await makeMentee(db, { email, emailConfirmedAt: clock.now() })
  const squatter = await mentorAccount(db, { name: 'Mallory', email, emailConfirmedAt: null })
  await request(email)
  await closeAccount(app, await signedInAs(db, { type: 'mentor', id: squatter.id }, clock.now()), {
    password: PASSWORD,
  })
  const [mail] = await mailsTo(email)
  expect(mail?.status).toBe('queued')
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('Mallory')
  const answers = await Promise.all(tokensIn(mail?.text ?? '').map((token) => reset(token)))
  expect(answers).toContainEqual({ __typename: 'ResetPasswordPayload', userType: 'MENTEE' })
  expect(await verifyPassword(await passwordOf(mine.id), NEW)).toBe(true)
})

test('a name is read out only where the address is confirmed', async () => {
  for (const emailConfirmedAt of [null, clock.now()]) {
    const { email } = await makeMentee(db, { name: 'Asha Rao', emailConfirmedAt })
    await request(email)
    expect((await mailsTo(email))[0]?.text.includes('Asha Rao')).toBe(emailConfirmedAt !== null)
  }
})

test('an owner who closes the account voids the links that were sent for it', async () => {
  const asha = await menteeAccount(db, { emailConfirmedAt: clock.now() })
  await mentorAccount(db, { email: asha.email, emailConfirmedAt: clock.now() })
  await request(asha.email)
  await closeAccount(app, await signedInAs(db, { type: 'mentee', id: asha.id }, clock.now()), { password: PASSWORD })
  const left = await db.passwordResetToken.findMany({ where: { email: asha.email.toLowerCase() } })
  expect(left.map(({ userType }) => userType)).toEqual(['mentor'])
})

test('a request leaves the link to a first password alone; either of the two voids the other', async () => {
  const data = { type: 'student', name: 'Zoya', branch: 'Civil Engineering' }
  for (const used of ['first', 'reset'] as const) {
    const member = await db.communityMember.create({ data: { ...data, email: `zoya-${used}@test.example` } })
    const link = await db.$transaction((tx) => firstPasswordLink(tx, app, member))
    const first = link.split('token=')[1] ?? ''
    await request(member.email)
    const token = await newestToken(member.email)
    const [good, bad] = used === 'first' ? [first, token] : [token, first]
    expect(await reset(good)).toEqual({ __typename: 'ResetPasswordPayload', userType: 'COMMUNITY' })
    expect(await reset(bad)).toEqual(REFUSED)
  }
})

test('a new request voids the links of before', async () => {
  const asha = await makeMentee(db)
  await request(asha.email)
  const old = await newestToken(asha.email)
  await request(asha.email)
  expect(await reset(old)).toEqual(REFUSED)
  expect(await reset(await newestToken(asha.email))).toMatchObject({ __typename: 'ResetPasswordPayload' })
})

test('ten requests for an address from one place in 15 minutes, fifty from one place for all', async () => {
  for (let i = 0; i < 10; i++) expect(await forgot('Limit@test.example')).not.toHaveProperty('retryAfter')
  expect(await forgot('limit@test.example')).toEqual({ __typename: 'RateLimitedError', retryAfter: 900 })
  expect(await forgot('limit@test.example', asGuest(app, { ip: '10.0.0.9' }))).not.toHaveProperty('retryAfter')
  // What was refused has cost the address nothing.
  for (let i = 0; i < 40; i++) expect(await forgot(`other-${i}@test.example`)).not.toHaveProperty('retryAfter')
  expect(await forgot('one-more@test.example')).toEqual({ __typename: 'RateLimitedError', retryAfter: 900 })
  clock.advance(15 * MINUTE_MS)
  expect(await forgot('limit@test.example')).not.toHaveProperty('retryAfter')
})

test('the link sets the password, ends every session and their sockets, confirms the address and says so by mail', async () => {
  const asha = await makeMentee(db)
  const origin = { type: 'mentee', id: asha.id, ip: '127.0.0.1', userAgent: null } as const
  const sessions = await Promise.all([1, 2].map(() => db.$transaction((tx) => startSession(tx, origin, clock.now()))))
  const ended = Promise.all(sessions.map((token) => heardOn(app, sessionTopic(hashToken(token)))))
  await request(asha.email)
  const client = asMentee(app, asha.id)
  expect(await reset(await newestToken(asha.email), NEW, client)).toEqual({
    __typename: 'ResetPasswordPayload',
    userType: 'MENTEE',
  })
  expect(client.exchange.session).toBeNull()
  const row = await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })
  expect(await verifyPassword(row.passwordHash, NEW)).toBe(true)
  expect(row.emailConfirmedAt).toEqual(clock.now())
  for (const token of sessions) expect(await loadMember(app, token)).toBeNull()
  expect(await ended).toMatchObject([{ ended: 1 }, { ended: 1 }])
  const told = await db.email.findMany({
    where: { toAddress: asha.email, dedupeKey: { startsWith: 'password-changed' } },
  })
  expect(told.map(({ subject }) => subject)).toEqual(['Your password was changed'])
})

test('somebody else’s session and password stay', async () => {
  const [asha, ravi] = [await makeMentee(db), await makeMentor(db)]
  const origin = { type: 'mentor', id: ravi.id, ip: '127.0.0.1', userAgent: null } as const
  const token = await db.$transaction((tx) => startSession(tx, origin, clock.now()))
  await request(asha.email)
  const client = asMentor(app, ravi.id)
  await reset(await newestToken(asha.email), NEW, client)
  expect(client.exchange.session).toBeUndefined()
  expect(await loadMember(app, token)).toMatchObject({ type: 'mentor', id: ravi.id })
  expect((await db.mentor.findUniqueOrThrow({ where: { id: ravi.id } })).passwordHash).toBe(ravi.passwordHash)
})

test('used, expired, invented, for an account that is gone or off: one answer, and nothing changes', async () => {
  const [asha, late, off, gone] = [
    await makeMentee(db),
    await makeMentee(db),
    await makeMentee(db),
    await makeMentee(db),
  ]
  for (const { email } of [asha, late, off, gone]) await request(email)
  const used = await newestToken(asha.email)
  await reset(used)
  const first = await passwordOf(asha.id)
  await db.mentee.update({ where: { id: off.id }, data: { isActive: false } })
  await db.mentee.delete({ where: { id: gone.id } })
  for (const token of [used, await newestToken(off.email), await newestToken(gone.email), 'x'.repeat(43), 'short'])
    expect(await reset(token, 'Other9Delta!')).toEqual(REFUSED)
  clock.advance(60 * MINUTE_MS)
  expect(await reset(await newestToken(late.email))).toEqual(REFUSED)
  expect(await passwordOf(asha.id)).toBe(first)
  expect([await passwordOf(late.id), await passwordOf(off.id)]).toEqual([late.passwordHash, off.passwordHash])
})

test('twenty uses at once: one password is set, nineteen are refused', async () => {
  const asha = await makeMentee(db)
  await request(asha.email)
  const token = await newestToken(asha.email)
  const passwords = Array.from({ length: 20 }, (_, place) => `Kaveri9Delta!${place}`)
  const answers = await Promise.all(passwords.map((password) => reset(token, password)))
  const winners = answers.flatMap(({ __typename }, place) => (__typename === 'ResetPasswordPayload' ? [place] : []))
  expect(winners).toHaveLength(1)
  expect(answers.filter((answer) => answer.__typename === 'InvalidResetTokenError')).toHaveLength(19)
  expect(await verifyPassword(await passwordOf(asha.id), passwords[winners[0] ?? -1] ?? '')).toBe(true)
})

test('the mailbox of an address that the account leaves at that moment sets no password of it', async () => {
  const { id, email, passwordHash } = await menteeAccount(db, { email: 'leaving@test.example' })
  const found = await accountOf(db, { type: 'mentee', id })
  const account = { type: 'mentee', id } as const
  await db.$transaction((tx) =>
    replaceEmail(tx, app, { account, from: email, to: `new-${email}`, passwordHash: passwordHash! }),
  )
  expect(await db.$transaction((tx) => storeMailedPassword(tx, app, found!, 'another hash'))).toBe(false)
  expect(await passwordOf(id)).toBe(passwordHash)
})

test('a weak password is told with the documented messages and leaves the link good', async () => {
  const asha = await makeMentee(db)
  await request(asha.email)
  const token = await newestToken(asha.email)
  const issue = (message: string) => ({ issues: [{ path: 'newPassword', message }] })
  expect(await reset(token, 'Ab1!')).toMatchObject(issue('Password must be at least 8 characters long'))
  expect(await reset(token, 'alllowercase1')).toMatchObject(
    issue(
      'Password must contain at least 1 uppercase letter, 1 number, 1 special character, and be at least 8 characters long',
    ),
  )
  expect(await reset(token)).toMatchObject({ __typename: 'ResetPasswordPayload' })
})

test('wrong links are counted: fifty from one place in 15 minutes; a good one works whatever others there do', async () => {
  const asha = await makeMentee(db)
  await request(asha.email)
  const token = await newestToken(asha.email)
  for (let i = 0; i < 50; i++) expect(await reset('y'.repeat(43))).toEqual(REFUSED)
  expect((await reset('y'.repeat(43))).__typename).toBe('RateLimitedError')
  expect(await reset('y'.repeat(43), NEW, asGuest(app, { ip: '10.0.0.9' }))).toEqual(REFUSED)
  // They are not counted among the requests for links, nor these among them.
  for (let i = 0; i < 49; i++) expect(await forgot(`s${i}@campus.example`)).not.toHaveProperty('retryAfter')
  expect(await reset(token)).toMatchObject({ __typename: 'ResetPasswordPayload' })
})

test('a good link waits for its account, not behind others in the network', async () => {
  const asha = await makeMentee(db)
  await request(asha.email)
  const token = await newestToken(asha.email)
  const done = new AbortController()
  let refused = 0
  const neighbours = Array.from({ length: 80 }, async () => {
    while (!done.signal.aborted)
      await hashPassword(NEW, wideNetworkOf('127.0.0.1')).catch(async () => {
        refused += 1
        await setImmediate()
      })
  })
  const answer = await reset(token)
  done.abort()
  await Promise.all(neighbours)
  expect(answer).toMatchObject({ __typename: 'ResetPasswordPayload' })
  expect(refused).toBeGreaterThan(0)
})

test('after wrong tries a new password lets its owner in at once', async () => {
  const asha = await makeMentee(db)
  const SIGN_IN = typed('mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }')
  const signIn = async () =>
    (
      await asGuest(app).run(SIGN_IN, {
        input: { userType: 'MENTEE', email: asha.email, password: NEW },
      })
    ).data.signIn.__typename
  for (let i = 0; i < 10; i++) await signIn()
  expect(await signIn()).toBe('RateLimitedError')
  await request(asha.email)
  await reset(await newestToken(asha.email))
  expect(await signIn()).toBe('SignInPayload')
})

test('the first password of a community member: its link works 7 days, and the mail says it was set', async () => {
  const data = { type: 'student', name: 'Meera', email: 'Meera@test.example', branch: 'Civil Engineering' }
  const meera = await db.communityMember.create({ data })
  const link = await db.$transaction((tx) => firstPasswordLink(tx, app, meera))
  clock.advance(7 * 24 * 60 * MINUTE_MS - 1)
  expect(await reset(new URL(link).searchParams.get('token') ?? '')).toMatchObject({ userType: 'COMMUNITY' })
  const row = await db.communityMember.findUniqueOrThrow({ where: { id: meera.id } })
  expect([await verifyPassword(row.passwordHash, NEW), row.emailConfirmedAt]).toEqual([true, clock.now()])
  const mails = await db.email.findMany({ where: { toAddress: meera.email } })
  expect(mails.map(({ subject }) => subject)).toEqual(['Your password was set'])
})
