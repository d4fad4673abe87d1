import { addDays, dateOnly, istDate } from '../../rules/time/time.ts'
import { beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../engine/engine.ts'
import { readPersistedDocuments } from '../../engine/persistedDocuments.ts'
import { schema } from '../../schema.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { clientFolder } from '../../testing/clientFolder.ts'
import { mentorAccount } from '../../testing/people.ts'
import { browser, testServer } from '../../testing/server.ts'
import { readBudget } from '../http/budgets.ts'

let t: TestApp
let url: string

beforeAll(async () => {
  t = await testApp()
  const engine = createEngine(schema, readPersistedDocuments())
  url = (await testServer(t.app, { web: clientFolder(), engine })).url
})

async function listed() {
  const { status, headers, body } = await browser(url).send<string>('GET', '/sitemap.xml')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(body).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n(<url>.*<\/url>\n)*<\/urlset>\n$/,
  )
  return [...body.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)].map(
    ([, loc = '', lastmod]) => ({ path: loc.replace(url, ''), lastmod }),
  )
}

test('lists the public pages and the public mentors, and nobody else', async () => {
  const shown = await mentorAccount(t.db)
  const hidden = [
    await mentorAccount(t.db, { status: 'pending_review' }),
    await mentorAccount(t.db, { status: 'rejected' }),
    await mentorAccount(t.db, { isActive: false }),
  ]
  const urls = await listed()
  const paths = urls.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/mentors', '/pricing', '/contact-us', `/mentor/${shown.id}`]))
  for (const path of ['/auth', '/coming-soon', '/dev/ui', '/booking', ...hidden.map(({ id }) => `/mentor/${id}`)])
    expect(paths).not.toContain(path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(urls.find(({ path }) => path === '/terms-of-service')?.lastmod).toBe('2025-07-29')
  expect(urls.find(({ path }) => path === '/privacy-policy')?.lastmod).toBe('2025-06-19')
})

test('lists the workshops that are active from today on', async () => {
  const today = istDate(t.clock.now())
  const workshop = (date: string, isActive: boolean) =>
    t.db.workshop.create({
      data: {
        title: 'Reading drawings',
        description: '',
        branch: 'Civil Engineering',
        instructorName: 'Asha Rao',
        date: dateOnly(date),
        time: '00:30',
        duration: '2 hours',
        isActive,
      },
    })
  const shown = await workshop(today, true)
  const hidden = [await workshop(today, false), await workshop(addDays(today, -1), true)]
  t.clock.advance(10 * 60_000)
  const paths = (await listed()).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/workshops', `/workshop-registration/${shown.id}`]))
  for (const { id } of hidden) expect(paths).not.toContain(`/workshop-registration/${id}`)
})

test('it is written anew after ten minutes', async () => {
  await listed()
  const { id } = await mentorAccount(t.db)
  const has = async () => (await listed()).some(({ path }) => path === `/mentor/${id}`)
  expect(await has()).toBe(false)
  t.clock.advance(10 * 60_000)
  expect(await has()).toBe(true)
})

test('robots are told what is private and where the sitemap is, but not of the administrators', async () => {
  const { status, headers, body } = await browser(url).send<string>('GET', '/robots.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('User-agent: *\nAllow: /\n')
  for (const path of ['/api/', '/account', '/notifications', '/mentorship-requests', '/reset-password', '/booking/'])
    expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).toContain(`\nSitemap: ${url}/sitemap.xml\n`)
  expect(body).not.toContain(t.app.config.admin.loginPath)
  expect(body).not.toMatch(/admin|control/i)
})

test('it is charged against the read budget of the network that asks', async () => {
  const engine = createEngine(schema, readPersistedDocuments())
  const charge = readBudget(t.clock, 0.002)
  const someone = browser((await testServer(t.app, { web: clientFolder(), engine, charge })).url)
  expect((await someone.send('GET', '/sitemap.xml')).status).toBe(200)
  expect((await someone.send('GET', '/sitemap.xml')).status).toBe(429)
})
