/** The line of passwords that wait to be hashed has an end and is fair, and only hashing holds a place in it. */
import os from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { ensureFirstAdmin } from '../admin/administrators.ts'
import { inLineOf } from '../database/lines.ts'
import { typed } from '../graphql/typed.ts'
import { sendPasswordReset } from '../passwords/passwords.jobs.ts'
import { signIn } from '../sessions/signIn.graphql.ts'
import { testApp } from '../testing/app.ts'
import { asGuest } from '../testing/client.ts'
import { makeMentee } from '../testing/factories.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'
import { browser, testServer } from '../testing/server.ts'
import { confirmationLink } from './emailConfirmations.ts'
import { wideNetworkOf } from './network.ts'
import * as passwords from './passwords.ts'

/** Hashes that have begun while the gate is shut; each goes on when it is called. */
const gate = vi.hoisted(() => ({ isShut: false, begun: [] as (() => void)[] }))

vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original()
  const held = async () => {
    if (gate.isShut) await new Promise<void>((go) => gate.begun.push(go))
  }
  return {
    ...real,
    hash: (async (...given: Parameters<typeof real.hash>) => {
      await held()
      return await real.hash(...given)
    }) as typeof real.hash,
    verify: (async (...given: Parameters<typeof real.verify>) => {
      await held()
      return await real.verify(...given)
    }) as typeof real.verify,
  }
})

vi.mock(import('./passwords.ts'), async (original) => {
  const real = await original()
  return { ...real, verifyPassword: vi.fn<typeof real.verifyPassword>(real.verifyPassword) }
})

const AT_ONCE = Math.max(2, os.availableParallelism())
const NEW = 'Kaveri9Delta!'
const HERE = '127.0.0.1'
const CONFIRM = typed('mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { __typename } }')

const config = { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } }
const { app, db } = await testApp({ config })
const { url } = await testServer(app)
await ensureFirstAdmin(app)

const waiting: Promise<unknown>[] = []
async function open() {
  gate.isShut = false
  for (const go of gate.begun.splice(0)) go()
  await Promise.allSettled(waiting.splice(0))
}
afterEach(open)

/** Shuts the gate with as many hashes of `asker` as may wait of one network. */
function fillLine(asker: string, network = wideNetworkOf(HERE)) {
  gate.isShut = true
  const hash = () => passwords.hashPassword(NEW, asker)
  waiting.push(...inLineOf(network, () => Array.from({ length: AT_ONCE + 64 }, () => hash().catch(() => ''))))
  return { empty: open }
}

/** Lets the hash that has waited longest be made. */
async function letOneGo() {
  await vi.waitFor(() => expect(gate.begun).not.toEqual([]), 10_000)
  gate.begun.shift()!()
}

const resetToken = async (email: string) => {
  await sendPasswordReset(app, { requestId: `line-${email}`, email })
  const { text } = await db.email.findFirstOrThrow({ where: { toAddress: email }, orderBy: { id: 'desc' } })
  return /token=([\w-]{43})/.exec(text)![1]!
}
test.each([
  [
    'signing in',
    '',
    async () => {
      const { email } = await menteeAccount(db)
      return ['/api/auth/mentee/login', { email, password: PASSWORD }] as const
    },
  ],
  [
    'an administrator’s login',
    '',
    async () => ['/api/admin/login', { username: 'root', password: 'Root@pass1' }] as const,
  ],
  [
    'a new password by a mailed link',
    'mentee:line-reset@test.example',
    async () => {
      const { email } = await menteeAccount(db, { email: 'line-reset@test.example' })
      return ['/api/auth/reset-password', { token: await resetToken(email), newPassword: NEW }] as const
    },
  ],
])('%s into a full line is refused as busy, and works once there is room', async (_what, asker, prepare) => {
  const [path, body] = await prepare()
  const line = fillLine(asker)
  expect(await browser(url).send('POST', path, body)).toMatchObject({
    status: 503,
    body: { message: 'The service is busy. Please try again.' },
  })
  await line.empty()
  expect((await browser(url).send('POST', path, body)).status).toBe(200)
})

