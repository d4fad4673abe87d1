import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Log } from '../log.ts'
import { afterFile } from '../testing/ending.ts'
import { createLocator } from './locator.ts'
import { cuts, hangs, says, saysText, startLookUp, type LookUpStandIn } from '../testing/lookUps.ts'

const GERMAN = '203.0.113.7'
const german = says({ ip: GERMAN, country: 'DE', country_code: 'DE', country_name: 'Germany' })
const french = says({ ip: GERMAN, success: true, country: 'France', country_code: 'FR' })

// The remembering and the pauses go by the process's own time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
const clock = { advance: (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds) }

async function setUp(first: LookUpStandIn['answer'], second: LookUpStandIn['answer'] = french) {
  const services = [await startLookUp(first), await startLookUp(second)] as const
  for (const service of services) afterFile(() => service.close())
  const messages: string[] = []
  const write = (_fields: object, message: string) => void messages.push(message)
  const log: Log = { info: write, warn: write, error: write }
  const locator = createLocator({ urls: services.map(({ template }) => template), log })
  return { locator, first: services[0], second: services[1], messages }
}

test('the first service is asked, and nobody else', async () => {
  const { locator, first, second } = await setUp(german)
  expect(await locator.countryOf(GERMAN)).toBe('DE')
  expect(first.asked).toEqual([GERMAN])
  expect(second.asked).toEqual([])
})

test('an IPv6 address is asked about as it is', async () => {
  const { locator, first } = await setUp(german)
  expect(await locator.countryOf('2001:db8::7')).toBe('DE')
  expect(first.asked).toEqual(['2001:db8::7'])
})

test.each<[string, LookUpStandIn['answer']]>([
  ['answers 500', says({ message: 'oops', country_code: 'DE' }, 500)],
  ['answers 429', says({ error: true, reason: 'RateLimited', country_code: 'DE' }, 429)],
  ['says that it failed', says({ error: true, reason: 'Reserved IP Address', country_code: 'DE' })],
  ['says that it did not succeed', says({ success: false, message: 'Invalid', country_code: 'DE' })],
  ['answers a page', saysText('<html>Welcome</html>')],
  ['answers an empty body', saysText('')],
  ['answers null', says(null)],
  ['answers a list', says(['DE'])],
  ['answers a number', says({ country_code: 42 })],
  ['names the country only', says({ country: 'Germany' })],
  ['does not know', says({ country_code: 'XX' })],
  ['answers without end', saysText(`{"country_code":"DE","x":"${'x'.repeat(40_000)}"}`)],
  ['sends elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['cuts the connection', cuts],
  ['never answers', hangs],
])('the second service is asked when the first %s', async (_what, answer) => {
  const { locator, first, second, messages } = await setUp(answer)
  expect(await locator.countryOf(GERMAN)).toBe('FR')
  expect([first.asked, second.asked]).toEqual([[GERMAN], [GERMAN]])
  expect(messages).toEqual([])
})

test.each([
  [{ countryCode: 'IS' }, 'IS'],
  [{ country: 'no' }, 'NO'],
  [{ country_code: ' in ' }, 'IN'],
])('%j is understood', async (answer, country) => {
  const { locator } = await setUp(says(answer))
  expect(await locator.countryOf(GERMAN)).toBe(country)
})

test('without any service nobody is anywhere, and the log says so without the address', async () => {
  const { locator, messages } = await setUp(cuts, says({}, 503))
  expect(await locator.countryOf(GERMAN)).toBeNull()
  expect(messages).toEqual(['Geolocation services unavailable'])
})

test('services that answer but do not know are told apart in the log', async () => {
  const { locator, messages } = await setUp(saysText('?'), says({ success: false }))
  expect(await locator.countryOf(GERMAN)).toBeNull()
  expect(messages).toEqual(['Unable to detect location'])
})

test('an answer is remembered for 24 hours', async () => {
  const { locator, first } = await setUp(german)
  await locator.countryOf(GERMAN)
  first.answer = says({ country_code: 'NL' })
  clock.advance(24 * 3_600_000 - 1)
  expect(await locator.countryOf(GERMAN)).toBe('DE')
  clock.advance(1)
  expect(await locator.countryOf(GERMAN)).toBe('NL')
  expect(first.asked).toHaveLength(2)
})

test('a failure is remembered for a minute', async () => {
  const { locator, first, second } = await setUp(saysText('?'), saysText('?'))
  await locator.countryOf(GERMAN)
  first.answer = german
  clock.advance(59_999)
  expect(await locator.countryOf(GERMAN)).toBeNull()
  clock.advance(1)
  expect(await locator.countryOf(GERMAN)).toBe('DE')
  expect([first.asked.length, second.asked.length]).toEqual([2, 1])
})

test('twenty questions at once about one address are one', async () => {
  const { locator, first } = await setUp(german)
  const answers = await Promise.all(Array.from({ length: 20 }, () => locator.countryOf(GERMAN)))
  expect(new Set(answers)).toEqual(new Set(['DE']))
  expect(first.asked).toEqual([GERMAN])
})

test('more than fifty addresses at once are not waited for', async () => {
  const waiting: (() => void)[] = []
  const { locator, first } = await setUp((response, address) => {
    waiting.push(() => german(response, address))
    if (waiting.length === 50) for (const answer of waiting) answer()
  })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => locator.countryOf(`203.0.113.${index}`)))
  expect(answers.filter((country) => country === 'DE')).toHaveLength(50)
  expect(answers.filter((country) => country === null)).toHaveLength(10)
  expect(first.asked).toHaveLength(50)
  // Not remembered as unknown: the next question is asked.
  first.answer = german
  expect(await locator.countryOf('203.0.113.59')).toBe('DE')
})

test('a service that fails three times in a row is left alone for a minute', async () => {
  const { locator, first, second } = await setUp(cuts)
  for (let host = 1; host <= 5; host += 1) expect(await locator.countryOf(`203.0.113.${host}`)).toBe('FR')
  expect([first.asked.length, second.asked.length]).toEqual([3, 5])
  clock.advance(60_000)
  await locator.countryOf('203.0.113.6')
  await locator.countryOf('203.0.113.7')
  expect(first.asked).toHaveLength(4)
  clock.advance(60_000)
  first.answer = german
  expect(await locator.countryOf('203.0.113.8')).toBe('DE')
  expect(await locator.countryOf('203.0.113.9')).toBe('DE')
})
