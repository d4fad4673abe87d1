/** Mentors as administrators add, edit and delete them: over REST, and what it leaves behind. */
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { resetPassword } from '../../passwords/resetPassword.graphql.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recordSignIn } from '../../accounts/credentials.ts'
import { verifyPassword } from '../../accounts/passwords.ts'
import { hashToken } from '../../accounts/tokens.ts'
import { resetLink } from '../../passwords/resetTokens.ts'
import { sessionTopic, startSession } from '../../sessions/sessions.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { bookSession } from '../../testing/bookings.ts'
import { asAdmin } from '../../testing/client.ts'
import { makeMentee, makeMentor } from '../../testing/factories.ts'
import { mentorAccount, PASSWORD } from '../../testing/people.ts'
import { heardOn } from '../../testing/events.ts'
import { browser, testServer, type Browser } from '../../testing/server.ts'

let t: TestApp
let url: string
let admin: Browser

beforeAll(async () => {
  t = await testApp({
    config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
  })
  url = (await testServer(t.app)).url
  await ensureFirstAdmin(t.app)
  admin = browser(url)
  await admin.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
})

beforeEach(async () => {
  await t.db.mentor.deleteMany()
  await t.db.mentee.deleteMany()
})

const NEW = {
  name: 'Ravi Das',
  email: 'ravi@test.example',
  password: 'Str0ng@pass',
  experience: 6,
  mainBranch: 'Computer Science',
  starterPackageRate: '450.00',
  advancedPackageRate: 3500,
  skills: [' Slopes ', '', 'Blasting', 'Slopes'],
  status: 'accepted',
  linkedinUrl: 'linkedin.com/in/ravi',
}
type Body = Record<string, unknown> & { id: number }
const create = (body: object = NEW) => admin.send<Body>('POST', '/api/mentors', body)
const entries = () => t.db.auditEntry.findMany({ orderBy: { id: 'asc' }, where: { action: { startsWith: 'mentor' } } })
const lastEntry = async () => (await entries()).at(-1)!

test('is created as given, never with a password, and asked for the terms at the first login', async () => {
  const { status, body } = await create()
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Ravi Das',
    status: 'accepted',
    mainBranch: 'Computer Science',
    starterPackageRate: '450.00',
    advancedPackageRate: '3500.00',
    skills: ['Slopes', 'Blasting'],
    linkedinUrl: 'https://linkedin.com/in/ravi',
    profileImage: '/media/default-mentor.svg',
  })
  expect(JSON.stringify(body)).not.toMatch(/password/i)
  const row = await t.db.mentor.findUniqueOrThrow({ where: { id: body.id } })
  expect(await verifyPassword(row.passwordHash, NEW.password)).toBe(true)
  expect(row).toMatchObject({ termsAccepted: false, isActive: true, emailConfirmedAt: null })
  expect(await lastEntry()).toMatchObject({
    action: 'mentor.created',
    actorName: 'root',
    subjects: [`mentor:${body.id}`],
    after: { status: 'accepted', starterPackageRate: 45_000 },
  })
  // Nothing that a person wrote about themselves, their name included, is in the log.
  expect(JSON.stringify(await entries())).not.toMatch(/Ravi|ravi@|Slopes/)
  const login = { email: NEW.email, password: NEW.password }
  const { body: entered } = await browser(url).send<object>('POST', '/api/auth/mentor/login', login)
  expect(entered).toMatchObject({ user: { id: body.id, termsAccepted: false } })
})

test('both documented lists of branches are accepted', async () => {
  for (const [number, mainBranch] of ['Electronics Engineering', 'Information Technology'].entries())
    expect((await create({ ...NEW, email: `b${number}@test.example`, mainBranch })).body).toMatchObject({ mainBranch })
})

test('a taken address and every bad field are told, and nothing is added', async () => {
  await create()
  expect(await create({ ...NEW, email: 'RAVI@test.example' })).toMatchObject({
    status: 409,
    body: { message: 'Email already registered' },
  })
  const bad = { name: '', email: 'x', password: 'short', starterPackageRate: '0.5', status: 'maybe', experience: 0 }
  const { status, body } = await create(bad)
  expect(status).toBe(400)
  expect((body['errors'] as { path: string }[]).map(({ path }) => path).toSorted()).toEqual(Object.keys(bad).toSorted())
  expect(await t.db.mentor.count()).toBe(1)
})

test("the same address is still everybody else's application", async () => {
  const applied = await browser(url).send<Body>('POST', '/api/mentors', { ...NEW, subBranch: 'Mining', bio: 'Slopes.' })
  expect(applied.status).toBe(201)
  expect(applied.body).toMatchObject({ status: 'pending review' })
})

