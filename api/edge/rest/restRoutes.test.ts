import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { DAY_MS } from '../../rules/time/durations.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { routes } from '../../features.ts'
import { typed } from '../../graphql/typed.ts'
import { templateOf, route, type Route } from '../../rest/route.ts'
import { openapi } from '../../rest/openapi.ts'
import { testApp, type TestApp } from '../../testing/app.ts'
import { schemaEngine } from '../../testing/client.ts'
import { afterFile } from '../../testing/ending.ts'
import { menteeAccount, PASSWORD } from '../../testing/people.ts'
import { browser, testServer } from '../../testing/server.ts'
import { readBodies } from '../http/bodies.ts'
import { handleFailures } from '../http/errorAnswers.ts'
import { READS, readBudget, type ReadBudget } from '../http/budgets.ts'
import { expectKnown, registerRest } from './restRoutes.ts'
import { visitorsOf } from '../http/visitors.ts'

let t: TestApp
let url: string

beforeAll(async () => {
  t = await testApp()
  url = (await testServer(t.app)).url
})

const guest = () => browser(url)

test('public reads may be kept for a moment, and are asked again by their tag', async () => {
  const first = await guest().send('GET', '/api/mentors?limit=1')
  expect(first.headers.get('cache-control')).toBe('public, max-age=15')
  expect(first.headers.get('vary')).toContain('Cookie')
  const etag = first.headers.get('etag') ?? ''
  const again = await guest().send('GET', '/api/mentors?limit=1', undefined, { headers: { 'if-none-match': etag } })
  expect([again.status, again.body]).toEqual([304, ''])
  expect((await guest().send('GET', '/api/mentors/999999')).headers.get('cache-control')).toBe('no-store')
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

test('the description and its page are served', async () => {
  const described = await guest().send('GET', '/api/openapi.json')
  expect([described.status, described.body]).toEqual([200, openapi(routes, t.app.config, t.clock.now())])
  const page = await guest().send<string>('GET', '/api/docs')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { path } of routes) expect(page.body).toContain(templateOf(path))
})

test('both are counted among the reads before they are sent, and not sent again to who holds them', async () => {
  const { url: counted } = await testServer(t.app, { charge: readBudget(t.clock, 0.001) })
  for (const path of ['/api/openapi.json', '/api/docs']) {
    const ask = (headers: Record<string, string> = {}) => browser(counted).send('GET', path, undefined, { headers })
    const { status, headers } = await ask()
    const again = await ask({ 'if-none-match': headers.get('etag') ?? '' })
    expect([status, again.status, again.body]).toEqual([200, 304, ''])
    expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    t.clock.advance(READS.windowSeconds * 1000)
  }
})

test('days of the examples move from week to week, so that they stay days to come', async () => {
  const slotShown = async () => {
    const page = await guest().send<string>('GET', '/api/docs')
    return /selectedTimeSlot&quot;: &quot;(\S+) 14:00&quot;/.exec(page.body)?.[1]
  }
  expect(await slotShown()).toBe('2026-11-28')
  t.clock.advance(7 * DAY_MS)
  expect(await slotShown()).toBe('2026-12-05')
  const { body } = await guest().send('GET', '/api/openapi.json')
  expect(body).toEqual(openapi(routes, t.app.config, t.clock.now()))
  t.clock.advance(-7 * DAY_MS)
})

const small = route('POST /api/small', 'Test', {
  summary: 'Takes what every call takes',
  document: typed('{ __typename }'),
  body: z.object({ text: z.string() }),
  response: z.object({ length: z.int() }),
  answer: (_data, { body }) => ({ length: body.text.length }),
})

async function serving(given: Route[], charge?: ReadBudget) {
  const server = Fastify({ bodyLimit: 100 })
  afterFile(() => server.close())
  handleFailures(server, t.app)
  readBodies(server, { takeTurn: (_request, work) => work() })
  await server.register(cookie)
  const engine = await schemaEngine()
  registerRest(server, t.app, { engine, visitors: visitorsOf({ engine, memory: t.app.memory }), routes: given, charge })
  return async (path: string, payload: object): Promise<[number, { length?: number; message?: string }]> => {
    const { statusCode, body } = await server.inject({ method: 'POST', url: path, payload })
    return [statusCode, JSON.parse(body)]
  }
}

const TOO_LARGE = [413, { message: 'The request is too large' }]
const kilobytes = (count: number) => 'x'.repeat(count * 1024)

test('a body is taken up to 256 kB, or to what its route says', async () => {
  const send = await serving([small, { ...small, path: '/api/large', bodyLimit: 8 * 1024 ** 2 }])
  expect(await send('/api/small', { text: kilobytes(255) })).toEqual([200, { length: 255 * 1024 }])
  expect(await send('/api/small', { text: kilobytes(256) })).toEqual(TOO_LARGE)
  expect(await send('/api/large', { text: kilobytes(8 * 1024 - 1) })).toEqual([200, { length: (8 * 1024 - 1) * 1024 }])
  expect(await send('/api/large', { text: kilobytes(8 * 1024) })).toEqual(TOO_LARGE)
})

test('a body of more values than anybody needs is refused before its schema reads it', async () => {
  let reads = 0
  const start: Route['start'] = (given) => {
    reads += 1
    return small.start(given)
  }
  const send = await serving([{ ...small, start }])
  const message = 'The body holds at most 2000 values'
  const refused = [400, { message, errors: [{ path: '', message }] }]
  const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`name${at}`, at]))
  expect(await send('/api/small', { text: 'x', skills: Array(2_000).fill(1) })).toEqual(refused)
  expect(await send('/api/small', { text: 'x', ...names(2_000) })).toEqual(refused)
  expect(await send('/api/small', Array(2_001).fill(0))).toEqual(refused)
  expect(reads).toBe(0)
  expect(await send('/api/small', { text: 'x', ...names(1_900) })).toEqual([200, { length: 1 }])
  expect(reads).toBe(1)
})

test('what is refused is charged by what there was to look at, files left out', async () => {
  const spent: number[] = []
  const send = await serving([small, { ...small, path: '/api/pictures', pictures: ['picture'] }], (_asker, { cost }) =>
    spent.push(cost),
  )
  await send('/api/small', { text: 7, other: kilobytes(100) })
  await send('/api/small', { text: 'x\0' })
  await send('/api/small', Array(2_001).fill(1))
  await send('/api/pictures', { text: 7, picture: `data:image/png;base64,${kilobytes(100)}` })
  expect(spent).toEqual([1_025, 1, 2_500, 1])
  await send('/api/small', { text: 'x' })
  expect(spent).toHaveLength(4)
})

test('the start ends at a call whose operation the schema does not know, also one for administrators', async () => {
  const engine = await schemaEngine()
  expect(() => expectKnown(engine, routes)).not.toThrow()
  const wrong = { ...routes[0]!, path: '/api/wrong', document: '{ nothing }' }
  const said = / \/api\/wrong runs what the schema does not know: .*nothing/
  expect(() => expectKnown(engine, [wrong])).toThrow(said)
  expect(() => expectKnown(engine, [{ ...routes[0]!, administrators: wrong }])).toThrow(said)
})
