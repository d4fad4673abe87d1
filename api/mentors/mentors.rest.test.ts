import { beforeAll, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../admin/administrators.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { mentorAccount } from '../testing/people.ts'
import { browser, signedIn, testServer, type Browser, type HttpAnswer } from '../testing/server.ts'

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

async function administrator(): Promise<Browser> {
  const someone = browser(url)
  expect((await someone.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })).status).toBe(
    200,
  )
  return someone
}

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

test('one mentor: private until accepted, with email only for themself and administrators', async () => {
  const pending = await mentorAccount(t.db, { status: 'pending_review' })
  const path = `/api/mentors/${pending.id}`
  expect(outcome(await guest().send('GET', path))).toEqual([404, 'Mentor not found'])
  for (const id of ['0', 'abc', '-1', '1.5', '99999999999', '1%20or%201'])
    expect((await guest().send('GET', `/api/mentors/${id}`)).status).toBe(404)
  const self = await signedIn(url, 'mentor', pending.email)
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
  expect((await (await signedIn(url, 'mentor', email)).send('PATCH', path, { status: 'rejected' })).status).toBe(403)
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
    signIn: true,
  })
  expect(created.status).toBe(201)
  expect(created.headers.getSetCookie()).toEqual([])
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
