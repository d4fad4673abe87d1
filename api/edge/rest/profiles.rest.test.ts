/** Profiles over the documented calls: pictures as data URLs, hours by day, and what is not theirs to change. */
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import { PICTURE_GONE } from '../../media/claimPicture.ts'
import { MEDIA_MESSAGES } from '../../media/mediaErrors.ts'
import { UPLOAD_BYTES } from '../../media/upload.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { menteeAccount, mentorAccount } from '../../testing/people.ts'
import { browser, signedIn, testServer, type Browser } from '../../testing/server.ts'

let t: TestApp
let url: string
let mentor: Awaited<ReturnType<typeof mentorAccount>>
let mentee: Awaited<ReturnType<typeof menteeAccount>>
let asMentor: Browser
let asMentee: Browser
let picture: string

beforeAll(async () => {
  t = await testApp({
    config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
  })
  url = (await testServer(t.app)).url
  mentor = await mentorAccount(t.db)
  mentee = await menteeAccount(t.db)
  asMentor = await signedIn(url, 'mentor', mentor.email)
  asMentee = await signedIn(url, 'mentee', mentee.email)
  const jpeg = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#147' } })
    .jpeg()
    .toBuffer()
  picture = `data:image/jpeg;base64,${jpeg.toString('base64')}`
})

beforeEach(async () => {
  await t.db.rateLimit.deleteMany()
})

interface Answer {
  message?: string
  errors?: { path: string; message: string }[]
  profileImage: string
  weeklyAvailability: Record<string, object>
}
const put = (who: Browser, path: string, body: object) => who.send<Answer>('PUT', path, body)
const own = () => `/api/mentors/${mentor.id}`

test('a picture comes as a data URL, is stored and served like an upload, and stays when it is sent back', async () => {
  for (const [who, path] of [
    [asMentor, own()],
    [asMentee, `/api/mentees/${mentee.id}`],
  ] as const) {
    const { status, body } = await put(who, path, { profileImage: picture, bio: 'With a picture.' })
    expect([status, body.profileImage]).toEqual([200, expect.stringMatching(/^\/media\/[\da-f]{64}$/)])
    const served = await fetch(url + body.profileImage)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    // A client that reads, changes and writes the whole object.
    const again = await put(who, path, { ...body, bio: 'Again.' })
    expect([again.status, again.body.profileImage]).toEqual([200, body.profileImage])
  }
})

test('an administrator who is also logged in as a member gives a mentor a picture, to a new one too', async () => {
  await ensureFirstAdmin(t.app)
  const both = await signedIn(url, 'mentee', mentee.email)
  await both.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a40' } })
    .png()
    .toBuffer()
  const profileImage = `data:image/png;base64,${png.toString('base64')}`
  const fresh = { name: 'Ravi Das', email: 'ravi@test.example', password: 'Str0ng@pass', experience: 6, profileImage }
  const answers = [await put(both, own(), { profileImage }), await both.send<Answer>('POST', '/api/mentors', fresh)]
  const stored = expect.objectContaining({ profileImage: expect.stringMatching(/^\/media\/[\da-f]{64}$/) as string })
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, stored],
    [201, stored],
  ])
})

test('a data URL that is no picture is refused in words that say why; nothing else is saved', async () => {
  const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')
  const cases: [given: string, status: number, message: string][] = [
    [`data:image/svg+xml;base64,${base64('<svg/>')}`, 415, MEDIA_MESSAGES.drawing],
    [`data:image/png;base64,${base64('<script>')}`, 415, MEDIA_MESSAGES.choose],
    [picture.replace('jpeg', 'png'), 415, MEDIA_MESSAGES.otherKind],
    [`data:text/html;base64,${base64('<p>')}`, 415, MEDIA_MESSAGES.choose],
    ['data:image/png,<svg/>', 415, MEDIA_MESSAGES.choose],
    [`data:application/pdf;base64,${base64('%PDF-1.7 %%EOF')}`, 415, MEDIA_MESSAGES.choose],
    [`data:image/png;base64,${base64(Buffer.alloc(UPLOAD_BYTES + 1))}`, 413, 'File too large'],
    ['https://evil.test/me.png', 400, PICTURE_GONE],
  ]
  for (const [profileImage, status, message] of cases) {
    const answer = await put(asMentor, own(), { profileImage, bio: 'Not this.' })
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)])
  }
  expect((await t.db.mentor.findUniqueOrThrow({ where: { id: mentor.id } })).bio).not.toBe('Not this.')
})

test('half a character, as a cut text ends, is kept as one that cannot be shown', async () => {
  const { status, body } = await put(asMentor, own(), { skills: ['Half \ud83d'], bio: '\ude00 half' })
  expect([status, body]).toEqual([200, expect.objectContaining({ skills: ['Half \ufffd'], bio: '\ufffd half' })])
})