test('so is a confirmation with a new password, and the link still works', async () => {
  const mentee = await makeMentee(db)
  const link = await db.$transaction((tx) => confirmationLink(tx, app, { type: 'mentee', ...mentee }))
  const input = { token: new URL(link).searchParams.get('token')!, newPassword: NEW }
  const line = fillLine(`mentee:${mentee.email}`, '')
  const { errors } = await asGuest(app).run(CONFIRM, { input })
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BusyError'])
  await line.empty()
  expect((await asGuest(app).run(CONFIRM, { input })).data.confirmEmail.__typename).toBe('ConfirmEmailPayload')
})

const from = (ip: string) => ({ ip, userAgent: null, device: null })

test('tries whose account has not been read yet hold no place', async () => {
  const { email } = await menteeAccount(db)
  const input = { userType: 'mentee', email, password: PASSWORD } as const
  let isAway = true
  const reads: (() => void)[] = []
  const $queryRaw = async (...given: Parameters<typeof db.$queryRaw>) => {
    if (isAway) await new Promise<void>((go) => reads.push(go))
    return await db.$queryRaw(...given)
  }
  const slow = {
    ...app,
    db: new Proxy(db, { get: (real, key) => (key === '$queryRaw' ? $queryRaw : Reflect.get(real, key)) }),
  }
  const wrong = { ...input, password: 'Wrong9Delta!' }
  const many = Array.from({ length: AT_ONCE + 65 }, () => signIn(slow, wrong, from('192.0.2.8')).catch(() => {}))
  await vi.waitFor(() => expect(reads).toHaveLength(many.length), 10_000)
  expect(await signIn(app, input, from('192.0.2.8'))).toMatchObject({ type: 'mentee' })
  isAway = false
  for (const go of reads) go()
  await Promise.all(many)
})

test('a flood from one network is behind the sign-in from another one', async () => {
  const verify = vi.mocked(passwords.verifyPassword)
  const flood = await Promise.all(Array.from({ length: AT_ONCE + 22 }, () => menteeAccount(db)))
  const { id, email } = await menteeAccount(db)
  verify.mockClear()
  gate.isShut = true
  let done = 0
  const tries = flood.map(async (account) => {
    const input = { userType: 'mentee', email: account.email, password: PASSWORD } as const
    await inLineOf('203.0.113.0/24', () => signIn(app, input, from('203.0.113.4')))
    done += 1
  })
  waiting.push(...tries)
  await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(tries.length), 10_000)
  const input = { userType: 'mentee', email, password: PASSWORD } as const
  const other = inLineOf('198.51.100.0/24', () => signIn(app, input, from('198.51.100.4')))
  await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(tries.length + 1), 10_000)
  // Those that had begun, and one more of the flood: its turn comes next.
  for (let hash = 0; hash < AT_ONCE + 2; hash++) await letOneGo()
  expect(await other).toMatchObject({ id })
  expect(done).toBeLessThanOrEqual(AT_ONCE + 1)
  await open()
  expect(done).toBe(flood.length)
})

test('hundreds of accounts of one network are behind each other, not before a sign-in from another one', async () => {
  const verify = vi.mocked(passwords.verifyPassword)
  const { id, email } = await menteeAccount(db)
  verify.mockClear()
  gate.isShut = true
  let done = 0
  // Past 64 of one network they are refused.
  const check = (account: string) =>
    passwords
      .verifyPassword(null, NEW, account)
      .then(() => void (done += 1))
      .catch(() => {})
  waiting.push(...inLineOf('203.0.113.0/24', () => Array.from({ length: 300 }, (_, n) => check(`mentee:${n}`))))
  const input = { userType: 'mentee', email, password: PASSWORD } as const
  const other = inLineOf('198.51.100.0/24', () => signIn(app, input, from('198.51.100.4')))
  await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(301), 10_000)
  for (let hash = 0; hash < AT_ONCE + 2; hash++) await letOneGo()
  expect(await other).toMatchObject({ id })
  expect(done).toBeLessThanOrEqual(AT_ONCE + 1)
})

test('an account that waits for itself is not behind the strangers of its network', async () => {
  fillLine('')
  const own = inLineOf(wideNetworkOf(HERE), () => passwords.verifyPassword(null, NEW, 'mentee:7'))
  for (let hash = 0; hash < AT_ONCE + 2; hash++) await letOneGo()
  expect(await own).toBe(false)
})
