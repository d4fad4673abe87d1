// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { environment } from '../relay/network/environment.ts'
import { anyAnswer } from '../testing/anyAnswer.ts'
import { draw } from './draw.tsx'
import { matchPage } from './matchPage.ts'

/** A page as it is drawn for a member, or for a visitor without a name; `lacks` is the place of a query without an answer. */
async function drawn(address: string, name: string | null, lacks?: number) {
  const page = matchPage(new URL(address, 'http://localhost'), { development: false })!
  const answers = page.queries.map(async ({ id, key, variables }, index) => {
    const { data } = await anyAnswer(id, variables, name)
    return [key, index === lacks ? null : JSON.stringify(data)] as const
  })
  return await draw({ ...page, address, answers: new Map(await Promise.all(answers)) })
}

test('who is drawn at the same time sees nothing of each other', async () => {
  const names = ['Asha Menon', 'Bela Shah', null, 'Asha Menon', null, 'Bela Shah']
  for (const address of ['/', '/find-mentors', '/mentor/3']) {
    const pages = await Promise.all(names.map((name) => drawn(address, name)))
    for (const [index, { html }] of pages.entries()) {
      const own = names[index]
      for (const name of ['Asha Menon', 'Bela Shah']) expect(html.includes(name)).toBe(name === own)
      expect(html.includes('Login / Sign Up')).toBe(own === null)
    }
  }
})

test('nothing of a request is left in what the module keeps', async () => {
  await drawn('/', 'Asha Menon')
  expect(environment.getStore().getSource().getRecordIDs()).toEqual(['client:root'])
  const { html } = await drawn('/', null)
  expect(html).not.toContain('Asha')
})

test('nothing of a page is kept by a timer once it is drawn', async () => {
  const started = vi.spyOn(globalThis, 'setTimeout')
  const stopped = vi.spyOn(globalThis, 'clearTimeout')
  await drawn('/find-mentors', null)
  const left = new Set(started.mock.results.map(({ value }) => value as unknown))
  for (const [timer] of stopped.mock.calls) left.delete(timer)
  const waits = started.mock.calls
    .filter((_, index) => left.has(started.mock.results[index]?.value))
    .map(([, ms]) => ms ?? 0)
  vi.restoreAllMocks()
  expect(waits.filter((ms) => ms >= 1_000)).toEqual([])
})

test('the styles of what is on a page come with it, each once, and the links below the fold too', async () => {
  const { html, styles } = await drawn('/pricing', null)
  const classes = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const named = [...styles.matchAll(/data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(named).size).toBe(named.length)
  expect(named.filter((id = '') => classes.has(id)).length).toBeGreaterThan(20)
  expect(styles.match(/<style/g)).toHaveLength(1)
  expect(html).toContain('href="/terms-of-service"')
})

test('a page without an answer is its frame and its skeleton, and one without the frame is there itself', async () => {
  const waiting = await drawn('/mentor/3', null, 1)
  expect(waiting.html).toContain('data-dgst="later"')
  expect(waiting.html).toContain('aria-label="Main"')
  const { html } = await drawn('/pricing', null, 0)
  expect(html).toContain('<h1')
})

test('a page of one link is left to the browser, which keeps the secret', async () => {
  const { html } = await drawn('/reset-password', null)
  expect(html).toContain('data-dgst="later"')
  expect(html).not.toMatch(/invalid|type="password"/i)
})

test('what is drawn stands in one piece: no part waits for a script', async () => {
  for (const address of ['/', '/find-mentors', '/pricing', '/terms-of-service'])
    expect((await drawn(address, null)).html).not.toMatch(/<script>|\$RC|<div hidden id="S:/)
})

test('an address that begins as one of another site does is a path of this one', async () => {
  const page = { answers: new Map(), isAdministration: false, isPersonal: false }
  const heading = /<h1[^>]*>.*?<\/h1>/
  const pricing = heading.exec((await draw({ ...page, address: '/pricing' })).html)?.[0] ?? ''
  expect(pricing).not.toBe('')
  expect((await draw({ ...page, address: '//elsewhere.example/pricing' })).html).not.toContain(pricing)
  expect((await draw({ ...page, address: '//[' })).html).toContain('aria-label="Main"')
})

/** The rule: smaller later only. Of one made answer; what a page shows of the data is as long as the data. */
test.each([
  ['/', 15],
  ['/find-mentors', 12],
  ['/mentor/3', 14],
  ['/pricing', 10],
])('%s and its styles take at most %i kB compressed', async (address, limit) => {
  const { html, styles } = await drawn(address, null)
  expect(gzipSync(styles + html).length / 1000).toBeLessThanOrEqual(limit)
})
