/** Another address for an account: both kinds that have a profile form, over the graph and over REST. */
import { beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '../accounts/tokens.ts'
import { inTransaction } from '../database/transaction.ts'
import { typed } from '../graphql/typed.ts'
import { loadMember } from '../sessions/loadMember.ts'
import { sessionTopic, startSession } from '../sessions/sessions.ts'
import { testApp } from '../testing/app.ts'
import { asMentee, asMentor, expectResult, type Client } from '../testing/client.ts'
import { heardOn } from '../testing/events.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'
import { signedIn, testServer } from '../testing/server.ts'
import { ensureFirstAdmin } from '../admin/administrators.ts'
import { changePassword } from './changePassword.graphql.ts'
import { replaceEmail } from './replaceEmail.ts'
import { resetPassword } from './resetPassword.graphql.ts'
import { resetLink } from './resetTokens.ts'

const { app, db, clock } = await testApp()

const MENTOR = typed(`mutation ($input: UpdateMentorProfileInput!) {
  saved: updateMentorProfile(input: $input) {
    __typename ... on Error { message } ... on ValidationError { issues { path message } }
  }
}`)
const MENTEE = typed(`mutation ($input: UpdateMenteeProfileInput!) {
  saved: updateMenteeProfile(input: $input) {
    __typename ... on Error { message } ... on ValidationError { issues { path message } }
  }
}`)

const MISSING = [{ path: 'currentPassword', message: 'Enter your current password to change your email' }]
const WRONG = [{ path: 'currentPassword', message: 'Your current password is incorrect' }]

type Kind = 'mentor' | 'mentee'
interface Given {
  email?: string
  bio?: string
  currentPassword?: string | null | undefined
}

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

/** Somebody with two sessions, who saves from the first. */
async function someone(type: Kind) {
  const account = type === 'mentor' ? await mentorAccount(db) : await menteeAccount(db)
  const start = () => startSession(db, { type, id: account.id, ip: '::1', userAgent: null }, clock.now())
  const [here, there] = [await start(), await start()]
  const client = clientOf(type, account.id, here)
  const row = async () =>
    type === 'mentor'
      ? await db.mentor.findUniqueOrThrow({ where: { id: account.id } })
      : await db.mentee.findUniqueOrThrow({ where: { id: account.id } })
  return { ...account, type, here, there, client, row, save: (input: Given) => save(type, client, input) }
}

const clientOf = (type: Kind, id: number, token: string) =>
  (type === 'mentor' ? asMentor : asMentee)(app, id, { sessionHash: hashToken(token) })

async function save(type: Kind, client: Client, input: Given) {
  const { data } = type === 'mentor' ? await client.run(MENTOR, { input }) : await client.run(MENTEE, { input })
  return data.saved
}

describe.each(['mentor', 'mentee'] as const)('a %s', (type) => {
  test('who gives no password keeps the address, and nothing else of the form is saved', async () => {
    const { save: put, row, email, client, there } = await someone(type)
    const before = await row()
    for (const currentPassword of [undefined, null, '']) {
      const answer = await put({ email: `thief-${email}`, bio: 'Changed.', currentPassword })
      expect(expectResult(answer, 'ValidationError').issues).toEqual(MISSING)
    }
    const wrong = await put({ email: `thief-${email}`, bio: 'Changed.', currentPassword: 'Wr0ng@pass' })
    expect(expectResult(wrong, 'ValidationError').issues).toEqual(WRONG)
    expect(await row()).toEqual(before)
    expect([client.exchange.session, await db.email.count({ where: { toAddress: email } })]).toEqual([undefined, 0])
    expect(await loadMember(app, there)).not.toBeNull()
  })

  test('who gives it has another address, to be confirmed; the one before is told, its links are void', async () => {
    const { id, email, save: put, row, client, here, there } = await someone(type)
    const account = { type, id } as const
    if (type === 'mentor') await db.mentor.update({ where: { id }, data: { emailConfirmedAt: clock.now() } })
    else await db.mentee.update({ where: { id }, data: { emailConfirmedAt: clock.now() } })
    const link = new URL(await resetLink(db, app, { email, type })).searchParams.get('token')!
    const told = [here, there].map((token) => heardOn(app, sessionTopic(hashToken(token))))
    const answer = await put({ email: `New-${email}`, currentPassword: PASSWORD })
    expect(answer.__typename).toMatch(/Payload$/)
    expect(await row()).toMatchObject({ email: `New-${email}`, emailConfirmedAt: null })
    const reset = resetPassword(app, { token: link, newPassword: 'An0ther@pass' }, { ip: '::1' })
    await expect(reset).rejects.toMatchObject({ name: 'InvalidResetTokenError' })
    const mails = await db.email.findMany({
      where: { recipientType: type, recipientId: id },
      orderBy: { id: 'asc' },
    })
    expect(mails.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['email-changed', email],
      ['confirmation', `New-${email}`],
    ])
    // Whoever reads it can no longer log in.
    expect(mails[0]!.text).toContain(`mention ${type} account ${id}`)
    expect(mails[0]!.text).toContain(app.config.supportEmail)
    // As with a new password: this session goes on under a new token, the others have ended.
    expect(await Promise.all(told)).toEqual([{ ended: 1 }, { ended: 1 }])
    expect([await loadMember(app, here), await loadMember(app, there)]).toEqual([null, null])
    expect(await loadMember(app, client.exchange.session!)).toMatchObject(account)
  })

  test('needs none for the same address, in whatever case', async () => {
    const { save: put, row, email, client, id } = await someone(type)
    await put({ email, bio: 'Same.' })
    await put({ email: email.toUpperCase(), bio: 'Upper.', currentPassword: 'Wr0ng@pass' })
    expect(await row()).toMatchObject({ email: email.toUpperCase(), bio: 'Upper.' })
    expect(client.exchange.session).toBeUndefined()
    expect(await db.email.count({ where: { recipientType: type, recipientId: id } })).toBe(0)
  })

  test("does not get another's address; then the session stays as it was too", async () => {
    const [me, other] = [await someone(type), await someone(type)]
    const answer = await me.save({ email: other.email.toUpperCase(), bio: 'New.', currentPassword: PASSWORD })
    expect(answer).toMatchObject({ __typename: 'EmailTakenError', message: 'Email already registered' })
    expect((await me.row()).bio).not.toBe('New.')
    expect([me.client.exchange.session, await loadMember(app, me.there)]).toEqual([undefined, expect.anything()])
  })

  test('without a confirmed address learns which addresses are taken only as often as its network may', async () => {
    const [me, neighbour, other] = [await someone(type), await someone(type), await someone(type)]
    const put = (who: typeof me, email: string) => who.save({ email, currentPassword: PASSWORD })
    expect((await put(me, other.email)).__typename).toBe('EmailTakenError')
    await db.rateLimit.updateMany({
      where: { key: { startsWith: 'known-addresses:changes:ip:' } },
      data: { count: 60 },
    })
    for (const email of [me.email, `free-${neighbour.email}`])
      expect((await put(neighbour, email)).__typename).toBe('RateLimitedError')
    // Nothing of an address is told without another one.
    expect((await put(neighbour, neighbour.email)).__typename).toMatch(/Payload$/)
    neighbour.client.exchange.asker.reader = `${type}:${neighbour.id}`
    expect((await put(neighbour, me.email)).__typename).toBe('EmailTakenError')
    expect((await put(neighbour, `free-${neighbour.email}`)).__typename).toMatch(/Payload$/)
  })

  test('has five an hour', async () => {
    const { id, client, save: put } = await someone(type)
    let last = client
    for (let n = 0; n < 5; n += 1) {
      const input = { email: `a${n}-${type}-${id}@test.example`, currentPassword: PASSWORD }
      expect((await save(type, last, input)).__typename).toMatch(/Payload$/)
      last = clientOf(type, id, last.exchange.session!)
    }
    const input = { email: `a5-${type}-${id}@test.example`, currentPassword: PASSWORD }
    expect(await save(type, last, input)).toMatchObject({ __typename: 'RateLimitedError' })
    // Everything else may still be saved.
    expect((await put({ bio: 'Still.' })).__typename).toMatch(/Payload$/)
  })
})

