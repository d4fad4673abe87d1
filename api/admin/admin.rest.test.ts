import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { browser, testServer, type HttpAnswer } from '../testing/server.ts'
import { ensureFirstAdmin } from './administrators.ts'

let t: TestApp
let url: string

interface Failed {
  message: string
  errors?: { path: string; message: string }[]
}

beforeAll(async () => {
  t = await testApp({
    config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
  })
  url = (await testServer(t.app)).url
  await ensureFirstAdmin(t.app)
})

const guest = () => browser(url)
const outcome = ({ status, body }: HttpAnswer<unknown>) => [status, (body as Failed).message]

test('administrators have a session of their own', async () => {
  expect((await guest().send('GET', '/api/admin/session')).status).toBe(401)
  expect(outcome(await guest().send('POST', '/api/admin/login', { username: 'root', password: 'nope' }))).toEqual([
    401,
    'Invalid credentials. Access denied.',
  ])
  expect((await guest().send<Failed>('POST', '/api/admin/login', {})).body.errors).toHaveLength(2)
  const admin = guest()
  const login = await admin.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
  expect(login.headers.getSetCookie()[0]).toMatch(/^admin_session=.*HttpOnly; SameSite=Strict/)
  const session = await admin.send('GET', '/api/admin/session')
  expect(session.body).toEqual({
    username: 'root',
    loginTime: expect.any(String),
    lastActivity: expect.any(String),
    expiresAt: new Date(t.clock.now().getTime() + 15 * 60_000).toISOString(),
  })
  expect((await admin.send('POST', '/api/admin/logout')).status).toBe(200)
  expect((await admin.send('GET', '/api/admin/session')).status).toBe(401)
})
