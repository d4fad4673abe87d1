import { GraphQLObjectType, GraphQLUnionType } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../admin/ensureFirstAdmin.ts'
import { schema } from '../graphql/schema.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'
import { browser, testServer, type Browser, type HttpAnswer } from '../testing/server.ts'
import { STATUSES } from './failures.ts'
import { routes } from './routes.ts'

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

async function signIn(kind: 'mentor' | 'mentee', email: string): Promise<Browser> {
  const someone = browser(url)
  const { status } = await someone.send('POST', `/api/auth/${kind}/login`, { email, password: PASSWORD })
  expect(status).toBe(200)
  return someone
}

async function administrator(): Promise<Browser> {
  const someone = browser(url)
  expect((await someone.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })).status).toBe(
    200,
  )
  return someone
}

const outcome = ({ status, body }: HttpAnswer<unknown>) => [status, (body as Failed).message]

test('every error of the schema has a status', () => {
  const members = Object.values(schema.getTypeMap())
    .filter((type) => type instanceof GraphQLUnionType)
    .flatMap((type) => type.getTypes())
    .filter((type) => type instanceof GraphQLObjectType && type.getInterfaces().some(({ name }) => name === 'Error'))
  expect([...new Set(members.map(({ name }) => name))].filter((name) => !STATUSES[name])).toEqual([])
})

test('signing in, asking who one is, signing out', async () => {
  const { id, name, email } = await menteeAccount(t.db)
  const someone = guest()
  expect(outcome(await someone.send('GET', '/api/auth/user'))).toEqual([401, 'Not signed in'])
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
  expect(someone.cookies.size).toBe(0)
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

test('the list of mentors: who is in it, its order, its limits and its form', async () => {
  const low = await mentorAccount(t.db, { rating: 3.5, reviewCount: 4, name: 'Listed Low' })
  const busy = await mentorAccount(t.db, {
    available: false,
    rating: 5,
    name: 'Listed Busy',
    mainBranch: 'Electrical & Electronics Engineering',
  })
  const high = await mentorAccount(t.db, {
    rating: 4.9,
    reviewCount: 9,
    starterPackageRate: 18_970,
    advancedPackageRate: 400_000,
    name: 'Listed High',
  })
  await mentorAccount(t.db, { status: 'pending_review', name: 'Listed Not' })
  await mentorAccount(t.db, { isActive: false, name: 'Listed Gone' })
  const list = async (query: string) =>
    (await guest().send<{ id: number }[]>('GET', `/api/mentors${query}`)).body.map(({ id }) => id)
  expect(await list('?search=listed')).toEqual([high.id, low.id, busy.id])
  expect(await list('?search=listed&available=false')).toEqual([busy.id])
  expect(await list('?search=listed&available=true&limit=1')).toEqual([high.id])
  expect(await list('?search=listed&mainBranch=Electrical+Engineering')).toEqual([busy.id])
  expect(await list('?search=listed&mainBranch=all&subBranch=any&available=')).toHaveLength(3)
  expect(await list('?search=listed&subBranch=Nowhere')).toEqual([])
  for (const limit of ['0', '101', '-1', '1.5', 'x'])
    expect((await guest().send('GET', `/api/mentors?limit=${limit}`)).status).toBe(400)
  expect((await guest().send('GET', '/api/mentors?available=maybe')).status).toBe(400)
  const [first] = (await guest().send<object[]>('GET', '/api/mentors?search=listed+high')).body
  expect(first).toMatchObject({
    id: high.id,
    starterPackageRate: '189.70',
    advancedPackageRate: '4000.00',
    rating: 4.9,
    profileImage: '/media/default-mentor.svg',
    weeklyAvailability: { monday: { enabled: true, startTime: '09:00', endTime: '18:00' } },
  })
  for (const secret of ['email', 'status', 'password', 'passwordHash']) expect(first).not.toHaveProperty(secret)
})

test('public reads may be kept for a moment, and are asked again by their tag', async () => {
  const first = await guest().send('GET', '/api/mentors?limit=1')
  expect(first.headers.get('cache-control')).toBe('public, max-age=15')
  expect(first.headers.get('vary')).toContain('Cookie')
  const etag = first.headers.get('etag') ?? ''
  const again = await guest().send('GET', '/api/mentors?limit=1', undefined, { headers: { 'if-none-match': etag } })
  expect([again.status, again.body]).toEqual([304, ''])
  expect((await guest().send('GET', '/api/mentors/999999')).headers.get('cache-control')).toBe('no-store')
})

test('one mentor: private until accepted, with e-mail only for themself and administrators', async () => {
  const pending = await mentorAccount(t.db, { status: 'pending_review' })
  const path = `/api/mentors/${pending.id}`
  expect(outcome(await guest().send('GET', path))).toEqual([404, 'Mentor not found'])
  for (const id of ['0', 'abc', '-1', '1.5', '99999999999', '1%20or%201'])
    expect((await guest().send('GET', `/api/mentors/${id}`)).status).toBe(404)
  const self = await signIn('mentor', pending.email)
  expect((await self.send('GET', path)).body).toMatchObject({ email: pending.email, status: 'pending review' })
  const admin = await administrator()
  const accepted = await admin.send('PATCH', `${path}/status`, { status: 'accepted' })
  expect([accepted.status, accepted.body]).toMatchObject([200, { id: pending.id, status: 'accepted' }])
  const shown = await guest().send('GET', path)
  expect(shown.status).toBe(200)
  expect(shown.body).not.toHaveProperty('email')
})

test('a status is for administrators to set, from the documented three', async () => {
  const { id, email } = await mentorAccount(t.db)
  const path = `/api/mentors/${id}/status`
  expect((await guest().send('PATCH', path, { status: 'rejected' })).status).toBe(401)
  expect((await (await signIn('mentor', email)).send('PATCH', path, { status: 'rejected' })).status).toBe(403)
  const admin = await administrator()
  expect((await admin.send('PATCH', path, { status: 'great' })).status).toBe(400)
  expect((await admin.send('PATCH', '/api/mentors/999999/status', { status: 'rejected' })).status).toBe(404)
  expect((await admin.send('PATCH', path, { status: 'pending review' })).body).toMatchObject({
    status: 'pending review',
  })
  expect(await t.db.mentor.findUnique({ where: { id }, select: { status: true } })).toEqual({
    status: 'pending_review',
  })
})

const application = {
  name: 'Asha Pillai',
  email: 'asha@test.example',
  password: 'Str0ng@pass',
  linkedinUrl: 'https://www.linkedin.com/in/asha',
  subBranch: 'Mining Engineering',
  experience: 7,
  starterPackageRate: 450,
  advancedPackageRate: '3500.5',
  bio: 'Slopes and blasting.',
}

test('an application: created without password, status not for the taking, an address only once', async () => {
  const created = await guest().send('POST', '/api/mentors', {
    ...application,
    available: null,
    status: 'accepted',
    rating: 5,
    isActive: true,
    id: 1,
  })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    name: 'Asha Pillai',
    email: 'asha@test.example',
    status: 'pending review',
    mainBranch: 'General',
    starterPackageRate: '450.00',
    advancedPackageRate: '3500.50',
    rating: 0,
    available: true,
  })
  expect(JSON.stringify(created.body)).not.toMatch(/password/i)
  expect(outcome(await guest().send('POST', '/api/mentors', { ...application, email: 'ASHA@test.example' }))).toEqual([
    409,
    'Email already registered',
  ])
  const bad = await guest().send<Failed>('POST', '/api/mentors', {
    email: 'x',
    experience: 'seven',
    starterPackageRate: 0,
  })
  expect(bad.status).toBe(400)
  expect(bad.body.errors?.map(({ path }) => path)).toEqual([
    'name',
    'email',
    'password',
    'linkedinUrl',
    'subBranch',
    'experience',
    'starterPackageRate',
    'advancedPackageRate',
    'bio',
  ])
  expect(bad.body.errors).toContainEqual({
    path: 'starterPackageRate',
    message: 'Starter package rate must be at least ₹1',
  })
})

