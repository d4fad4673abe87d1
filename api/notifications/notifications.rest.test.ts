import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { notify } from './notify.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { menteeAccount, PASSWORD } from '../testing/people.ts'
import { browser, testServer, type Browser } from '../testing/server.ts'

let t: TestApp
let url: string

beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
})

interface Entry {
  id: number
  type: string
  title: string
  isRead: boolean
}

async function mentee(): Promise<{ id: number; browser: Browser }> {
  const { id, email } = await menteeAccount(t.db)
  const someone = browser(url)
  expect((await someone.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })).status).toBe(200)
  return { id, browser: someone }
}

async function tell(userId: number, title: string): Promise<void> {
  await inTransaction(t.db, (tx) =>
    notify(tx, {
      dedupeKey: `${userId}:${title}`,
      userType: 'mentee',
      userId,
      about: null,
      by: null,
      type: 'request_approved',
      title,
      message: 'You can now book sessions.',
      link: '/mentor/7',
      data: { mentorId: 7 },
    }),
  )
}

const list = async ({ browser: someone }: { browser: Browser }) =>
  (await someone.send<Entry[]>('GET', '/api/notifications')).body

test('lists the documented fields, newest first, to their owner only', async () => {
  const me = await mentee()
  const other = await mentee()
  await tell(me.id, 'First')
  await tell(me.id, 'Second')
  const { status, headers, body } = await me.browser.send<Entry[]>('GET', '/api/notifications')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(body.map(({ title }) => title)).toEqual(['Second', 'First'])
  expect(body[1]).toEqual({
    id: expect.any(Number) as number,
    type: 'request_approved',
    title: 'First',
    message: 'You can now book sessions.',
    link: '/mentor/7',
    isRead: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    data: '{"mentorId":7}',
  })
  expect(await list(other)).toEqual([])
})

test('reads one, all, and deletes; what is not there or not theirs is not found', async () => {
  const me = await mentee()
  const other = await mentee()
  for (const title of ['One', 'Two', 'Three']) await tell(me.id, title)
  const [three, two, one] = await list(me)
  const read = await me.browser.send<Entry>('PATCH', `/api/notifications/${one!.id}/read`)
  expect([read.status, read.body]).toEqual([200, { ...one, isRead: true }])
  const all = await me.browser.send('PATCH', '/api/notifications/read-all')
  expect([all.status, all.body]).toEqual([200, { message: 'All notifications are read', count: 2 }])
  expect((await list(me)).every(({ isRead }) => isRead)).toBe(true)
  const notFound = [404, { message: 'Notification not found' }]
  for (const id of [two!.id, 2_000_000_000, 0, 'x', '99999999999']) {
    const answers = [
      await other.browser.send('PATCH', `/api/notifications/${id}/read`),
      await other.browser.send('DELETE', `/api/notifications/${id}`),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual(notFound)
  }
  const deleted = await me.browser.send('DELETE', `/api/notifications/${two!.id}`)
  expect([deleted.status, deleted.body]).toEqual([200, { message: 'Notification deleted' }])
  const again = await me.browser.send('DELETE', `/api/notifications/${two!.id}`)
  expect([again.status, again.body]).toEqual(notFound)
  expect((await list(me)).map(({ id }) => id)).toEqual([three!.id, one!.id])
})

test('a visitor is asked to sign in', async () => {
  for (const [method, path] of [
    ['GET', '/api/notifications'],
    ['PATCH', '/api/notifications/1/read'],
    ['PATCH', '/api/notifications/read-all'],
    ['DELETE', '/api/notifications/1'],
  ] as const) {
    const { status, body } = await browser(url).send(method, path)
    expect([status, body]).toEqual([401, { message: 'Please log in to continue.' }])
  }
})
