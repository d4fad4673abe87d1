/** The second factor at the login: what it asks for, what counts once, and how often one may try. */
import { MINUTE_MS } from '../rules/time/durations.ts'
import { TOTP } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import { knownDevice } from '../accounts/devices.ts'
import { hashToken } from '../accounts/tokens.ts'
import { typed } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asGuest, expectResult, type Client } from '../testing/client.ts'
import { loadAdministrator } from './adminSessions.ts'
import { ensureFirstAdmin } from './administrators.ts'

const { app, db, clock } = await testApp()
const { username, password } = app.config.admin
const REFUSED = { __typename: 'InvalidCredentialsError', message: 'Invalid credentials. Access denied.' }

const SIGN_IN = typed(`mutation ($input: SignInAdminInput!) {
  signInAdmin(input: $input) {
    __typename
    ... on SignInAdminPayload { adminSession { hasSecondFactor needsSecondFactor recoveryCodesLeft } }
    ... on Error { message }
  }
}`)
const BEGIN = typed(`mutation {
  beginSecondFactor { __typename ... on BeginSecondFactorPayload { secret uri } }
}`)
const CONFIRM = typed(`mutation ($input: ConfirmSecondFactorInput!) {
  confirmSecondFactor(input: $input) {
    __typename
    ... on ConfirmSecondFactorPayload { recoveryCodes adminSession { hasSecondFactor recoveryCodesLeft } }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
  }
}`)
const RENEW = typed(`mutation ($input: RenewRecoveryCodesInput!) {
  renewRecoveryCodes(input: $input) {
    __typename
    ... on RenewRecoveryCodesPayload { recoveryCodes }
    ... on ValidationError { issues { path message } }
  }
}`)

let id: number
let client: Client
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.adminUser.deleteMany()
  await ensureFirstAdmin(app)
  ;({ id } = await db.adminUser.findFirstOrThrow())
  client = (await signedIn()).client
})

const signIn = async (code?: string | null, change: { password?: string; ip?: string } = {}) => {
  const { ip = '10.0.0.1', ...given } = change
  const guest = asGuest(app, { ip })
  const { data } = await guest.run(SIGN_IN, { input: { username, password, code: code ?? null, ...given } })
  return { answer: data.signInAdmin, token: guest.exchange.adminSession }
}
async function signedIn(code?: string) {
  const { answer, token } = await signIn(code)
  expect(answer.__typename).toBe('SignInAdminPayload')
  const sessionHash = hashToken(token!)
  return { token: token!, client: asAdmin(app, id, { sessionHash }) }
}
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * 30_000 })
const begin = async (who = client) => {
  const { data } = await who.run(BEGIN)
  return expectResult(data.beginSecondFactor, 'BeginSecondFactorPayload')
}
const confirm = async (code: string, own = password, who = client) => {
  const { data } = await who.run(CONFIRM, { input: { code, password: own } })
  const token = who.exchange.adminSession
  // The session goes on under a new token.
  if (token) client = asAdmin(app, id, { sessionHash: hashToken(token) })
  return data.confirmSecondFactor
}
/** An app that is set up, with a step of its own behind it. */
async function setUp() {
  const { secret } = await begin()
  const done = expectResult(await confirm(codeOf(secret)), 'ConfirmSecondFactorPayload')
  clock.advance(MINUTE_MS)
  return { secret, recoveryCodes: done.recoveryCodes }
}

