/** Confirming an address by a mailed link. */
import { DAY_MS } from '../rules/time/durations.ts'
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, expectResult, type Client } from '../testing/client.ts'
import type { FakeClock } from '../testing/clock.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { accountOf, markConfirmed } from '../accounts/accountTable.ts'
import { confirmationLink } from '../accounts/emailConfirmations.ts'
import { hashPassword, verifyPassword } from '../accounts/passwords.ts'
import { replaceEmail } from './replaceEmail.ts'
import { loadMember } from '../sessions/loadMember.ts'
import { startSession } from '../sessions/sessions.ts'

const CONFIRM = typed(`mutation ($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) {
    __typename
    ... on ConfirmEmailPayload { userType alreadyConfirmed loginChanged signedOut viewer { databaseId emailConfirmed } }
    ... on NewPasswordNeededError { userType name createdAt }
    ... on Error { message }
  }
}`)
const RESEND = typed(`mutation {
  resendConfirmation {
    __typename
    ... on ResendConfirmationPayload { viewer { emailConfirmed } }
    ... on RateLimitedError { retryAfter }
  }
}`)

const NEW = 'Kaveri9Delta!'

let app: App
let db: Database
let clock: FakeClock
beforeAll(async () => {
  ;({ app, db, clock } = await testApp())
})

const confirm = async (client: Client, token: string, newPassword?: string) =>
  (await client.run(CONFIRM, { input: { token, ...(newPassword !== undefined && { newPassword }) } })).data.confirmEmail
const resend = async (client: Client) => (await client.run(RESEND)).data.resendConfirmation
const isConfirmed = async (client: Client) =>
  (await client.run(typed('{ viewer { emailConfirmed } }'))).data.viewer?.emailConfirmed

async function tokenFor(person: { id: number; email: string }, type: 'mentor' | 'mentee' | 'community' = 'mentee') {
  const link = await db.$transaction((tx) => confirmationLink(tx, app, { type, ...person }))
  return new URL(link).searchParams.get('token') ?? ''
}
async function mailedLinks(to: string): Promise<string[]> {
  const mails = await db.email.findMany({ where: { toAddress: to }, orderBy: { id: 'asc' } })
  return mails.flatMap(({ text }) => /http:\S+\/confirm-email\?token=[\w-]{43}/.exec(text) ?? [])
}

test('a link confirms the address of the account that is signed in; only its hash is kept', async () => {
  const asha = await makeMentee(db)
  const token = await tokenFor(asha)
  expect(await isConfirmed(asMentee(app, asha.id))).toBe(false)
  expect(await confirm(asMentee(app, asha.id), token)).toEqual({
    __typename: 'ConfirmEmailPayload',
    userType: 'MENTEE',
    alreadyConfirmed: false,
    loginChanged: false,
    signedOut: false,
    viewer: { databaseId: asha.id, emailConfirmed: true },
  })
  expect(await isConfirmed(asMentee(app, asha.id))).toBe(true)
  expect((await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })).emailConfirmedAt).toEqual(clock.now())
  const rows = await db.emailConfirmation.findMany({ where: { userId: asha.id } })
  expect(rows).toMatchObject([{ email: asha.email, usedAt: clock.now() }])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('opened again it says so kindly, and keeps the first time', async () => {
  const asha = await makeMentee(db)
  const token = await tokenFor(asha)
  const before = clock.now()
  await confirm(asMentee(app, asha.id), token)
  clock.advance(60_000)
  expect(await confirm(asMentee(app, asha.id), token)).toMatchObject({
    alreadyConfirmed: true,
    viewer: { databaseId: asha.id, emailConfirmed: true },
  })
  expect(await confirm(asGuest(app), token)).toMatchObject({ alreadyConfirmed: true, viewer: null })
  expect((await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })).emailConfirmedAt).toEqual(before)
})

test('twenty clicks at once confirm once', async () => {
  const asha = await makeMentor(db)
  const token = await tokenFor(asha, 'mentor')
  const answers = (await Promise.all(Array.from({ length: 20 }, () => confirm(asMentor(app, asha.id), token)))).map(
    (answer) => expectResult(answer, 'ConfirmEmailPayload'),
  )
  expect(answers.filter(({ alreadyConfirmed }) => alreadyConfirmed === false)).toHaveLength(1)
  expect(answers.filter(({ alreadyConfirmed }) => alreadyConfirmed === true)).toHaveLength(19)
})

