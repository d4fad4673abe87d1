/** A try past the limits costs one look at the counts: nothing is read of the account, and nothing is hashed. */
import { beforeEach, expect, test, vi } from 'vitest'
import { signInAdmin } from '../admin/signInAdmin.graphql.ts'
import { databaseRateLimiter } from '../database/rateLimiter.ts'
import { signIn } from '../sessions/signIn.graphql.ts'
import { testApp } from '../testing/app.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'
import { recordStatements } from '../testing/statements.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { withDevice } from './devices.ts'
import * as passwords from './passwords.ts'

vi.mock(import('./passwords.ts'), async (original) => {
  const real = await original()
  return {
    ...real,
    verifyPassword: vi.fn<typeof real.verifyPassword>(real.verifyPassword),
    hashPassword: vi.fn<typeof real.hashPassword>(real.hashPassword),
  }
})

const { app, db, clock, url } = await testApp()
const watched = recordStatements(url)
const seen = { ...app, db: watched.db, limiter: databaseRateLimiter(watched.db, clock) }
const HERE = { ip: '192.0.2.1', userAgent: null }
let serial = 0
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

/** Statements of a refused try; it is refused, and hashes nothing. */
async function costOf(tryOnce: () => Promise<unknown>): Promise<number> {
  vi.mocked(passwords.verifyPassword).mockClear()
  vi.mocked(passwords.hashPassword).mockClear()
  watched.statements.length = 0
  await expect(tryOnce()).rejects.toBeInstanceOf(RateLimitedError)
  expect([passwords.verifyPassword, passwords.hashPassword].map((work) => vi.mocked(work).mock.calls.length)).toEqual([
    0, 0,
  ])
  return watched.statements.length
}

test.each([
  ['wrong', 'Wrong9Delta!', 10],
  ['right', PASSWORD, 30],
])('one statement past the %s passwords', async (_name, password, tries) => {
  const { email } = await menteeAccount(db, { email: `refused-${(serial += 1)}@test.example` })
  const input = { userType: 'mentee', email, password } as const
  for (let n = 0; n < tries; n++) await signIn(app, input, { ...HERE, device: null }).catch(() => {})
  expect(await costOf(() => signIn(seen, input, { ...HERE, device: null }))).toBe(1)
})

test('one for an address that nobody is registered with, and for an administrator', async () => {
  const input = { userType: 'mentor', email: 'nobody@test.example', password: PASSWORD } as const
  for (let n = 0; n < 10; n++) await signIn(app, input, { ...HERE, device: null }).catch(() => {})
  expect(await costOf(() => signIn(seen, input, { ...HERE, device: null }))).toBe(1)
  const admin = { username: 'admin', password: 'Wrong9Delta!', code: undefined }
  for (let n = 0; n < 10; n++)
    await signInAdmin(app, admin, { ip: HERE.ip, device: null, previous: null }).catch(() => {})
  expect(await costOf(() => signInAdmin(seen, admin, { ip: HERE.ip, device: null, previous: null }))).toBe(1)
})

test('a cookie that may be known needs the account read; that of the owner gets in where strangers are refused', async () => {
  const account = await menteeAccount(db, { email: `refused-${(serial += 1)}@test.example` })
  const input = { userType: 'mentee', email: account.email, password: 'Wrong9Delta!' } as const
  const owner = { type: 'mentee', id: account.id, passwordHash: account.passwordHash } as const
  const [own, strangers] = [withDevice(null, owner), withDevice(null, { ...owner, passwordHash: 'another' })]
  for (let n = 0; n < 10; n++) await signIn(app, input, { ...HERE, device: null }).catch(() => {})
  expect(await costOf(() => signIn(seen, input, { ...HERE, device: strangers }))).toBe(2)
  expect(await signIn(app, { ...input, password: PASSWORD }, { ...HERE, device: own })).toMatchObject({
    id: account.id,
  })
  // Past the right ones no browser is any different.
  for (let n = 0; n < 29; n++) await signIn(app, { ...input, password: PASSWORD }, { ...HERE, device: own })
  expect(await costOf(() => signIn(seen, { ...input, password: PASSWORD }, { ...HERE, device: own }))).toBe(1)
})

test('past the ten wrong ones of a known browser nothing more is counted', async () => {
  const account = await menteeAccount(db, { email: `refused-${(serial += 1)}@test.example` })
  const input = { userType: 'mentee', email: account.email, password: 'Wrong9Delta!' } as const
  const { id, passwordHash } = account
  const own = { ...HERE, device: withDevice(null, { type: 'mentee', id, passwordHash }) }
  for (let n = 0; n < 10; n++) await signIn(app, input, own).catch(() => {})
  const before = await db.rateLimit.findMany({ orderBy: { key: 'asc' } })
  // The look for strangers, the account, and the look for this browser.
  expect(await costOf(() => signIn(seen, input, own))).toBe(3)
  expect(await db.rateLimit.findMany({ orderBy: { key: 'asc' } })).toEqual(before)
})
