/** The right password under the wrong kind of account: it is told which one it is for; a wrong one learns nothing. */
import { beforeEach, expect, test, vi } from 'vitest'
import * as passwords from '../accounts/passwords.ts'
import { typed } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, expectResult } from '../testing/client.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'

vi.mock(import('../accounts/passwords.ts'), async (original) => {
  const real = await original()
  return { ...real, verifyPassword: vi.fn<typeof real.verifyPassword>(real.verifyPassword) }
})

const SIGN_IN = typed(`mutation ($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on InvalidCredentialsError { message rightFor }
  }
}`)
const { app, db, clock } = await testApp()
let serial = 0
const newAddress = () => `wrong-kind-${(serial += 1)}@test.example`

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  vi.mocked(passwords.verifyPassword).mockClear()
})

type Kind = 'MENTOR' | 'MENTEE' | 'COMMUNITY'
async function signIn(userType: Kind, email: string, password = PASSWORD) {
  return (await asGuest(app).run(SIGN_IN, { input: { userType, email, password } })).data.signIn
}
const refused = (...rightFor: Kind[]) => ({
  __typename: 'InvalidCredentialsError',
  message: 'Invalid credentials. Please try again.',
  rightFor,
})

test('says which kinds the password is for, and signs nobody in', async () => {
  const { email, id } = await menteeAccount(db, { email: newAddress() })
  const client = asGuest(app)
  const input = { userType: 'MENTOR' as const, email: email.toUpperCase(), password: PASSWORD }
  expect((await client.run(SIGN_IN, { input })).data.signIn).toEqual(refused('MENTEE'))
  expect(client.exchange.session).toBeUndefined()
  expect(await db.session.count({ where: { userType: 'mentee', userId: id } })).toBe(0)
  await mentorAccount(db, { email })
  expect(await signIn('COMMUNITY', email)).toEqual(refused('MENTOR', 'MENTEE'))
})

test('never names an account that is switched off, or has another password', async () => {
  const email = newAddress()
  await menteeAccount(db, { email, isActive: false })
  await mentorAccount(db, { email, passwordHash: await passwords.hashPassword('Another9@pass') })
  expect(await signIn('COMMUNITY', email)).toEqual(refused())
})

test('a wrong password costs as much work whoever is registered there', async () => {
  const [nobody, one, three] = [newAddress(), newAddress(), newAddress()]
  await menteeAccount(db, { email: one })
  await menteeAccount(db, { email: three })
  await mentorAccount(db, { email: three })
  await db.communityMember.create({ data: { name: 'Meera', email: three, branch: 'Civil', type: 'student' } })
  for (const email of [nobody, one, three]) {
    vi.mocked(passwords.verifyPassword).mockClear()
    expect(await signIn('MENTEE', email, 'Wrong9Delta!')).toEqual(refused())
    expect(passwords.verifyPassword).toHaveBeenCalledTimes(3)
  }
})

test('tries count at every account they are made at: asking under another kind gives no more of them', async () => {
  const { email } = await menteeAccount(db, { email: newAddress() })
  for (let wrong = 0; wrong < 10; wrong += 1)
    expect(await signIn(wrong % 2 ? 'MENTOR' : 'COMMUNITY', email, `Wrong${wrong}Delta!`)).toEqual(refused())
  expectResult(await signIn('MENTEE', email), 'RateLimitedError')
})

test('past its limit an account is not named for the right password either', async () => {
  const { email } = await menteeAccount(db, { email: newAddress() })
  for (let wrong = 0; wrong < 10; wrong += 1) await signIn('MENTEE', email, `Wrong${wrong}Delta!`)
  // The mentor's side has had ten tries, too.
  expectResult(await signIn('MENTOR', email), 'RateLimitedError')
  await db.rateLimit.deleteMany({ where: { key: { startsWith: 'signin:for:mentor' } } })
  expect(await signIn('MENTOR', email)).toEqual(refused())
  clock.advance(15 * 60_000)
  expect(await signIn('MENTOR', email)).toEqual(refused('MENTEE'))
})
