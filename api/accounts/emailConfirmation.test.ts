/** Confirming an address by a mailed link. */
import { DAY_MS } from '../rules/durations.ts'
import { beforeAll, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import type { App } from '../app.ts'
import type { Database } from '../database/client.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, expectResult, type Client } from '../testing/client.ts'
import type { FakeClock } from '../testing/clock.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { confirmationLink } from './emailConfirmations.ts'

const CONFIRM = typed(`mutation ($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) {
    __typename
    ... on ConfirmEmailPayload { userType alreadyConfirmed viewer { databaseId emailConfirmed } }
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

let app: App
let db: Database
let clock: FakeClock
beforeAll(async () => {
  ;({ app, db, clock } = await testApp())
})

const confirm = async (client: Client, token: string) =>
  (await client.run(CONFIRM, { input: { token } })).data.confirmEmail
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

test('a link confirms the address of its account, for whoever opens it; only its hash is kept', async () => {
  const asha = await makeMentee(db)
  const token = await tokenFor(asha)
  expect(await isConfirmed(asMentee(app, asha.id))).toBe(false)
  expect(await confirm(asGuest(app), token)).toEqual({
    __typename: 'ConfirmEmailPayload',
    userType: 'MENTEE',
    alreadyConfirmed: false,
    viewer: null,
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
  await confirm(asGuest(app), token)
  clock.advance(60_000)
  expect(await confirm(asMentee(app, asha.id), token)).toMatchObject({
    alreadyConfirmed: true,
    viewer: { databaseId: asha.id, emailConfirmed: true },
  })
  expect((await db.mentee.findUniqueOrThrow({ where: { id: asha.id } })).emailConfirmedAt).toEqual(before)
})

test('twenty clicks at once confirm once', async () => {
  const asha = await makeMentor(db)
  const token = await tokenFor(asha, 'mentor')
  const answers = (await Promise.all(Array.from({ length: 20 }, () => confirm(asGuest(app), token)))).map((answer) =>
    expectResult(answer, 'ConfirmEmailPayload'),
  )
  expect(answers.filter(({ alreadyConfirmed }) => alreadyConfirmed === false)).toHaveLength(1)
  expect(answers.filter(({ alreadyConfirmed }) => alreadyConfirmed === true)).toHaveLength(19)
})

test('a signed-in account learns of its own address only', async () => {
  const [asha, ravi] = [await makeMentee(db), await makeMentor(db)]
  expect(await confirm(asMentor(app, ravi.id), await tokenFor(asha))).toMatchObject({ viewer: null })
  expect(await isConfirmed(asMentor(app, ravi.id))).toBe(false)
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
  expect(await confirm(asGuest(app), first)).toMatchObject({ alreadyConfirmed: false })
  expect(await confirm(asGuest(app), last)).toMatchObject({ alreadyConfirmed: true })
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
  expect(await confirm(asGuest(app), token)).toMatchObject({ userType: 'COMMUNITY', alreadyConfirmed: false })
  expect(await isConfirmed(asCommunity(app, meera.id))).toBe(true)
})
