/** However a password is set or a session begins: the browser is its owner's, and what strangers tried before is over. */
import { beforeEach, expect, test } from 'vitest'
import { resetAdminPassword } from '../admin/administrators.ts'
import { typed } from '../graphql/typed.ts'
import { sendPasswordReset } from '../passwords/passwords.jobs.ts'
import { startSession } from '../sessions/sessions.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin, asGuest, asMentee, asMentor, type Client } from '../testing/client.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'
import { attempt } from './attempts.ts'
import { attemptOwn, hashPassword } from './passwords.ts'
import { hashToken } from './tokens.ts'

const { app, db, clock } = await testApp()
const NEXT = 'N3wer@pass!'
const LINKEDIN = 'https://www.linkedin.com/in/somebody'
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})
let serial = 0
const newAddress = () => `new-password-${(serial += 1)}@test.example`

const SIGN_IN = typed(`mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }`)
const SIGN_IN_ADMIN = typed(`mutation ($input: SignInAdminInput!) { signInAdmin(input: $input) { __typename } }`)
const CHANGE = typed(`mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`)
const SAVE = typed(`mutation ($input: UpdateMenteeProfileInput!) { updateMenteeProfile(input: $input) { __typename } }`)
const SAVE_MENTOR = typed(`mutation ($input: UpdateMentorProfileInput!) {
  updateMentorProfile(input: $input) { __typename }
}`)
const RESET = typed(`mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }`)
const CHANGE_ADMIN = typed(`mutation ($input: ChangeAdminPasswordInput!) {
  changeAdminPassword(input: $input) { __typename }
}`)
const REGISTER = typed(`mutation ($input: RegisterMenteeInput!) { registerMentee(input: $input) { __typename } }`)
const APPLY = typed(`mutation ($input: ApplyAsMentorInput!) { applyAsMentor(input: $input) { __typename } }`)

/** Everything that strangers can spend of an account, from everywhere and in the owner's own network. */
async function besiege(account: string): Promise<void> {
  for (let n = 0; n < 105; n++)
    await attempt(app, { account, ip: `198.51.${n}.7`, device: null }, async () => false).catch(() => {})
  for (let n = 0; n < 12; n++)
    await attempt(app, { account, ip: '127.0.0.1', device: null }, async () => false).catch(() => {})
}

/** Counts of the account from everywhere, from the owner's browsers, and from where the owner is. */
const spent = (account: string) =>
  db.rateLimit.count({
    where: {
      key: {
        in: [
          `signin:everywhere:${account}`,
          `signin:devices:${account}`,
          `signin:right:${account}`,
          `signin:for:${account}:127.0.0.1`,
          `signin:for:${account}:127.0.0.0/24`,
        ],
      },
    },
  })

type Kind = 'MENTEE' | 'MENTOR'
const signIn = async (client: Client, email: string, password: string, userType: Kind = 'MENTEE') =>
  (await client.run(SIGN_IN, { input: { userType, email, password } })).data.signIn.__typename
const signInAdmin = async (client: Client, username: string, password: string) =>
  (await client.run(SIGN_IN_ADMIN, { input: { username, password } })).data.signInAdmin.__typename

/** A mentee who is logged in in a browser that is not known yet. */
async function loggedIn() {
  const account = await menteeAccount(db, { email: newAddress() })
  const token = await startSession(db, { type: 'mentee', id: account.id, ip: '::1', userAgent: null }, clock.now())
  return { ...account, client: asMentee(app, account.id, { sessionHash: hashToken(token) }) }
}

async function administrator() {
  const username = `admin-${(serial += 1)}`
  const { id } = await db.adminUser.create({
    data: { username, name: username, passwordHash: await hashPassword(PASSWORD), createdAt: clock.now() },
  })
  return { id, username }
}

const change = async (client: Client) =>
  await client.run(CHANGE, { input: { currentPassword: PASSWORD, newPassword: NEXT } })
const save = async (client: Client) => await client.run(SAVE, { input: { currentPassword: PASSWORD, password: NEXT } })
async function reset(client: Client, email: string) {
  await sendPasswordReset(app, { requestId: email, email })
  const mail = await db.email.findFirstOrThrow({ where: { toAddress: email, kind: 'password-reset' } })
  const token = /token=([\w-]{43})/.exec(mail.text)![1]!
  return await client.run(RESET, { input: { token, newPassword: NEXT } })
}