test('an administrator saves rates, status, rating and review count too; the mentor never does', async () => {
  const { id, email } = await mentorAccount(t.db, { status: 'pending_review', bio: 'Private words' })
  const change = { starterPackageRate: '799.50', status: 'accepted', rating: 4.25, reviewCount: 8, bio: 'Other words' }
  const { status, body } = await admin.send<Body>('PUT', `/api/mentors/${id}`, change)
  expect([status, body]).toEqual([200, expect.objectContaining(change)])
  const [decided, saved] = (await entries()).slice(-2)
  expect(decided).toMatchObject({ action: 'mentor.status', after: { status: 'accepted' } })
  expect(saved).toMatchObject({
    action: 'mentor.updated',
    before: { rating: 0, reviewCount: 0 },
    after: { starterPackageRate: 79_950, rating: 4.25, reviewCount: 8, bio: 'changed' },
  })
  expect(JSON.stringify([decided, saved])).not.toContain('words')
  const mentor = browser(url)
  await mentor.send('POST', '/api/auth/mentor/login', { email, password: PASSWORD })
  const own = { starterPackageRate: '1.00', status: 'rejected', rating: 5, reviewCount: 99, currentCity: 'Pune' }
  expect((await mentor.send<Body>('PUT', `/api/mentors/${id}`, own)).body).toMatchObject({
    ...change,
    currentCity: 'Pune',
  })
})

test('saving the same again writes nothing', async () => {
  const { id } = await makeMentor(t.db, { starterPackageRate: 50_000 })
  const before = (await entries()).length
  await admin.send('PUT', `/api/mentors/${id}`, {
    starterPackageRate: '500.00',
    status: 'accepted',
    bio: 'Designs frames and checks drawings.',
  })
  expect((await entries()).length).toBe(before)
})

test('a rate of 0 stays unset', async () => {
  const { id } = await makeMentor(t.db, { starterPackageRate: 0 })
  const put = (starterPackageRate: string) => admin.send<Body>('PUT', `/api/mentors/${id}`, { starterPackageRate })
  expect((await put('0.00')).body).toMatchObject({ starterPackageRate: '0.00' })
  expect((await put('0.50')).status).toBe(400)
})

test('an administrator who is that mentor, too, saves it as the mentor', async () => {
  const { id, email } = await mentorAccount(t.db, { starterPackageRate: 50_000 })
  await admin.send('POST', '/api/auth/mentor/login', { email, password: PASSWORD })
  const put = (path: number) => admin.send<Body>('PUT', `/api/mentors/${path}`, { starterPackageRate: '900' })
  expect((await put(id)).body).toMatchObject({ starterPackageRate: '500.00' })
  expect((await put((await makeMentor(t.db)).id)).body).toMatchObject({ starterPackageRate: '900.00' })
  await admin.send('POST', '/api/auth/logout')
})

test('another address is unconfirmed, told at the one before, and ends every session', async () => {
  const { id, email } = await makeMentor(t.db, { emailConfirmedAt: t.clock.now() })
  await startSession(t.db, { type: 'mentor', id, ip: '::1', userAgent: null }, t.clock.now())
  await t.db.calendarFeed.create({ data: { mentorId: id, tokenHash: `feed-${id}` } })
  expect((await admin.send('PUT', `/api/mentors/${id}`, { email: 'moved@test.example' })).status).toBe(200)
  // The calendar's address has ended, too.
  expect(await t.db.calendarFeed.count({ where: { mentorId: id } })).toBe(0)
  expect(await t.db.mentor.findUniqueOrThrow({ where: { id } })).toMatchObject({
    email: 'moved@test.example',
    emailConfirmedAt: null,
  })
  expect(await t.db.session.count({ where: { userType: 'mentor', userId: id } })).toBe(0)
  const [told] = await t.db.email.findMany({ where: { toAddress: email, kind: 'email-changed' } })
  expect(told!.text).toContain('Our team has changed it')
  expect(told!.text).toMatch(/calendar/i)
  expect(await t.db.email.count({ where: { toAddress: 'moved@test.example', kind: 'confirmation' } })).toBe(1)
  const { id: other } = await makeMentor(t.db)
  expect((await admin.send('PUT', `/api/mentors/${other}`, { email: 'Moved@test.example' })).status).toBe(409)
})

