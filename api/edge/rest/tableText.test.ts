/** Tables over REST: sent as they are read, whole or visibly cut. */
import { ensureFirstAdmin } from '../../admin/administrators.ts'
import http from 'node:http'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Engine } from '../../engine/engine.ts'
import { testApp } from '../../testing/app.ts'
import { schemaEngine } from '../../testing/client.ts'
import { menteeAccount, PASSWORD } from '../../testing/people.ts'
import { browser, testServer, type Browser } from '../../testing/server.ts'
import { tableText, type ReadPage } from './restAnswers.ts'

const t = await testApp({
  config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
})
const TOTAL = 250
/** Answers pages in the place of the engine; null leaves them to it. */
let answered: ((page: number) => Awaited<ReturnType<Engine['run']>> | ReturnType<Engine['run']>) | null = null
let pages = 0
let admin: Browser
let url = ''

beforeAll(async () => {
  const engine = await schemaEngine()
  const run: Engine['run'] = (operation, context) => {
    if (!/allMentees|mentorshipRequests/.test(operation.query ?? '')) return engine.run(operation, context)
    pages += 1
    return answered && (context.administrator || context.member)
      ? Promise.resolve(answered(pages))
      : engine.run(operation, context)
  }
  url = (await testServer(t.app, { engine: { ...engine, run } })).url
  await ensureFirstAdmin(t.app)
  admin = browser(url)
  await admin.send('POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
  await t.db.mentee.createMany({
    data: Array.from({ length: TOTAL }, (_, number) => ({
      name: `Crowd ${number}`,
      email: `crowd-${number}@test.example`,
      passwordHash: 'none',
      currentLevel: 'Fresh Graduate',
    })),
  })
})

const cookie = () => [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const names = async (query = '') =>
  (await admin.send<{ name: string }[]>('GET', `/api/mentees${query}`)).body.map(({ name }) => name)

test('every row is there once, newest first, or as many as were asked for, or none', async () => {
  answered = null
  const all = Array.from({ length: TOTAL }, (_, number) => `Crowd ${number}`).toReversed()
  expect(await names('?search=crowd')).toEqual(all)
  for (const limit of [1, 100, 130, 200, 900])
    expect(await names(`?search=crowd&limit=${limit}`)).toEqual(all.slice(0, limit))
  expect(await names('?search=nobody')).toEqual([])
})

/** A page after which there is another. */
const PAGE = {
  data: { allMentees: { rows: Array.from({ length: 100 }, () => ({ id: 7, name: 'Kavya'.repeat(400) })) } },
}

test("a member's own list is of any length, too; who may not see it is told so", async () => {
  const refused = await fetch(`${url}/api/mentorship-requests`)
  expect([refused.status, await refused.json()]).toEqual([401, { message: expect.any(String) }])
  const mentee = await menteeAccount(t.db)
  const browsing = browser(url)
  await browsing.send('POST', '/api/auth/mentee/login', { email: mentee.email, password: PASSWORD })
  pages = 0
  answered = (count) => {
    const pageInfo = { hasNextPage: count < 60, endCursor: 'GPC:N:1' }
    return { data: { viewer: { type: 'MENTEE', mentorshipRequests: { edges: [], pageInfo } } } }
  }
  expect((await browsing.send('GET', '/api/mentorship-requests')).body).toEqual([])
  expect(pages).toBe(60)
})

test('a table that cannot be read on is cut, so that nobody takes it for all', async () => {
  pages = 0
  answered = (count) => (count < 3 ? PAGE : ({ errors: [{ message: 'Unexpected error.' }] } as never))
  const response = await fetch(`${url}/api/mentees`, { headers: { cookie: cookie() } })
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
})

test('nothing is read any more for somebody who has left', async () => {
  pages = 0
  answered = () => PAGE
  await new Promise<void>((resolve, reject) => {
    http
      .get(`${url}/api/mentees`, { headers: { cookie: cookie() } }, (response) => {
        response.once('data', () => {
          response.destroy()
          resolve()
        })
      })
      .once('error', reject)
  })
  let before = -1
  await vi.waitFor(
    () => {
      const isStill = pages === before
      before = pages
      expect(isStill).toBe(true)
    },
    { timeout: 10_000, interval: 200 },
  )
  answered = null
  expect(await names('?limit=1')).toHaveLength(1)
})

test('who asks for the headers alone has one page read', async () => {
  pages = 0
  answered = () => PAGE
  const head = await fetch(`${url}/api/mentees`, { method: 'HEAD', headers: { cookie: cookie() } })
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  // A whole call meanwhile: whatever was still to be read would have been.
  await admin.send('GET', '/api/mentors')
  expect(pages).toBe(1)
})

test('nothing is read any more once the session has ended', async () => {
  pages = 0
  answered = async (count) => {
    if (count === 3) await t.db.adminSession.deleteMany()
    return PAGE
  }
  const response = await fetch(`${url}/api/mentees`, { headers: { cookie: cookie() } })
  await expect(response.text()).rejects.toThrow('terminated')
  expect(pages).toBe(4)
})

test('what the read budget does not allow at once comes in its turn', async () => {
  const asked: unknown[] = []
  const read: ReadPage = (variables) => {
    asked.push(variables)
    const isRefused = asked.length === 1
    return Promise.resolve({
      data: 'second',
      failure: isRefused ? { status: 429, body: { message: 'Wait' }, retryAfter: 0.01 } : null,
    })
  }
  const running = {
    rows: (data: unknown) => [data],
    next: (data: unknown) => (data === 'first' ? { before: 1 } : null),
  }
  const { beginning, rest } = tableText(running, 'first', read)
  expect([beginning, ...(await Array.fromAsync(rest!))].join('')).toBe('["first","second"]')
  expect(asked).toEqual([{ before: 1 }, { before: 1 }])
})