test('guesses share the budget of every question for the own password, also many in one document', async () => {
  const { id, email, here, client, save: put } = await someone('mentee')
  const tries = Array.from(
    { length: 12 },
    (_, n) =>
      `t${n}: updateMenteeProfile(input: { email: "x-${email}", currentPassword: "Wr0ng@pass${n}" }) { __typename }`,
  )
  const { data } = await client.run<Record<string, { __typename: string }>>(`mutation { ${tries.join(' ')} }`)
  const names = Object.values(data).map(({ __typename }) => __typename)
  expect(names).toEqual([...Array<string>(10).fill('ValidationError'), 'RateLimitedError', 'RateLimitedError'])
  expect(await put({ email: `x-${email}`, currentPassword: PASSWORD })).toMatchObject({
    __typename: 'RateLimitedError',
  })
  const change = changePassword(
    app,
    { type: 'mentee', id: id as never, sessionHash: hashToken(here) },
    { currentPassword: PASSWORD, newPassword: 'An0ther@pass' },
  )
  await expect(change).rejects.toMatchObject({ name: 'RateLimitedError' })
  // Without another address nobody asks for a password.
  expect((await put({ bio: 'Still.' })).__typename).toBe('UpdateMenteeProfilePayload')
})

test('what the document does after the change goes on as the same person', async () => {
  const { email, client } = await someone('mentee')
  const { data, errors } = await client.run<Record<string, { __typename: string }>>(`mutation {
    a: updateMenteeProfile(input: { email: "a-${email}", currentPassword: "${PASSWORD}" }) { __typename }
    b: updateMenteeProfile(input: { email: "b-${email}", currentPassword: "${PASSWORD}" }) { __typename }
  }`)
  expect(errors).toBeUndefined()
  expect([data['a']?.__typename, data['b']?.__typename]).toEqual(Array(2).fill('UpdateMenteeProfilePayload'))
  expect(await loadMember(app, client.exchange.session!)).not.toBeNull()
})

