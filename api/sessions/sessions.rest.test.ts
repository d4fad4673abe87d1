import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'
import { browser, testServer, type HttpAnswer } from '../testing/server.ts'

let t: TestApp
let url: string

interface Failed {
  message: string
  errors?: { path: string; message: string }[]
}

beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
})

const guest = () => browser(url)
const outcome = ({ status, body }: HttpAnswer<unknown>) => [status, (body as Failed).message]

test('signing in, asking who one is, signing out', async () => {
  const { id, name, email } = await menteeAccount(t.db)
  const someone = guest()
  expect(outcome(await someone.send('GET', '/api/auth/user'))).toEqual([401, 'Please log in to continue.'])
  const login = await someone.send('POST', '/api/auth/mentee/login', {
    email: email.toUpperCase(),
    password: PASSWORD,
    stray: 1,
  })
  const user = { id, name, email, type: 'mentee', role: 'mentee', userType: 'mentee', termsAccepted: false }
  expect([login.status, login.body]).toEqual([200, { user }])
  const me = await someone.send('GET', '/api/auth/user')
  expect([me.status, me.body, me.headers.get('cache-control')]).toEqual([200, user, 'private, no-store'])
  const stolen = someone.cookies.get('session') ?? ''
  expect((await someone.send('POST', '/api/auth/logout')).status).toBe(200)
  expect([...someone.cookies.keys()]).toEqual(['device'])
  someone.cookies.set('session', stolen)
  expect((await someone.send('GET', '/api/auth/user')).status).toBe(401)
  expect(
    (await guest().send('POST', '/api/auth/logout', undefined, { headers: { 'content-type': 'application/json' } }))
      .status,
  ).toBe(200)
})

test('bad sign-ins: all bad fields at once, one answer for wrong person and wrong password', async () => {
  const { email } = await mentorAccount(t.db)
  const bad = await guest().send<Failed>('POST', '/api/auth/mentor/login', { email: 'nobody', password: null })
  expect([bad.status, bad.body.errors]).toEqual([
    400,
    [
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'password', message: 'Password must be at least 6 characters' },
    ],
  ])
  const wrong = [401, 'Invalid credentials. Please try again.']
  expect(outcome(await guest().send('POST', '/api/auth/mentor/login', { email, password: 'not-the-one' }))).toEqual(
    wrong,
  )
  expect(outcome(await guest().send('POST', '/api/auth/mentee/login', { email, password: PASSWORD }))).toEqual(wrong)
  expect((await guest().send('POST', '/api/auth/community/login', {})).status).toBe(400)
  expect(
    (
      await guest().send('POST', '/api/auth/mentor/login', undefined, {
        headers: { 'content-type': 'application/json' },
        body: '{"email":',
      })
    ).status,
  ).toBe(400)
  expect((await guest().send('POST', '/api/auth/mentor/login', ['a'])).status).toBe(400)
})
