import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount } from '../testing/people.ts'
import { browser, signedIn, testServer } from '../testing/server.ts'

let t: TestApp
let url: string

beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
})

const guest = () => browser(url)

test('terms are accepted by oneself only', async () => {
  const { id, email } = await menteeAccount(t.db)
  expect((await guest().send('POST', '/api/accept-terms', { userType: 'mentee', userId: id })).status).toBe(401)
  const someone = await signedIn(url, 'mentee', email)
  expect((await someone.send('POST', '/api/accept-terms', { userType: 'mentee', userId: id + 1 })).status).toBe(403)
  expect((await someone.send('POST', '/api/accept-terms', { userType: 'admin' })).status).toBe(400)
  const accepted = await someone.send('POST', '/api/accept-terms', { userType: 'mentee', userId: String(id) })
  expect([accepted.status, accepted.body]).toMatchObject([200, { user: { id, termsAccepted: true } }])
})