test('a picture may make a body large, nothing else may', async () => {
  const long = 'x'.repeat(2 ** 18 + 1)
  const profileImage = `data:image/png;base64,${'AAAA'.repeat(2 ** 17)}`
  expect((await put(asMentor, own(), { profileImage })).status).toBe(415)
  const large: object[] = [{ bio: long }, { bio: long, profileImage }, { profileImage: long }, { [long]: true }]
  for (const body of [...large, { bio: 'x'.repeat(9 * 2 ** 20) }]) {
    const { status, body: answer } = await put(asMentor, own(), body)
    expect([status, answer]).toEqual([413, { message: 'The request is too large' }])
  }
  expect((await asMentor.send('POST', '/api/mentorship-requests', { agenda: 'x'.repeat(2 ** 20) })).status).toBe(413)
})

test('hours are keyed by day, in and out', async () => {
  const monday = { enabled: true, startTime: '18:00', endTime: '21:30' }
  const { body } = await put(asMentor, own(), { weeklyAvailability: { monday, someday: monday } })
  expect(body.weeklyAvailability['monday']).toEqual(monday)
  expect(Object.keys(body.weeklyAvailability)).toHaveLength(7)
  const back = await put(asMentor, own(), { weeklyAvailability: body.weeklyAvailability })
  expect(back.body.weeklyAvailability).toEqual(body.weeklyAvailability)
  const bad = await put(asMentor, own(), {
    weeklyAvailability: { monday: { ...monday, endTime: '17:00' }, tuesday: { enabled: 'yes' } },
    linkedinUrl: 'x y',
  })
  expect(bad.status).toBe(400)
  expect(bad.body.errors?.map(({ path }) => path)).toEqual([
    'linkedinUrl',
    'weeklyAvailability.monday.endTime',
    'weeklyAvailability.tuesday.enabled',
    'weeklyAvailability.tuesday.startTime',
    'weeklyAvailability.tuesday.endTime',
  ])
})

test('lists come as such or as lines; rates, status and rating are the team’s', async () => {
  const before = await t.db.mentor.findUniqueOrThrow({ where: { id: mentor.id } })
  const { status, body } = await put(asMentor, own(), {
    skills: 'Slopes\n\nBlasting\n',
    keyProjects: ['A bridge'],
    starterPackageRate: '1.00',
    advancedPackageRate: 1,
    status: 'rejected',
    rating: 5,
    reviewCount: 900,
    isActive: false,
    __proto__: { name: 'x' },
  })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ skills: ['Slopes', 'Blasting'], keyProjects: ['A bridge'] }),
  ])
  const after = await t.db.mentor.findUniqueOrThrow({ where: { id: mentor.id } })
  for (const name of [
    'starterPackageRate',
    'advancedPackageRate',
    'status',
    'rating',
    'reviewCount',
    'isActive',
    'name',
  ] as const)
    expect([name, after[name]]).toEqual([name, before[name]])
})

test('only the own profile, and only signed in', async () => {
  const other = await mentorAccount(t.db)
  const namesake = await menteeAccount(t.db, { id: mentor.id + 9_000 })
  const body = { bio: 'Mine now.', profileImage: picture }
  expect((await put(browser(url), own(), body)).status).toBe(401)
  expect((await put(asMentee, own(), body)).status).toBe(403)
  expect((await put(asMentor, `/api/mentors/${other.id}`, body)).status).toBe(404)
  expect((await put(asMentor, '/api/mentors/0', body)).status).toBe(404)
  expect((await put(asMentor, '/api/mentors/x', body)).status).toBe(404)
  expect((await put(asMentor, `/api/mentees/${mentee.id}`, body)).status).toBe(403)
  expect((await put(asMentee, `/api/mentees/${namesake.id}`, body)).status).toBe(404)
  for (const row of [
    await t.db.mentor.findUniqueOrThrow({ where: { id: other.id } }),
    await t.db.mentee.findUniqueOrThrow({ where: { id: namesake.id } }),
  ])
    expect([row.bio === 'Mine now.', row.profileImage]).toEqual([false, null])
})

test('the years and the password of a mentee', async () => {
  const path = `/api/mentees/${mentee.id}`
  expect((await put(asMentee, path, { year: '2027' })).body).toMatchObject({ year: 2027 })
  const bad = await put(asMentee, path, { year: 2031, password: 'abc', currentPassword: 'x' })
  expect(bad.body.errors).toEqual([
    { path: 'year', message: 'Year must be between 1990 and 2030' },
    { path: 'password', message: 'Password must be at least 6 characters' },
  ])
  expect((await put(asMentee, path, { password: 'An0ther@pass' })).body.message).toBe(
    'Please enter your current password',
  )
})

test('a save that another tab has overtaken is a conflict', async () => {
  const { profileVersion } = await t.db.mentor.findUniqueOrThrow({ where: { id: mentor.id } })
  expect((await put(asMentor, own(), { bio: 'First.', profileVersion })).status).toBe(200)
  const late = await put(asMentor, own(), { bio: 'Second.', profileVersion })
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('saved in another tab')])
})
