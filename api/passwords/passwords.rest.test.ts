/** Forgotten passwords over HTTP, as documented. */
import { beforeAll, expect, test } from 'vitest'
import { sendPasswordReset } from './passwords.jobs.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'
import { browser, testServer } from '../testing/server.ts'

const NEW = 'Kaveri9Delta!'

let t: TestApp
let url: string
beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
})

interface Failed {
  message: string
  errors?: { path: string; message: string }[]
}
const post = (path: string, body: unknown, someone = browser(url)) => someone.send<Failed>('POST', path, body)
const newest = async (to: string) =>
  /token=([\w-]{43})/.exec(
    (await t.db.email.findFirstOrThrow({ where: { toAddress: to }, orderBy: { id: 'desc' } })).text,
  )?.[1] ?? ''

test('forgot-password answers 200 alike for everybody, 400 for what is no address, 429 past the limit', async () => {
  const { email } = await menteeAccount(t.db)
  const known = await post('/api/auth/forgot-password', { email })
  const unknown = await post('/api/auth/forgot-password', { email: 'nobody@test.example' })
  expect([known.status, unknown.status]).toEqual([200, 200])
  expect(known.body).toEqual(unknown.body)
  expect(known.body).toEqual({ message: expect.stringContaining('1 hour') })
  const bad = await post('/api/auth/forgot-password', { email: 'nobody' })
  expect([bad.status, bad.body.errors]).toEqual([
    400,
    [{ path: 'email', message: 'Please enter a valid email address' }],
  ])
  expect((await post('/api/auth/forgot-password', {})).status).toBe(400)
  for (let i = 0; i < 9; i++) await post('/api/auth/forgot-password', { email })
  const limited = await post('/api/auth/forgot-password', { email })
  expect([limited.status, Number(limited.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('reset-password works once, signs the person out and lets the new password in', async () => {
  const { email } = await menteeAccount(t.db)
  const someone = browser(url)
  await post('/api/auth/mentee/login', { email, password: PASSWORD }, someone)
  await sendPasswordReset(t.app, { requestId: 'rest', email })
  const token = await newest(email)
  const weak = await post('/api/auth/reset-password', { token, newPassword: 'weak' })
  expect([weak.status, weak.body.errors]).toEqual([
    400,
    [{ path: 'newPassword', message: 'Password must be at least 8 characters long' }],
  ])
  const done = await post('/api/auth/reset-password', { token, newPassword: NEW }, someone)
  expect([done.status, done.body]).toEqual([200, { message: 'Password reset successful' }])
  expect(someone.cookies.has('session')).toBe(false)
  for (const used of [token, 'x'.repeat(43), '', undefined]) {
    const again = await post('/api/auth/reset-password', { token: used, newPassword: NEW })
    expect([again.status, again.body.message]).toEqual([400, 'Invalid or expired reset token'])
  }
  expect((await post('/api/auth/mentee/login', { email, password: PASSWORD })).status).toBe(401)
  expect((await post('/api/auth/mentee/login', { email, password: NEW })).status).toBe(200)
})
