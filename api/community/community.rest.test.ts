/** Joining the community, and its members' sign-in, over HTTP as documented. */
import { beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { browser, testServer } from '../testing/server.ts'

const NEW = 'Kaveri9Delta!'
const MEERA = { name: 'Meera Nair', email: 'Meera@Example.in', engineeringField: 'Civil Engineering', type: 'student' }

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

test('joining the community: 201, then 200; the welcome mail leads to a password and a sign-in', async () => {
  const first = await post('/api/community/register', MEERA)
  expect([first.status, first.body]).toEqual([201, { message: 'Welcome to the community' }])
  const again = await post('/api/community/register', { ...MEERA, email: 'meera@example.IN' })
  expect([again.status, again.body]).toEqual([200, { message: 'You have already joined the community' }])
  const bad = await post('/api/community/register', { name: 'A', type: null })
  expect([bad.status, bad.body.errors?.map(({ path }) => path)]).toEqual([
    400,
    ['name', 'email', 'engineeringField', 'type'],
  ])

  const refused = { message: 'Invalid credentials. Please try again.' }
  for (const email of [MEERA.email, 'nobody@example.in']) {
    const login = await post('/api/auth/community/login', { email, password: NEW })
    expect([login.status, login.body]).toEqual([401, refused])
  }
  await post('/api/auth/reset-password', { token: await newest(MEERA.email), newPassword: NEW })
  const someone = browser(url)
  const login = await post('/api/auth/community/login', { email: MEERA.email.toLowerCase(), password: NEW }, someone)
  const user = { id: expect.any(Number), name: MEERA.name, email: MEERA.email, termsAccepted: false }
  const kind = { type: 'community', role: 'community', userType: 'community' }
  expect([login.status, login.body]).toEqual([200, { user: { ...user, ...kind } }])
  const me = await someone.send<{ id: number }>('GET', '/api/auth/user')
  expect(me.body).toMatchObject({ ...user, ...kind })
  const accepted = await post('/api/accept-terms', { userType: 'community', userId: me.body.id }, someone)
  expect(accepted.status).toBe(200)
  expect(await t.db.communityMember.findUniqueOrThrow({ where: { id: me.body.id } })).toMatchObject({
    termsAccepted: true,
    termsAcceptedAt: t.clock.now(),
    termsVersion: '2025-07-29',
  })
  for (const kindOfPerson of ['mentor', 'mentee'])
    expect((await post(`/api/auth/${kindOfPerson}/login`, { email: MEERA.email, password: NEW })).status).toBe(401)
})
