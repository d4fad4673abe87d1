import { makeChat } from '../../testing/chats.ts'
import { beforeAll, expect, test } from 'vitest'
import { createEngine, type Engine } from '../../engine/engine.ts'
import { readPersistedDocuments } from '../../engine/persistedDocuments.ts'
import { schema } from '../../schema.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { clientFolder } from '../../testing/clientFolder.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../../testing/people.ts'
import { browser, testServer } from '../../testing/server.ts'

let t: TestApp
let url: string
let engine: Engine
const web = clientFolder()

beforeAll(async () => {
  t = await testApp()
  engine = createEngine(schema, readPersistedDocuments())
  url = (await testServer(t.app, { web, engine })).url
})

/** What a reader without scripts finds in a page's head. */
async function headOf(path: string, who = browser(url)) {
  const { status, body } = await who.send<string>('GET', path)
  return Object.assign(readHead(body), { status })
}

function readHead(html: string): Record<string, unknown> {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = [...head.matchAll(/<meta data-before-page (?:name|property)="([^"]*)" content="([^"]*)">/g)]
  const tags = metas.map(([, key, content]) => [key ?? '', content ?? ''] as const)
  expect(new Set(tags.map(([key]) => key)).size).toBe(tags.length)
  return {
    title: [...(/<title data-before-page>([^<]*)<\/title>/.exec(head) ?? [])][1],
    canonical: [...(/<link data-before-page rel="canonical" href="([^"]*)">/.exec(head) ?? [])][1],
    ...Object.fromEntries(tags),
  }
}