test.each(Object.entries({ change, save, reset }))('%s: a new password of a member', async (_name, put) => {
  const { email, client, id } = await loggedIn()
  const account = `mentee:${email}`
  await besiege(account)
  for (let device = 0; device < 5; device++)
    for (let n = 0; n < 10; n++)
      await attempt(app, { account, ip: `203.0.${device}.7`, device: `old-${device}` }, async () => false).catch(
        () => {},
      )
  expect(await signIn(asGuest(app), email, PASSWORD)).toBe('RateLimitedError')
  expect(JSON.stringify(await put(client, email))).not.toContain('Error')
  expect(await spent(account)).toBe(0)
  expect(await attemptOwn(app, { type: 'mentee', id }, async () => true)).toBe(true)
  // Strangers go on at once: the browser is the owner's all the same.
  await besiege(account)
  expect(await signIn(asGuest(app), email, NEXT)).toBe('RateLimitedError')
  expect(await signIn(client, email, NEXT)).toBe('SignInPayload')
})

test('a new address, with which the browser stays known', async () => {
  const [mentee, moved] = [await loggedIn(), newAddress()]
  await mentee.client.run(SAVE, { input: { currentPassword: PASSWORD, email: moved } })
  await besiege(`mentee:${moved}`)
  expect(await signIn(mentee.client, moved, PASSWORD)).toBe('SignInPayload')

  const mentor = await mentorAccount(db, { email: newAddress() })
  const token = await startSession(db, { type: 'mentor', id: mentor.id, ip: '::1', userAgent: null }, clock.now())
  const client = asMentor(app, mentor.id, { sessionHash: hashToken(token) })
  const elsewhere = newAddress()
  await client.run(SAVE_MENTOR, { input: { currentPassword: PASSWORD, email: elsewhere } })
  await besiege(`mentor:${elsewhere}`)
  expect(await signIn(client, elsewhere, PASSWORD, 'MENTOR')).toBe('SignInPayload')
})

test.each([true, false])('a sign-up that signs in: %s', async (isSignedIn) => {
  for (const kind of ['MENTEE', 'MENTOR'] as const) {
    const [client, email] = [asGuest(app), newAddress()]
    const person = { name: 'Asha Rao', email, password: NEXT, linkedinUrl: LINKEDIN, signIn: isSignedIn }
    const work = { mainBranch: 'Civil Engineering', subBranch: 'Structural Engineering', experience: 5 }
    const rates = { starterPackageRate: '500.00', advancedPackageRate: '3000.00' }
    const bio = 'Designs frames and checks drawings for bridges.'
    const { data } =
      kind === 'MENTEE'
        ? await client.run(REGISTER, { input: { ...person, currentLevel: 'Final Year Student' } })
        : await client.run(APPLY, { input: { ...person, ...work, ...rates, bio } })
    expect(JSON.stringify(data)).toContain('Payload')
    await besiege(`${kind.toLowerCase()}:${email}`)
    expect(await signIn(client, email, NEXT, kind)).toBe(isSignedIn ? 'SignInPayload' : 'RateLimitedError')
  }
})

test('an administrator changes theirs', async () => {
  const { id, username } = await administrator()
  const tokenHash = `session of ${username}`
  await db.adminSession.create({
    data: { tokenHash, adminUserId: id, loginTime: clock.now(), lastActivity: clock.now() },
  })
  const client = asAdmin(app, id, { sessionHash: tokenHash })
  await besiege(`admin:${username}`)
  const { data } = await client.run(CHANGE_ADMIN, {
    input: { currentPassword: PASSWORD, newPassword: 'Longer9Delta!sangam' },
  })
  expect(data.changeAdminPassword.__typename).toBe('ChangeAdminPasswordPayload')
  expect(await spent(`admin:${username}`)).toBe(0)
  await besiege(`admin:${username}`)
  expect(await signInAdmin(asGuest(app), username, 'Longer9Delta!sangam')).toBe('RateLimitedError')
  expect(await signInAdmin(client, username, 'Longer9Delta!sangam')).toBe('SignInAdminPayload')
})

test('the operator gives an administrator a new one', async () => {
  const { id, username } = await administrator()
  await besiege(`admin:${username}`)
  const codes = [`second-factor:${id}`, `second-factor:known:${id}`]
  const resetAt = new Date(Date.now() + 1e9)
  await db.rateLimit.createMany({ data: codes.map((key) => ({ key, count: 20, resetAt })) })
  const elsewhere = asGuest(app, { ip: '192.0.2.9' })
  expect(await signInAdmin(elsewhere, username, PASSWORD)).toBe('RateLimitedError')
  await resetAdminPassword(app, 'operator', { username, password: NEXT, secondFactor: false })
  expect(await signInAdmin(elsewhere, username, NEXT)).toBe('SignInAdminPayload')
  expect(await db.rateLimit.count({ where: { key: { in: codes } } })).toBe(0)
})