test('a password that was changed while the form was saved no longer moves the address', async () => {
  const { id, email, row, here } = await someone('mentee')
  const member = { type: 'mentee', id: id as never, sessionHash: hashToken(here) } as const
  const thief = await startSession(db, { type: 'mentee', id, ip: '::1', userAgent: null }, clock.now())
  const [changed, moved] = await Promise.allSettled([
    changePassword(app, member, { currentPassword: PASSWORD, newPassword: 'An0ther@pass' }),
    save('mentee', clientOf('mentee', id, thief), { email: `thief-${email}`, currentPassword: PASSWORD }),
  ])
  // One of the two was first; it has ended the other's session, and nobody has both done.
  const isMoved = (await row()).email !== email
  expect([changed.status === 'fulfilled', isMoved]).toEqual(isMoved ? [false, true] : [true, false])
  expect(moved.status).toBe('fulfilled')
  expect(await db.session.count({ where: { userType: 'mentee', userId: id } })).toBe(1)
})

test('the password that was proven must still be the one when the address is stored', async () => {
  const { id, email, row, passwordHash } = await someone('mentor')
  const change = { account: { type: 'mentor', id } as const, from: email, to: `x-${email}` }
  const store = (hash?: string) => inTransaction(db, (tx) => replaceEmail(tx, app, { ...change, passwordHash: hash }))
  await expect(store('of before')).rejects.toMatchObject({ issues: WRONG })
  // The address has become another one since it was looked at.
  await expect(store()).rejects.toMatchObject({ issues: MISSING })
  expect((await row()).email).toBe(email)
  await store(passwordHash)
  expect((await row()).email).toBe(`x-${email}`)
})

test('over REST: asked for, told at its field, and the answer brings the new cookie; an administrator’s cookie is no password', async () => {
  const { url } = await testServer(app)
  await ensureFirstAdmin(app)
  for (const type of ['mentor', 'mentee'] as const) {
    const { id, email, row } = await someone(type)
    const here = await signedIn(url, type, email)
    const admin = await here.send('POST', '/api/admin/login', {
      username: app.config.admin.username,
      password: app.config.admin.password,
    })
    expect(admin.status).toBe(200)
    const path = `/api/${type}s/${id}`
    const missing = await here.send<{ errors: object[] }>('PUT', path, { email: `x-${email}`, bio: 'New.' })
    expect([missing.status, missing.body.errors]).toEqual([400, MISSING])
    const wrong = await here.send<{ errors: object[] }>('PUT', path, { email: `x-${email}`, currentPassword: 'no' })
    expect([wrong.status, wrong.body.errors]).toEqual([400, WRONG])
    expect((await row()).email).toBe(email)
    const before = here.cookies.get('session')
    const done = await here.send('PUT', path, { email: `x-${email}`, currentPassword: PASSWORD })
    expect([done.status, here.cookies.get('session') === before]).toEqual([200, false])
    expect((await here.send('GET', '/api/auth/user')).body).toMatchObject({ id, email: `x-${email}` })
  }
})