const PAGES = [
  ['/', 'Ask an engineer who has already built it'],
  ['/find-mentors', 'Find Mentors'],
  ['/mentor-signup', 'Join as a Mentor'],
  ['/pricing', 'Pricing'],
  ['/contact-us', 'Contact Us'],
  ['/terms-of-service', 'Terms of Service'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/cancellation-refund-policy', 'Cancellation and Refund Policy'],
] as const

test.each(PAGES)('%s carries its head and the wide card', async (path, title) => {
  const head = await headOf(path)
  expect(head).toMatchObject({
    status: 200,
    title: `${title} - Plumbline`,
    'og:title': `${title} - Plumbline`,
    'og:type': 'website',
    'og:image': `${url}/social-card.png`,
    'og:image:width': '1200',
    'twitter:card': 'summary_large_image',
  })
  expect(head['description']).toMatch(/\w+ \w+/)
  expect(head['og:description']).toBe(head['description'])
  expect(head['canonical']).toMatch(new RegExp(`^${url}/`))
  expect(head['og:url']).toBe(head['canonical'])
  expect(head['robots']).toBeUndefined()
})

test.each(['/auth', '/coming-soon', '/dev/ui', '/nope'])('%s is not for search engines', async (path) => {
  expect((await headOf(path))['robots']).toBe('noindex')
})

test('every address of a page names the same canonical one, under the public origin', async () => {
  const { app } = t
  const before = app.config.publicUrl
  app.config.publicUrl = 'https://plumbline.example'
  const heads = await Promise.all(['/MENTORS/?search=a', '/find-mentors'].map((path) => headOf(path)))
  app.config.publicUrl = before
  expect(heads.map(({ canonical }) => canonical)).toEqual(Array(2).fill('https://plumbline.example/mentors'))
})

test("a mentor's card says who, what and from which price, and cannot break out of it", async () => {
  const mentor = await mentorAccount(t.db, {
    name: 'Asha "A" <b>&amp;</b>',
    mainBranch: 'Civil Engineering',
    subBranch: 'Environmental Engineering',
    currentJobTitle: 'Engineer',
    currentCompany: 'R&D',
    starterPackageRate: 123_400,
    profileImage: `/media/${'a'.repeat(64)}`,
  })
  const { body } = await browser(url).send<string>('GET', `/mentor/${mentor.id}`)
  expect(body.slice(0, body.indexOf('</head>'))).not.toMatch(/<b>|"A"/)
  expect(readHead(body)).toMatchObject({
    title: 'Asha &quot;A&quot; &lt;b&gt;&amp;amp;&lt;/b&gt;, Engineer - Plumbline',
    description:
      'Book Asha &quot;A&quot; &lt;b&gt;&amp;amp;&lt;/b&gt; for one-to-one mentoring in Environmental Engineering, from ₹1,234. Engineer at R&amp;D.',
    canonical: `${url}/mentor/${mentor.id}`,
    'og:type': 'profile',
    'og:image': `${url}/media/${'a'.repeat(64)}`,
    'twitter:card': 'summary',
  })
})

test('a mentor’s page by its other path names the same canonical one', async () => {
  const { id } = await mentorAccount(t.db)
  expect(await headOf(`/mentors/${id}`)).toMatchObject({ status: 200, canonical: `${url}/mentor/${id}` })
})

test('who is no public mentor is 404, with nothing of them in the page', async () => {
  const pending = await mentorAccount(t.db, { name: 'Hidden Person', status: 'pending_review' })
  const asked = ['/mentor/999999', '/mentor/abc', `/mentor/${pending.id}`, '/booking/999999', `/booking/${pending.id}`]
  for (const path of asked) {
    const { status, body } = await browser(url).send<string>('GET', path)
    expect([path, status]).toEqual([path, 404])
    expect(readHead(body)).toMatchObject({ title: 'Mentor not found - Plumbline', robots: 'noindex' })
    expect(body).not.toContain('Hidden Person')
  }
  expect((await browser(url).send('HEAD', '/mentor/999999')).status).toBe(404)
})

test('a mentee who had a package with a mentor who has left finds their page, nobody else does', async () => {
  const mentor = await mentorAccount(t.db, { isActive: false })
  const { id: menteeId, email } = await menteeAccount(t.db)
  await makeChat(t, { mentorId: mentor.id, menteeId })
  const member = browser(url)
  await member.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  const path = `/mentor/${mentor.id}?chat=open`
  expect(await headOf(path, member)).toMatchObject({ status: 200, title: expect.stringContaining(mentor.name) })
  expect(await headOf(path)).toMatchObject({ status: 404 })
})

test('a mentor who is not accepted yet sees the own page', async () => {
  const { id, email, name } = await mentorAccount(t.db, { status: 'pending_review' })
  const member = browser(url)
  await member.send('POST', '/api/auth/mentor/login', { email, password: PASSWORD })
  expect(await headOf(`/mentor/${id}`, member)).toMatchObject({
    status: 200,
    'og:title': expect.stringContaining(name),
  })
})

test('a booking page says what is booked with whom', async () => {
  const { id, name } = await mentorAccount(t.db)
  expect(await headOf(`/booking/${id}`)).toMatchObject({
    status: 200,
    title: `Book a Starter session with ${name} - Plumbline`,
    robots: 'noindex',
  })
  expect((await headOf(`/booking/${id}?package=advanced`))['title']).toContain('Book the Advanced package')
})

test("somebody else's confirmation is 404 for those signed in, and says nothing to others", async () => {
  const [owner, other, mentor] = [await menteeAccount(t.db), await menteeAccount(t.db), await mentorAccount(t.db)]
  const [startsAt, endsAt] = [new Date('2026-11-25T04:30:00Z'), new Date('2026-11-25T05:15:00Z')]
  const booking = await t.db.booking.create({
    data: {
      duration: 45,
      agenda: '',
      menteeId: owner.id,
      mentorId: mentor.id,
      selectedTimeSlot: '2026-11-25 10:00',
      startsAt,
      endsAt,
      status: 'confirmed',
    },
  })
  const path = `/booking/${mentor.id}?confirmed=${booking.id}`
  const signedIn = async (email: string) => {
    const member = browser(url)
    await member.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
    return headOf(path, member)
  }
  expect(await headOf(path)).toMatchObject({ status: 200, title: 'Booking - Plumbline', robots: 'noindex' })
  expect(await signedIn(other.email)).toMatchObject({ status: 404, title: 'Booking not found - Plumbline' })
  expect(await signedIn(owner.email)).toMatchObject({ status: 200, title: 'Booking - Plumbline' })
})

test('a page does not wait for ever for its title', async () => {
  const { id } = await mentorAccount(t.db)
  let release = () => {}
  const stuck = new Promise<void>((resolve) => (release = resolve))
  const slow: Engine = { ...engine, run: async (...args) => stuck.then(() => engine.run(...args)) }
  const server = await testServer(t.app, { web, engine: slow })
  const response = await fetch(`${server.url}/mentor/${id}`)
  const reader = response.body!.getReader()
  const first = new TextDecoder().decode((await reader.read()).value)
  expect([response.status, readHead(first)['title']]).toEqual([200, 'Mentor - Plumbline'])
  release()
  await reader.cancel()
})
