/** A process whose event loop is late turns requests away; the bound is that of production here. */
import { expect, test, vi } from 'vitest'

const measured = vi.hoisted(() => {
  const loop = { mean: 0, enable() {}, disable() {}, reset() {}, percentile: () => 0 }
  // Before the plugin is loaded: it takes the measure from here.
  const hooks = process.getBuiltinModule('node:perf_hooks')
  hooks.monitorEventLoopDelay = () => loop as never
  return loop
})
const { testApp } = await import('../testing/app.ts')
const { browser, testServer } = await import('../testing/server.ts')
const { createMemory } = await import('../database/memory.ts')
const { MAX_DELAY_MS } = await import('./edge.ts')

/** What a loop that is `ms` late is read as: the plugin takes its own resolution of 10 ms off. */
const late = (ms: number) => (measured.mean = (ms + 10) * 1e6)

test('one and a half seconds late is too late, but not for those who watch over the process', async () => {
  const { app } = await testApp()
  const [strict, patient] = [await testServer(app, { maxDelayMs: MAX_DELAY_MS }), await testServer(app)]
  const status = async (url: string, path: string) => (await browser(url).send('GET', path)).status
  expect(await status(strict.url, '/api/mentors')).toBe(200)
  late(MAX_DELAY_MS + 1)
  await expect.poll(() => status(strict.url, '/api/mentors'), { timeout: 10_000 }).toBe(503)
  const refused = await browser(strict.url).send('GET', '/api/mentors')
  expect([refused.headers.get('retry-after'), refused.body]).toEqual([
    '2',
    { message: 'The service is busy. Please try again.' },
  ])
  // A person reads a page.
  const page = await fetch(`${strict.url}/mentors`, { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('<a href="">Load the page again</a>')
  expect(await status(strict.url, '/healthz')).toBe(200)
  expect(await status(patient.url, '/api/mentors')).toBe(200)
  late(MAX_DELAY_MS - 1)
  await expect.poll(() => status(strict.url, '/api/mentors'), { timeout: 10_000 }).toBe(200)
  expect(MAX_DELAY_MS).toBe(1_500)
})

test('what is in memory is turned away too', async () => {
  late(0)
  const { app, clock } = await testApp()
  const memory = createMemory(app.pubsub.changes, clock, 1024 ** 2)
  const { url } = await testServer({ ...app, memory }, { maxDelayMs: MAX_DELAY_MS })
  const ask = async () => {
    const { status, headers } = await browser(url).graphql('{ mentors(first: 1) { totalCount } }')
    return [status, headers.get('retry-after')]
  }
  await app.pubsub.changes.caughtUp()
  for (let time = 0; time < 3; time++) expect(await ask()).toEqual([200, null])
  expect(memory.counts().hits).toBe(2)
  late(MAX_DELAY_MS + 1)
  await expect.poll(ask, { timeout: 10_000 }).toEqual([503, '2'])
})