test('who is switched off is shut out: sessions and their sockets, links to a new password, the calendar’s address', async () => {
  const { id, email, passwordHash } = await makeMentor(t.db, { emailConfirmedAt: t.clock.now() })
  const link = new URL(await resetLink(t.db, t.app, { email, type: 'mentor' })).searchParams.get('token')!
  const token = await startSession(t.db, { type: 'mentor', id, ip: '::1', userAgent: null }, t.clock.now())
  const told = heardOn(t.app, sessionTopic(hashToken(token)))
  await t.db.calendarFeed.create({ data: { mentorId: id, tokenHash: `feed-${id}` } })
  expect((await admin.send('PUT', `/api/mentors/${id}`, { isActive: false })).status).toBe(200)
  expect(await told).toEqual({ ended: 1 })
  const comeBack = () => resetPassword(t.app, { token: link, newPassword: 'An0ther@pass' }, { ip: '::1' })
  await expect(comeBack()).rejects.toMatchObject({ name: 'InvalidResetTokenError' })
  // Who was logging in at that moment is refused, too.
  const signIn = () => recordSignIn(t.db, { type: 'mentor', id }, passwordHash, t.clock.now())
  expect(await signIn()).toBe(false)
  expect((await admin.send('PUT', `/api/mentors/${id}`, { isActive: true })).status).toBe(200)
  expect(await signIn()).toBe(true)
  // What was handed out before is no good after they are switched on again.
  await expect(comeBack()).rejects.toMatchObject({ name: 'InvalidResetTokenError' })
  expect(await t.db.calendarFeed.count({ where: { mentorId: id } })).toBe(0)
  expect(await t.db.session.count({ where: { userType: 'mentor', userId: id } })).toBe(0)
})

test('what was saved since the form was filled is not undone, and nothing is saved by halves', async () => {
  const { id } = await makeMentor(t.db, { status: 'pending_review' })
  const save = (fields: string) =>
    asAdmin(t.app).run<{ updateMentor: object }>(`mutation { updateMentor(input: { id: ${id}, ${fields} }) {
      __typename ... on MentorConflictError { fields mentor { bio profileVersion } } } }`)
  await save('profileVersion: 1, bio: "First."')
  const { data } = await save('profileVersion: 1, bio: "Second.", status: ACCEPTED')
  expect(data.updateMentor).toEqual({
    __typename: 'MentorConflictError',
    fields: ['bio'],
    mentor: { bio: 'First.', profileVersion: 2 },
  })
  expect(await t.db.mentor.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'pending_review' })
})

test('is deleted with their data and a trace of numbers only; what is open keeps them', async () => {
  const { id } = await makeMentor(t.db, { name: 'Kavya Rao', emailConfirmedAt: t.clock.now() })
  const busy = await makeMentor(t.db)
  const { id: menteeId } = await makeMentee(t.db, { name: 'Asha Rao' })
  await bookSession(t, { mentorId: busy.id, menteeId, startsAt: new Date('2026-12-05T05:00:00Z') })
  for (const [path, title] of [
    [`/api/mentors/${busy.id}`, 'This mentor cannot be deleted yet.'],
    [`/api/mentees/${menteeId}`, 'This mentee cannot be deleted yet.'],
  ] as const)
    expect(await admin.send('DELETE', path)).toMatchObject({
      status: 409,
      body: {
        message: title,
        constraints: [{ message: expect.stringContaining('is confirmed') as string }],
        suggestion: expect.stringContaining('cancel or move') as string,
      },
    })
  expect(await admin.send('DELETE', `/api/mentors/${id}`)).toMatchObject({
    status: 200,
    body: { message: 'Mentor deleted successfully' },
  })
  expect(await t.db.mentor.findUnique({ where: { id } })).toBeNull()
  expect(await lastEntry()).toMatchObject({ action: 'mentor.deleted', before: { bookings: 0, plans: 0 }, after: null })
  expect(JSON.stringify(await lastEntry())).not.toContain('Kavya')
  const mail = await t.db.email.findFirstOrThrow({ where: { kind: 'account-closed' }, orderBy: { id: 'desc' } })
  expect(mail.text).toContain('Our team has closed it')
  expect((await admin.send('DELETE', `/api/mentors/${id}`)).status).toBe(404)
})

test('twenty administrators who delete the same mentee at once are one act', async () => {
  const { id } = await makeMentee(t.db)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => admin.send<{ message: string }>('DELETE', `/api/mentees/${id}`)),
  )
  expect(answers.filter(({ status }) => status === 200).map(({ body }) => body.message)).toEqual([
    'Mentee and all related data deleted successfully',
  ])
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
  expect(await t.db.auditEntry.count({ where: { action: 'mentee.deleted', subjects: { has: `mentee:${id}` } } })).toBe(
    1,
  )
})

test('whole tables are answered, the newest first, as far as they are asked for', async () => {
  await t.db.mentor.createMany({
    data: Array.from({ length: 230 }, (_, number) => ({
      name: `Mentor no. ${number}`,
      email: `m${number}@test.example`,
      passwordHash: 'none',
      experience: 1,
    })),
  })
  const list = async (query = '') => (await admin.send<Body[]>('GET', `/api/admin/mentors${query}`)).body
  const all = await list()
  expect(all.map(({ name }) => name)).toEqual(Array.from({ length: 230 }, (_, number) => `Mentor no. ${229 - number}`))
  expect((await list('?limit=150')).map(({ id }) => id)).toEqual(all.slice(0, 150).map(({ id }) => id))
  expect((await list('?search=no.%2022')).map(({ name }) => name)).toHaveLength(11)
  expect((await admin.send('GET', '/api/admin/mentors?limit=0')).status).toBe(400)
})
