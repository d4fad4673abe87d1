/** The cookie that proves what orders a visitor's browser has opened, over HTTP. */
import { expect, test } from 'vitest'
import type { App } from '../../app.ts'
import { createMemory } from '../../database/memory.ts'
import { makeWorkshop } from '../../testing/factories.ts'
import { menteeAccount, PASSWORD } from '../../testing/people.ts'
import { browser, testServer, type Browser } from '../../testing/server.ts'
import { testTill } from '../../testing/till.ts'

const till = await testTill()
const memory = createMemory(till.app.pubsub.changes, till.clock, 1024 ** 2)
const { url } = await testServer({ ...till.app, memory })

const order = (someone: Browser, workshopId: number, given = {}) =>
  someone.send<{ orderId: string }>('POST', '/api/workshop-payment/create-order', {
    workshopId,
    name: 'Asha Rao',
    email: 'asha@test.example',
    phone: '+91 98765 43210',
    ...given,
  })

test('over REST the jar is answered its order again, a stranger never', async () => {
  const { id } = await makeWorkshop(till.db)
  const [asha, mallory] = [browser(url), browser(url)]
  const first = await order(asha, id)
  const [cookie, ...others] = first.headers.getSetCookie()
  expect(others).toEqual([])
  expect(cookie).toMatch(/^order_key=[\w-]{43}; /)
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=86400']) expect(cookie).toContain(attribute)
  expect(cookie).not.toMatch(/Domain|Secure/)
  expect(first.headers.get('cache-control')).toBe('no-store')
  const key = asha.cookies.get('order_key')
  const other = await order(mallory, id, { name: 'Mallory Evil', phone: '+91 00000 00000' })
  expect(other.body.orderId).not.toBe(first.body.orderId)
  expect((await order(asha, id)).body.orderId).toBe(first.body.orderId)
  expect(asha.cookies.get('order_key')).toBe(key)
  expect(
    (await till.db.workshopRegistration.findMany({ where: { workshopId: id }, orderBy: { id: 'asc' } })).map(
      ({ name }) => name,
    ),
  ).toEqual(['Asha Rao', 'Mallory Evil'])
})

test('it goes along through logging in and out; an account gets none', async () => {
  const { id } = await makeWorkshop(till.db)
  const mentee = await menteeAccount(till.db)
  const asha = browser(url)
  const first = await order(asha, id)
  const { email } = mentee
  await asha.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  expect((await order(asha, id)).body.orderId).toBe(first.body.orderId)
  await asha.send('POST', '/api/auth/logout')
  expect((await order(asha, id)).body.orderId).toBe(first.body.orderId)
  const account = browser(url)
  await account.send('POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  expect((await order(account, id)).headers.getSetCookie()).toEqual([])
})

test('two orders of one document are of one browser', async () => {
  const [one, other] = [await makeWorkshop(till.db), await makeWorkshop(till.db)]
  const asha = browser(url)
  const field = (name: string, id: number) =>
    `${name}: createWorkshopOrder(input: { workshopId: ${id}, name: "Asha", email: "two@test.example", phone: "+91 98765 43210" }) { __typename }`
  await asha.graphql(`mutation { ${field('a', one.id)} ${field('b', other.id)} }`)
  const rows = await till.db.workshopRegistration.findMany({ where: { email: 'two@test.example' } })
  expect([rows.length, new Set(rows.map(({ openedBy }) => openedBy)).size]).toEqual([2, 1])
})

test('what is no key of ours is as good as none', async () => {
  const { id } = await makeWorkshop(till.db)
  const asha = browser(url)
  asha.cookies.set('order_key', 'short')
  await order(asha, id)
  expect(asha.cookies.get('order_key')).toMatch(/^[\w-]{43}$/)
})

test('a browser with an order key still gets the answers kept for all visitors', async () => {
  const asha = browser(url)
  await order(asha, (await makeWorkshop(till.db)).id)
  await till.app.pubsub.changes.caughtUp()
  const list = (someone: Browser) => someone.send('GET', '/api/workshops/active')
  const made = await list(browser(url))
  const { hits } = memory.counts()
  const own = await list(asha)
  expect(memory.counts().hits).toBe(hits + 1)
  expect([own.headers.get('cache-control'), own.headers.getSetCookie()]).toEqual(['public, max-age=15', []])
  expect(own.body).toEqual(made.body)
})

test('in production it is bound to the host and to https', async () => {
  const app: App = { ...till.app, config: { ...till.app.config, isProduction: true } }
  const production = await testServer(app)
  const { headers } = await order(browser(production.url), (await makeWorkshop(till.db)).id)
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-order_key=[\w-]{43}; .*Secure/)])
})