test('who is not signed in to the account confirms it only with a new password, and is told whose it is', async () => {
  const [asha, ravi] = [await makeMentee(db, { name: 'Asha Rao' }), await makeMentor(db)]
  const token = await tokenFor(asha)
  const { createdAt } = await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })
  for (const client of [asGuest(app), asMentor(app, ravi.id), asMentor(app, asha.id), asAdmin(app)])
    expect(await confirm(client, token)).toEqual({
      __typename: 'NewPasswordNeededError',
      message: 'Log in to the account first, or choose a new password for it.',
      userType: 'MENTEE',
      name: 'Asha Rao',
      createdAt: createdAt.toISOString(),
    })
  expect(await isConfirmed(asMentee(app, asha.id))).toBe(false)
  expect(await db.emailConfirmation.count({ where: { userId: asha.id, usedAt: null } })).toBe(1)
})

test('a stranger who signed up with the address is out once its owner has confirmed it with a new password', async () => {
  const stranger = await makeMentee(db, { passwordHash: await hashPassword('Strangers9Word!', 'a') })
  const origin = { type: 'mentee', id: stranger.id, ip: '203.0.113.7', userAgent: null } as const
  const session = await db.$transaction((tx) => startSession(tx, origin, clock.now()))
  const token = await tokenFor(stranger)
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(asGuest(app), token, NEW)))
  const firsts = answers.filter((answer) => !expectResult(answer, 'ConfirmEmailPayload').alreadyConfirmed)
  expect(firsts).toHaveLength(1)
  // The others hear that theirs is not the password.
  expect(answers.filter((answer) => expectResult(answer, 'ConfirmEmailPayload').loginChanged)).toEqual(firsts)
  const { passwordHash, emailConfirmedAt } = await db.mentee.findUniqueOrThrow({ where: { id: stranger.id } })
  expect(emailConfirmedAt).toEqual(clock.now())
  expect(await verifyPassword(passwordHash, NEW, 'a')).toBe(true)
  expect(await loadMember(app, session)).toBeNull()
  expect(await db.email.count({ where: { toAddress: stranger.email, kind: 'password-changed' } })).toBe(1)
  // A link that has confirmed is no way to another password.
  expect(await confirm(asGuest(app), token, 'Another9Word!')).toMatchObject({
    alreadyConfirmed: true,
    loginChanged: false,
    signedOut: false,
  })
  expect((await db.mentee.findUniqueOrThrow({ where: { id: stranger.id } })).passwordHash).toBe(passwordHash)
})

test('a new password is held to the rules, and ends the session that asked too', async () => {
  const asha = await makeMentee(db)
  const token = await tokenFor(asha)
  expect((await confirm(asGuest(app), token, 'short'))['__typename']).toBe('ValidationError')
  const client = asMentee(app, asha.id)
  expect(await confirm(client, token, NEW)).toMatchObject({
    alreadyConfirmed: false,
    loginChanged: true,
    signedOut: true,
    viewer: null,
  })
  expect(client.exchange.session).toBeNull()
  const other = await makeMentee(db)
  const stranger = asMentor(app, (await makeMentor(db)).id)
  expect(await confirm(stranger, await tokenFor(other), NEW)).toMatchObject({ loginChanged: true, signedOut: false })
})

test('a link that was used confirms nothing and sets no password when the account comes back to the address', async () => {
  const asha = await makeMentee(db)
  const token = await tokenFor(asha)
  await confirm(asMentee(app, asha.id), token)
  await db.mentee.update({ where: { id: asha.id }, data: { emailConfirmedAt: null } })
  const { passwordHash } = await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })
  for (const [client, password] of [[asMentee(app, asha.id)], [asGuest(app)], [asGuest(app), NEW]] as const)
    expect(await confirm(client, token, password)).toMatchObject({ __typename: 'ConfirmationExpiredError' })
  expect(await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })).toMatchObject({
    emailConfirmedAt: null,
    passwordHash,
  })
  expect(await confirm(asMentee(app, asha.id), await tokenFor(asha))).toMatchObject({ alreadyConfirmed: false })
})

test('nor does an older one that was never used', async () => {
  const passwordHash = await hashPassword('Str0ng@pass')
  const asha = await makeMentee(db, { passwordHash })
  const [older, newer] = [await tokenFor(asha), await tokenFor(asha)]
  await confirm(asMentee(app, asha.id), newer)
  expect(await confirm(asGuest(app), older, NEW)).toMatchObject({ alreadyConfirmed: true, loginChanged: false })
  const account = { type: 'mentee', id: asha.id } as const
  for (const [from, to] of [[asha.email, `b-${asha.email}`] as const, [`b-${asha.email}`, asha.email] as const])
    await db.$transaction((tx) => replaceEmail(tx, app, { account, from, to, passwordHash }))
  expect(await confirm(asGuest(app), older, NEW)).toMatchObject({ __typename: 'ConfirmationExpiredError' })
  const row = await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })
  expect([row.passwordHash, row.emailConfirmedAt]).toEqual([passwordHash, null])
})

