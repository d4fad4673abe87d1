/** The administrators' login is at a path that only the server knows: nothing else tells it from a path that is no page. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createEngine } from '../../engine/engine.ts'
import { readPersistedDocuments } from '../../engine/persistedDocuments.ts'
import { schema } from '../../schema.ts'
import { testApp } from '../../testing/app.ts'
import { clientFolder } from '../../testing/clientFolder.ts'
import { browser, testServer } from '../../testing/server.ts'

const DOOR = '/kaveri-desk'
const t = await testApp()
t.app.config.admin = { ...t.app.config.admin, loginPath: DOOR }
const engine = createEngine(schema, readPersistedDocuments())
const { url } = await testServer(t.app, { web: clientFolder(), engine })
beforeEach(async () => void (await t.db.rateLimit.deleteMany()))

const get = (address: string) => browser(url).send<string>('GET', address)
const ask = async (given: string) =>
  (await browser(url).graphql(`{ adminDoor(path: ${JSON.stringify(given)}) }`)).body as object

/** What differs from one answer to the next anyway, and the path itself. */
const evened = (text: string, at: string) => text.replaceAll(at, '').replace(/"now":"[^"]+"/g, '')
const headersOf = ({ headers }: { headers: Headers }) =>
  [...headers].flatMap(([name, value]) =>
    ['date', 'x-request-id', 'content-length'].includes(name) ? [] : [[name, evened(value, '')]],
  )

test('the door answers 200, every other unknown path 404, and nothing else differs but the answer', async () => {
  const door = await get(DOOR)
  const other = await get('/kaveri-dusk')
  expect([door.status, other.status]).toEqual([200, 404])
  expect(headersOf(door)).toEqual(headersOf(other))
  const [opened, closed] = [evened(door.body, DOOR), evened(other.body, '/kaveri-dusk')]
  expect(opened).toContain('{"data":{"adminDoor":true')
  expect(opened.replace('"adminDoor":true', '"adminDoor":false')).toBe(closed)
  expect(opened).toContain('noindex')
  expect(opened).toContain('>Page Not Found - ')
})

test('letter case and slashes at the end are as the router takes them; nothing near it is the door', async () => {
  for (const same of [DOOR, `${DOOR}/`, '/Kaveri-Desk', '/kaveri%2Ddesk'])
    expect([same, (await get(same)).status, await ask(same)]).toEqual([same, 200, { data: { adminDoor: true } }])
  for (const other of ['/', '/kaveri', `${DOOR}/x`, `/x${DOOR}`, '/kaveri-desk%00', '/kaveri-desk%', ''])
    expect([other, await ask(other)]).toEqual([other, { data: { adminDoor: false } }])
})

test('who asks too often is told so of every path alike', async () => {
  await ask('/nowhere')
  const { key } = await t.db.rateLimit.findFirstOrThrow({ where: { key: { startsWith: 'door:' } } })
  await t.db.rateLimit.update({ where: { key }, data: { count: 10_000 } })
  const refusals = [await ask(DOOR), await ask('/nowhere')]
  expect(refusals[0]).toEqual(refusals[1])
  expect(JSON.stringify(refusals[0])).toContain('RateLimitedError')
  const [door, other] = [await get(DOOR), await get('/kaveri-dusk')]
  expect([door.status, other.status]).toEqual([404, 404])
  expect(evened(door.body, DOOR)).toBe(evened(other.body, '/kaveri-dusk'))
})

test('nothing that anybody can read names the path, and no line of the log does', async () => {
  await get(DOOR)
  await ask(DOOR)
  await browser(url).send('POST', '/api/admin/login', { username: 'x', password: 'x' })
  const texts = [
    JSON.stringify(t.log),
    ...(await Promise.all(
      ['/', '/robots.txt', '/sitemap.xml', '/api/openapi.json', '/api/docs', '/api/admin/session', '/metrics'].map(
        async (address) => JSON.stringify((await get(address)).body),
      ),
    )),
    JSON.stringify((await browser(url).graphql(SITE)).body),
    JSON.stringify((await browser(url).graphql('{ adminSession { loginPath } }')).body),
    JSON.stringify([...(await get('/')).headers]),
  ]
  for (const text of texts) expect(text).not.toContain(DOOR.slice(1))
})

const site = schema.getType('Site') as { getFields(): Record<string, { type: unknown }> }
const SITE = `{ site { ${Object.entries(site.getFields())
  .filter(([, { type }]) => /^\[?(String|Int|Boolean|ID|Float|DateTime)\b/.test(String(type)))
  .map(([name]) => name)
  .join(' ')} } }`

test('neither the client’s source nor its build has the configured path', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const built = existsSync(path.join(root, 'dist/web'))
    ? globSync('dist/web/**/*.{js,html,css,json,map,txt}', { cwd: root })
    : []
  const sources = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('web/build/'),
  )
  expect(sources.length).toBeGreaterThan(500)
  const naming = [...sources, ...built].filter((file) =>
    /control-room/i.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(naming).toEqual([])
})
