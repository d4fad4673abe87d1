import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
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

test('a registration as mentee', async () => {
  const body = {
    name: 'Ravi Das',
    email: 'ravi@test.example',
    password: 'Str0ng@pass',
    linkedinUrl: 'https://www.linkedin.com/in/ravi',
    currentLevel: 'Fresh Graduate',
    subBranch: null,
    // Only the web signs in with it.
    signIn: true,
  }
  const created = await guest().send('POST', '/api/mentees', body)
  expect([created.status, created.body]).toMatchObject([
    201,
    { name: 'Ravi Das', email: 'ravi@test.example', currentLevel: 'Fresh Graduate', mainBranch: 'General' },
  ])
  expect(created.headers.getSetCookie()).toEqual([])
  expect(outcome(await guest().send('POST', '/api/mentees', body))).toEqual([409, 'Email already registered'])
  expect((await guest().send('POST', '/api/mentees')).status).toBe(400)
})