test('a registration as mentee', async () => {
  const body = {
    name: 'Ravi Das',
    email: 'ravi@test.example',
    password: 'Str0ng@pass',
    linkedinUrl: 'https://www.linkedin.com/in/ravi',
    currentLevel: 'Fresh Graduate',
    subBranch: null,
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

test('terms are accepted by oneself only', async () => {
  const { id, email } = await menteeAccount(t.db)
  expect((await guest().send('POST', '/api/accept-terms', { userType: 'mentee', userId: id })).status).toBe(401)
  const someone = await signIn('mentee', email)
  expect((await someone.send('POST', '/api/accept-terms', { userType: 'mentee', userId: id + 1 })).status).toBe(403)
  expect((await someone.send('POST', '/api/accept-terms', { userType: 'admin' })).status).toBe(400)
  const accepted = await someone.send('POST', '/api/accept-terms', { userType: 'mentee', userId: String(id) })
  expect([accepted.status, accepted.body]).toMatchObject([200, { user: { id, termsAccepted: true } }])
})

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

test('unknown addresses, wrong methods, and what the limits say', async () => {
  const unknown = await guest().send('GET', '/api/nothing/here')
  expect([unknown.status, unknown.body]).toEqual([404, { message: 'Not found' }])
  const wrong = await guest().send('DELETE', '/api/auth/user')
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET'])
  const { email } = await menteeAccount(t.db)
  for (let i = 0; i < 10; i++) await guest().send('POST', '/api/auth/mentee/login', { email, password: 'not-the-one' })
  const limited = await guest().send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the calls are documented from the table that serves them', async () => {
  const { status, body } = await guest().send<{
    openapi: string
    paths: Record<string, Record<string, { requestBody?: object }>>
  }>('GET', '/api/openapi.json')
  expect([status, body.openapi]).toEqual([200, '3.1.0'])
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(calls).toHaveLength(routes.length)
  expect(calls).toContain('patch /api/mentors/{id}/status')
  expect(body.paths['/api/mentors']?.['post']?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { properties: { experience: { type: 'number' } } } } },
  })
  const page = await guest().send<string>('GET', '/api/docs')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { path } of routes) expect(page.body).toContain(path.replaceAll(/:(\w+)/g, '{$1}'))
})
