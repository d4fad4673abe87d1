/** Nobody guesses from many addresses, and nobody locks somebody else out. */
import { beforeEach, expect, test } from 'vitest'
import type { RateLimiter } from '../database/rateLimiter.ts'
import { typed } from '../graphql/typed.ts'
import { BusyError, RateLimitedError } from '../rules/userErrors.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, type Client } from '../testing/client.ts'
import { memoryLimiter } from '../testing/limiter.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'
import { sendPasswordReset } from '../passwords/passwords.jobs.ts'
import { attempt, beginAttempt, placeTried } from './attempts.ts'
import { attemptOwn } from './passwords.ts'

const SIGN_IN = typed(`mutation ($input: SignInInput!) {
  signIn(input: $input) { __typename ... on Error { message } }
}`)
const RESET = typed(`mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }`)
const FORGOT = typed(`mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { __typename } }`)
const WAY_IN =
  "Too many attempts. If you can't wait, reset your password: we'll email you a link. Please try again later."

const { app, db, clock } = await testApp()
let counting = memoryLimiter(clock)
let serial = 0
beforeEach(async () => {
  counting = memoryLimiter(clock)
  await db.rateLimit.deleteMany()
})

const newAccount = () => menteeAccount(db, { email: `tried-${(serial += 1)}@test.example` })

/** A try in a browser that nobody knows. */
async function tryAt(
  { limiter }: { limiter: RateLimiter },
  at: { account: string; ip: string },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const begun = await beginAttempt({ ...app, limiter }, { ...at, cookie: null })
  return await attempt({ limiter }, await placeTried(app, begun, null), check)
}

/** How many of so many tries from each address are let through to the password; it is wrong. */
async function guesses(
  account: string,
  addresses: readonly string[],
  { limiter = counting as RateLimiter, tries = 1 } = {},
): Promise<number> {
  let tried = 0
  for (const ip of addresses)
    for (let n = 0; n < tries; n++)
      await tryAt({ limiter }, { account, ip }, async () => {
        tried += 1
        return false
      }).catch((error: unknown) => expect(error).toBeInstanceOf(RateLimitedError))
  return tried
}

const signIn = async (client: Client, email: string, password = PASSWORD) =>
  (await client.run(SIGN_IN, { input: { userType: 'MENTEE', email, password } })).data.signIn

const sixes = (count: number, prefix = '2001:db8:7') => Array.from({ length: count }, (_, n) => `${prefix}:${n}::1`)
/** A network each. */
const fours = (count: number) => Array.from({ length: count }, (_, n) => `198.51.${n}.7`)

test('one account is tried 20 times from all addresses of a /48, and of a /24', async () => {
  expect(await guesses('mentee:a@x.example', sixes(60))).toBe(20)
  const neighbours = Array.from({ length: 60 }, (_, n) => `203.0.113.${n}`)
  expect(await guesses('mentee:b@x.example', neighbours)).toBe(20)
})

test('any accounts are tried 200 times from a /48; what is refused there counts for no account', async () => {
  let tried = 0
  for (const [n, ip] of sixes(30).entries())
    for (let account = 0; account < 10; account++) tried += await guesses(`mentee:${n}-${account}@x.example`, [ip])
  expect(tried).toBe(200)
  expect(Object.keys(counting.counts()).filter((key) => key.startsWith('signin:everywhere:'))).toHaveLength(200)
})

test('an account is tried 100 times in an hour, from however many networks', async () => {
  for (const account of ['mentee:a@x.example', 'mentor:nobody@x.example']) {
    expect(await guesses(account, fours(200))).toBe(100)
    clock.advance(59 * 60_000)
    expect(await guesses(account, sixes(5))).toBe(0)
    clock.advance(60_000)
    expect(await guesses(account, sixes(5))).toBe(5)
  }
})

test('one network alone, and what it is refused, does not spend what an account has from everywhere', async () => {
  const account = 'mentee:a@x.example'
  for (let quarter = 0; quarter < 3; quarter++) {
    await guesses(account, sixes(40), { tries: 3 })
    clock.advance(15 * 60_000)
  }
  await guesses(account, sixes(40), { tries: 3 })
  expect(await guesses(account, fours(1))).toBe(1)
})