test('a key is as apps take it, and counts for nothing until a code of it is right', async () => {
  const { secret, uri } = await begin()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toBe(
    `otpauth://totp/Plumbline:${username}?issuer=Plumbline&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect((await signIn()).answer.__typename).toBe('SignInAdminPayload')
  const wrong = expectResult(await confirm('000000'), 'ValidationError')
  expect(wrong.issues.map(({ path }) => path)).toEqual(['code'])
  expect((await signIn()).answer.__typename).toBe('SignInAdminPayload')
  const done = expectResult(await confirm(codeOf(secret)), 'ConfirmSecondFactorPayload')
  expect(done.adminSession).toEqual({ hasSecondFactor: true, recoveryCodesLeft: 10 })
  expect(new Set(done.recoveryCodes).size).toBe(10)
  for (const code of done.recoveryCodes) expect(code).toMatch(/^([\dA-HJKMNP-TV-Z]{4}-){3}[\dA-HJKMNP-TV-Z]{4}$/)
  const stored = await db.adminRecoveryCode.findMany()
  expect(stored.map(({ codeHash }) => codeHash).toSorted()).toEqual(
    done.recoveryCodes.map((code) => hashToken(code.replaceAll('-', ''))).toSorted(),
  )
})

test('a first app needs the password too: the session may have been left open', async () => {
  const { secret } = await begin()
  const wrong = expectResult(await confirm(codeOf(secret), 'wrong'), 'ValidationError')
  expect(wrong.issues).toEqual([{ path: 'password', message: 'That password is incorrect' }])
  expect((await signIn()).answer.__typename).toBe('SignInAdminPayload')
  expect((await confirm(codeOf(secret))).__typename).toBe('ConfirmSecondFactorPayload')
})

test('the code is asked for after the right password only, and a wrong one is told as a wrong password is', async () => {
  const { secret } = await setUp()
  expect((await signIn()).answer).toEqual({
    __typename: 'SecondFactorRequiredError',
    message: 'Enter the code from your authenticator app.',
  })
  expect((await signIn(null, { password: 'wrong' })).answer).toEqual(REFUSED)
  expect((await signIn(codeOf(secret), { password: 'wrong' })).answer).toEqual(REFUSED)
  const wrong = await signIn(codeOf(secret) === '123456' ? '654321' : '123456')
  expect(wrong).toEqual({ answer: REFUSED, token: undefined })
  expect((await signIn(codeOf(secret))).answer).toMatchObject({
    adminSession: { hasSecondFactor: true, needsSecondFactor: false, recoveryCodesLeft: 10 },
  })
})

test('a code of the step before and after is taken, one of two steps off is not', async () => {
  const { secret } = await setUp()
  expect((await signIn(codeOf(secret, -2))).answer).toEqual(REFUSED)
  expect((await signIn(codeOf(secret, 2))).answer).toEqual(REFUSED)
  expect((await signIn(codeOf(secret, -1))).answer.__typename).toBe('SignInAdminPayload')
  expect((await signIn(codeOf(secret, 1))).answer.__typename).toBe('SignInAdminPayload')
})

test('each code counts once, and none before the last that was taken: of many at once one gets in', async () => {
  const { secret } = await setUp()
  const code = codeOf(secret)
  const answers = await Promise.all(Array.from({ length: 4 }, (_, n) => signIn(code, { ip: `10.0.1.${n}` })))
  expect(answers.map(({ answer }) => answer.__typename).toSorted()).toEqual([
    'InvalidCredentialsError',
    'InvalidCredentialsError',
    'InvalidCredentialsError',
    'SignInAdminPayload',
  ])
  expect((await signIn(codeOf(secret, -1))).answer).toEqual(REFUSED)
  clock.advance(30_000)
  expect((await signIn(codeOf(secret))).answer.__typename).toBe('SignInAdminPayload')
})

test('the code that set the app up is not good for a login', async () => {
  const { secret } = await begin()
  const code = codeOf(secret)
  await confirm(code)
  expect((await signIn(code)).answer).toEqual(REFUSED)
})

test('a recovery code counts once, however it is typed; of many at once one gets in', async () => {
  const { recoveryCodes } = await setUp()
  const [first, second, third] = recoveryCodes as [string, string, string]
  expect((await signIn(first.toLowerCase().replaceAll('-', ' '))).answer).toMatchObject({
    adminSession: { recoveryCodesLeft: 9 },
  })
  expect((await signIn(first)).answer).toEqual(REFUSED)
  const answers = await Promise.all(Array.from({ length: 4 }, (_, n) => signIn(second, { ip: `10.0.2.${n}` })))
  expect(answers.filter(({ answer }) => answer.__typename === 'SignInAdminPayload')).toHaveLength(1)
  const renewed = await client.run(RENEW, { input: { code: third } })
  const { recoveryCodes: more } = expectResult(renewed.data.renewRecoveryCodes, 'RenewRecoveryCodesPayload')
  expect((await signIn(recoveryCodes[4])).answer).toEqual(REFUSED)
  expect((await signIn(more[0])).answer).toMatchObject({ adminSession: { recoveryCodesLeft: 9 } })
  const refused = await client.run(RENEW, { input: { code: more[0]! } })
  expect(expectResult(refused.data.renewRecoveryCodes, 'ValidationError').issues[0]?.path).toBe('code')
})

test('who knows the password tries 10 codes in 15 minutes from one network, 20 an hour from all', async () => {
  const { secret } = await setUp()
  const wrong = codeOf(secret) === '123456' ? '654321' : '123456'
  for (let n = 0; n < 9; n++) {
    expect((await signIn(wrong)).answer).toEqual(REFUSED)
    // Asking with the password alone in between forgets none of them.
    if (n === 4) expect((await signIn()).answer.__typename).toBe('SecondFactorRequiredError')
  }
  expect((await signIn(codeOf(secret))).answer.__typename).toBe('RateLimitedError')
  for (let n = 0; n < 11; n++) expect((await signIn(wrong, { ip: `10.9.${n}.1` })).answer).toEqual(REFUSED)
  expect((await signIn(codeOf(secret), { ip: '10.10.0.1' })).answer.__typename).toBe('RateLimitedError')
  clock.advance(60 * MINUTE_MS)
  expect((await signIn(codeOf(secret), { ip: '10.10.0.1' })).answer.__typename).toBe('SignInAdminPayload')
})

test('what strangers with the password try keeps nobody out of a browser that they have used', async () => {
  const { secret } = await setUp()
  const own = asGuest(app, { ip: '10.0.0.1' })
  const enter = async (code: string) =>
    (await own.run(SIGN_IN, { input: { username, password, code } })).data.signInAdmin.__typename
  expect(await enter(codeOf(secret))).toBe('SignInAdminPayload')
  const wrong = codeOf(secret) === '123456' ? '654321' : '123456'
  for (let n = 0; n < 20; n++) await signIn(wrong, { ip: `10.9.${n}.1` })
  clock.advance(MINUTE_MS)
  expect((await signIn(codeOf(secret), { ip: '10.10.0.1' })).answer.__typename).toBe('RateLimitedError')
  expect(await enter(codeOf(secret))).toBe('SignInAdminPayload')
  // What the owner gets right gives strangers no more tries.
  expect((await signIn(wrong, { ip: '10.11.0.1' })).answer.__typename).toBe('RateLimitedError')
})

test('a browser that was used before the app was set up or changed is unknown', async () => {
  const guest = asGuest(app, { ip: '10.0.0.9' })
  await guest.run(SIGN_IN, { input: { username, password } })
  const owner = async () => {
    const { id: own, passwordHash, secondFactorSecret } = await db.adminUser.findFirstOrThrow()
    return { type: 'admin' as const, id: own, passwordHash, secondFactor: secondFactorSecret }
  }
  const isKnown = async ({ exchange }: Client) => knownDevice(exchange.device, await owner()) !== null
  expect(await isKnown(guest)).toBe(true)
  const first = client
  const { secret } = await setUp()
  // The browser that sets it up is known, those of before are not: their codes count with everybody else's.
  expect([await isKnown(first), await isKnown(guest)]).toEqual([true, false])
  const wrong = codeOf(secret) === '123456' ? '654321' : '123456'
  for (let n = 0; n < 20; n++) await signIn(wrong, { ip: `10.9.${n}.1` })
  const late = { username, password, code: codeOf(secret) }
  expect((await guest.run(SIGN_IN, { input: late })).data.signInAdmin.__typename).toBe('RateLimitedError')
  const second = client
  await confirm(codeOf((await begin()).secret), password)
  expect([await isKnown(second), await isKnown(first)]).toEqual([true, false])
})

test('another app takes the place of one with the password only, and ends the other sessions', async () => {
  const { secret, recoveryCodes } = await setUp()
  const other = await signedIn(codeOf(secret))
  const next = await begin()
  const without = expectResult(await confirm(codeOf(next.secret), ''), 'ValidationError')
  expect(without.issues).toEqual([{ path: 'password', message: 'Please enter your password' }])
  const wrong = expectResult(await confirm(codeOf(next.secret), 'wrong'), 'ValidationError')
  expect(wrong.issues).toEqual([{ path: 'password', message: 'That password is incorrect' }])
  expect((await signIn(recoveryCodes[0])).answer.__typename).toBe('SignInAdminPayload')
  expect((await confirm(codeOf(next.secret), password)).__typename).toBe('ConfirmSecondFactorPayload')
  expect(await loadAdministrator(app, other.token)).toBeNull()
  expect((await client.run('{ adminSession { hasSecondFactor } }')).data).toEqual({
    adminSession: { hasSecondFactor: true },
  })
  clock.advance(MINUTE_MS)
  expect((await signIn(codeOf(secret))).answer).toEqual(REFUSED)
  expect((await signIn(recoveryCodes[1])).answer).toEqual(REFUSED)
  expect((await signIn(codeOf(next.secret))).answer.__typename).toBe('SignInAdminPayload')
})

test('a key that was shown before the newest one is not taken, and one is taken once', async () => {
  const first = await begin()
  const second = await begin()
  expect((await confirm(codeOf(first.secret))).__typename).toBe('ValidationError')
  const both = await Promise.all([confirm(codeOf(second.secret)), confirm(codeOf(second.secret))])
  expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['ConfirmSecondFactorPayload', 'ValidationError'])
})