test('an address that was changed meanwhile is not confirmed by the link to the one before', async () => {
  const asha = await makeMentee(db)
  const row = await accountOf(db, { type: 'mentee', id: asha.id })
  await db.mentee.update({ where: { id: asha.id }, data: { email: 'victim@test.example' } })
  expect(await db.$transaction((tx) => markConfirmed(tx, row!, clock.now()))).toBe(false)
  expect(await isConfirmed(asMentee(app, asha.id))).toBe(false)
})

test('too late, never sent, of another address or of nobody: each is told, and confirms nothing', async () => {
  const asha = await makeMentee(db)
  const [late, moved] = [await tokenFor(asha), await tokenFor({ id: asha.id, email: 'before@test.example' })]
  const gone = await tokenFor({ id: 987_654, email: 'gone@test.example' })
  const invalid = { __typename: 'InvalidConfirmationError', message: 'This confirmation link is not valid.' }
  for (const token of [moved, gone, 'x'.repeat(43), 'nonsense', "'; DROP TABLE mentees"])
    expect(await confirm(asGuest(app), token)).toEqual(invalid)
  expect((await confirm(asGuest(app), ''))['__typename']).toBe('ValidationError')
  clock.advance(7 * DAY_MS)
  expect(await confirm(asGuest(app), late)).toEqual({
    __typename: 'ConfirmationExpiredError',
    message: 'This confirmation link has expired.',
  })
  expect(await isConfirmed(asMentee(app, asha.id))).toBe(false)
})

test('links sent again work beside the older ones; three an hour for each account', async () => {
  const asha = await makeMentee(db)
  const client = asMentee(app, asha.id)
  for (let i = 0; i < 3; i++) expect(await resend(client)).toMatchObject({ viewer: { emailConfirmed: false } })
  expect(await resend(client)).toEqual({ __typename: 'RateLimitedError', retryAfter: 3600 })
  const links = await mailedLinks(asha.email)
  expect(new Set(links).size).toBe(3)
  const [first = '', , last = ''] = links.map((link) => new URL(link).searchParams.get('token') ?? '')
  expect(await confirm(client, first)).toMatchObject({ alreadyConfirmed: false })
  expect(await confirm(client, last)).toMatchObject({ alreadyConfirmed: true })
  // A kind of account more: its own count.
  const same = await makeMentor(db, { id: asha.id })
  expect(await resend(asMentor(app, same.id))).toMatchObject({ viewer: { emailConfirmed: false } })
})

test('nothing is sent for an address that is confirmed, nor for who is no member', async () => {
  const asha = await makeMentee(db, { emailConfirmedAt: clock.now() })
  for (let i = 0; i < 5; i++)
    expect(await resend(asMentee(app, asha.id))).toMatchObject({ viewer: { emailConfirmed: true } })
  expect(await mailedLinks(asha.email)).toEqual([])
  expect(await resend(asGuest(app))).toEqual({ __typename: 'NotSignedInError' })
  expect(await resend(asAdmin(app))).toEqual({ __typename: 'NotAllowedError' })
  expect(await resend(asMentee(app, 987_654))).toEqual({ __typename: 'NotSignedInError' })
})

test('a community member confirms like the others', async () => {
  const meera = await db.communityMember.create({
    data: { type: 'student', name: 'Meera', email: 'meera@test.example', branch: 'Civil Engineering' },
  })
  expect(await resend(asCommunity(app, meera.id))).toMatchObject({ viewer: { emailConfirmed: false } })
  const [link = ''] = await mailedLinks(meera.email)
  const token = new URL(link).searchParams.get('token') ?? ''
  expect(await confirm(asCommunity(app, meera.id), token)).toMatchObject({
    userType: 'COMMUNITY',
    alreadyConfirmed: false,
  })
  expect(await isConfirmed(asCommunity(app, meera.id))).toBe(true)
})

test('a member gets 20 new links a day, then two an hour', async () => {
  const asha = await makeMentee(db)
  const resetAt = new Date(clock.now().getTime() + DAY_MS)
  await db.rateLimit.create({ data: { key: `confirmation:mentee:${asha.email}:day`, count: 20, resetAt } })
  for (let asked = 0; asked < 3; asked++) await resend(asMentee(app, asha.id))
  expect(await mailedLinks(asha.email)).toHaveLength(2)
})