test('past it a browser that the owner has used gets in, another is named the way in, which strangers cannot close', async () => {
  const { email } = await newAccount()
  const own = asGuest(app, { ip: '192.0.2.1' })
  await signIn(own, email)
  expect(await guesses(`mentee:${email}`, fours(110), app)).toBe(100)
  // The same network too, where nothing is left for its neighbours.
  await guesses('mentee:nobody@x.example', ['192.0.2.1'], { ...app, tries: 60 })
  expect(await signIn(own, email)).toMatchObject({ __typename: 'SignInPayload' })

  const elsewhere = asGuest(app, { ip: '192.0.2.77' })
  const unknown = await signIn(elsewhere, 'nobody-else@x.example', 'Wrong9Delta!')
  expect(unknown).toMatchObject({ __typename: 'InvalidCredentialsError' })
  expect(await signIn(elsewhere, email)).toEqual({ __typename: 'RateLimitedError', message: WAY_IN })

  for (const ip of fours(30)) await asGuest(app, { ip }).run(FORGOT, { input: { email } })
  for (let n = 0; n < 9; n++) await sendPasswordReset(app, { requestId: `strangers-${serial}-${n}`, email })
  const { data } = await elsewhere.run(FORGOT, { input: { email } })
  expect(data.forgotPassword.__typename).toBe('ForgotPasswordPayload')
  const mails = await db.email.findMany({
    where: { toAddress: email, kind: 'password-reset' },
    orderBy: { id: 'desc' },
  })
  expect(mails).toHaveLength(5)
  const token = /token=([\w-]{43})/.exec(mails[0]!.text)![1]!
  const newPassword = 'Kaveri9Sangam!'
  const { resetPassword } = (await elsewhere.run(RESET, { input: { token, newPassword } })).data
  expect(resetPassword.__typename).toBe('ResetPasswordPayload')
  // At once the strangers go on.
  expect(await guesses(`mentee:${email}`, fours(110), app)).toBe(100)
  expect(await signIn(elsewhere, email, newPassword)).toMatchObject({ __typename: 'SignInPayload' })
  expect(await signIn(own, email, newPassword)).toMatchObject({ __typename: 'RateLimitedError' })
})

test('a browser that the owner has used has ten wrong tries', async () => {
  const { email } = await newAccount()
  const own = asGuest(app)
  await signIn(own, email)
  const wrong = await Promise.all(Array.from({ length: 12 }, () => signIn(own, email, 'Wrong9Delta!')))
  expect(wrong.filter(({ __typename }) => __typename === 'RateLimitedError')).toHaveLength(2)
  expect(await signIn(own, email)).toMatchObject({ __typename: 'RateLimitedError' })
})

test('right passwords count: 30 of an account in 15 minutes, 300 of an address; for one’s own too', async () => {
  const right = (account: string, ip: string) => tryAt({ limiter: counting }, { account, ip }, async () => true)
  for (let n = 0; n < 30; n++) expect(await right('mentee:a@x.example', `198.51.${n}.7`)).toBe(true)
  await expect(right('mentee:A@x.example', '192.0.2.9')).rejects.toThrow(RateLimitedError)
  for (let n = 0; n < 300; n++) await right(`mentee:${n % 20}@x.example`, '192.0.2.9')
  await expect(right('mentee:new@x.example', '192.0.2.9')).rejects.toThrow(RateLimitedError)
  for (let n = 0; n < 30; n++) await attemptOwn({ limiter: counting }, { type: 'admin', id: 1 }, async () => true)
  await expect(attemptOwn({ limiter: counting }, { type: 'admin', id: 1 }, async () => true)).rejects.toThrow(
    RateLimitedError,
  )
  clock.advance(15 * 60_000)
  expect(await right('mentee:a@x.example', '192.0.2.9')).toBe(true)
})

test('past the 30th no password is hashed', async () => {
  const tried = { account: 'mentee:a@x.example', ip: '192.0.2.9' }
  let checks = 0
  const check = async () => {
    checks += 1
    return true
  }
  for (let n = 0; n < 40; n++) await tryAt({ limiter: counting }, tried, check).catch(() => {})
  expect(checks).toBe(30)
})

test('right tries leave the wrong ones of neighbours as they are, and a try that had no turn is none', async () => {
  const at = { account: 'mentee:a@x.example', ip: '192.0.2.9' }
  await guesses('mentee:b@x.example', [at.ip], { tries: 3 })
  const before = counting.counts()
  await tryAt({ limiter: counting }, at, async () => true)
  await tryAt({ limiter: counting }, at, () => Promise.reject(new BusyError())).catch(() => {})
  const left = Object.entries(counting.counts()).filter(([key, count]) => count > 0 && !key.includes(':right:'))
  expect(Object.fromEntries(left)).toEqual(before)
})

test('a try at the own password that found the line full is given back', async () => {
  const own = { type: 'admin', id: 902 } as const
  for (let n = 0; n < 10; n++)
    await expect(attemptOwn({ limiter: counting }, own, () => Promise.reject(new BusyError()))).rejects.toThrow(
      BusyError,
    )
  expect(await attemptOwn({ limiter: counting }, own, async () => true)).toBe(true)
})

test('all browsers that know an account have forty tries together, whatever its neighbours spend with accounts of theirs', async () => {
  const wrong = async (account: string, device: string) =>
    attempt({ limiter: counting }, { account, ip: '198.51.100.4', device }, async () => false).then(
      () => 'tried',
      (error: unknown) => (error as Error).name,
    )
  const said: string[] = []
  for (let account = 0; account < 6; account++)
    for (let device = 0; device < 5; device++)
      for (let tries = 0; tries < 10; tries++) said.push(await wrong(`mentee:${account}@x.example`, `device-${device}`))
  expect(said.filter((word) => word === 'tried')).toHaveLength(240)
  expect(said.filter((word) => word === 'RateLimitedError')).toHaveLength(60)
})
