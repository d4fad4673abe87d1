import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { testApp } from '../../testing/app.ts'
import { browser, testServer } from '../../testing/server.ts'

const { app, db } = await testApp()
let url = ''
let id = 0

beforeAll(async () => {
  url = (await testServer(app)).url
  await inTransaction(db, async (tx) => {
    const content = {
      heading: 'Hello <b>you</b>',
      paragraphs: ['A <script>x()</script> & more'],
      action: { label: 'Open', url: `${url}/mentors?a=1&b=2` },
    }
    await queueEmail(tx, app, {
      kind: 'test',
      dedupeKey: 'first',
      to: 'a@test.example',
      recipient: null,
      about: null,
      subject: 'First',
      content,
    })
    const ics = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
    await queueEmail(tx, app, {
      kind: 'test',
      dedupeKey: 'second',
      to: 'b@test.example',
      recipient: null,
      about: null,
      subject: 'Hello <b>you</b>',
      content,
      ics,
    })
  })
  id = (await db.email.findUniqueOrThrow({ where: { dedupeKey: 'second' } })).id
  await db.email.update({ where: { id }, data: { createdAt: new Date('2026-11-21T04:30:00Z') } })
})

const get = (path: string, init?: RequestInit) => browser(url).send<string>('GET', path, undefined, init)

test('lists mails with the newest first, in words and IST', async () => {
  const { body, headers } = await get('/dev/mailbox')
  expect(body.indexOf('Hello &lt;b&gt;you&lt;/b&gt;')).toBeLessThan(body.indexOf('First'))
  expect(body).toContain('21 Nov 2026, 10:00 am IST')
  expect(body).toContain('Waiting')
  expect(body).not.toContain('<b>you</b>')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
})

test('shows one as HTML in a frame in which nothing runs and links lead the tab away, and as text', async () => {
  expect((await get(`/dev/mailbox/${id}`)).body).toContain(`src="/dev/mailbox/${id}/html"`)
  const html = await get(`/dev/mailbox/${id}/html`)
  expect(html.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*sandbox (?!.*allow-scripts).*allow-top-navigation-by-user-activation/,
  )
  expect(html.body).toContain('<base target="_top">')
  expect(html.body).not.toContain('<script>')
  const text = (await get(`/dev/mailbox/${id}?view=text`)).body
  expect(text).toContain(`<a href="${url}/mentors?a=1&amp;b=2">`)
  expect(text).toContain('A &lt;script&gt;x()&lt;/script&gt; &amp; more')
})

test('offers the calendar file', async () => {
  const { body, headers } = await get(`/dev/mailbox/${id}/session.ics`)
  expect(body).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toContain('session.ics')
  expect((await get(`/dev/mailbox/${id - 1}/session.ics`)).status).toBe(404)
})

test('answers as JSON what scripts look for', async () => {
  const [mail] = (await browser(url).send<object[]>('GET', '/dev/mailbox.json')).body
  expect(mail).toMatchObject({
    id,
    to: 'b@test.example',
    subject: 'Hello <b>you</b>',
    text: expect.stringContaining('Open:'),
    html: expect.stringContaining('<html'),
    links: expect.arrayContaining([`${url}/mentors?a=1&b=2`]),
    messageId: expect.stringMatching(/^<.+@.+>$/),
    createdAt: '2026-11-21T04:30:00.000Z',
    status: 'queued',
  })
})

test('knows no other mail, and is not there with a mail server', async () => {
  for (const path of ['999999', 'x', `${'9'.repeat(30)}`]) expect((await get(`/dev/mailbox/${path}`)).status).toBe(404)
  const smtp = await testServer({ ...app, config: { ...app.config, smtpUrl: 'smtp://127.0.0.1:1' } })
  for (const path of ['/dev/mailbox', '/dev/mailbox.json'])
    expect((await browser(smtp.url).send('GET', path)).status).toBe(404)
})

test('what waits and what failed is a metric, mails and jobs', async () => {
  await db.$executeRaw`SELECT graphile_worker.permanently_fail_jobs(
    ARRAY(SELECT jobs.id FROM graphile_worker.jobs WHERE key = ${`email:${id}`}), 'no answer')`
  await db.email.update({ where: { id }, data: { status: 'failed' } })
  const { body } = await get('/metrics')
  expect(body).toContain('emails{status="queued"} 1')
  expect(body).toContain('emails{status="failed"} 1')
  expect(body).toContain('jobs{state="waiting"} 1')
  expect(body).toContain('jobs{state="failed"} 1')
})
