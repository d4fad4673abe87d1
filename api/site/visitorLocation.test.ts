import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor } from '../testing/client.ts'
import { afterFile } from '../testing/ending.ts'
import { browser, testServer } from '../testing/server.ts'
import { publicAddress } from '../geolocation/publicAddress.ts'
import { says, startLookUp, type LookUpStandIn } from '../testing/lookUps.ts'

const document = '{ visitorLocation { isEUUser country } }'
const COUNTRIES: Record<string, string> = { '203.0.113.7': 'DE', '203.0.113.8': 'IN', '203.0.113.9': 'NO' }

let t: TestApp
let service: LookUpStandIn

beforeAll(async () => {
  service = await startLookUp((response, address) => says({ country_code: COUNTRIES[address] })(response, address))
  afterFile(() => service.close())
  t = await testApp({ config: { geolocationUrls: [service.template], trustProxy: ['127.0.0.1'] } })
})
beforeEach(() => {
  service.asked = []
})

test.each([
  ['203.0.113.7', { isEUUser: true, country: 'DE' }],
  ['203.0.113.8', { isEUUser: false, country: 'IN' }],
  ['203.0.113.9', { isEUUser: true, country: 'NO' }],
  ['203.0.113.10', { isEUUser: false, country: null }],
])('a visitor from %s', async (ip, expected) => {
  const { data, errors } = await asGuest(t.app, { ip }).run(document)
  expect(errors).toBeUndefined()
  expect(data).toEqual({ visitorLocation: expected })
})

test('every kind of caller is told', async () => {
  const ip = '203.0.113.7'
  const callers = [
    asMentee(t.app, 1, { ip }),
    asMentor(t.app, 1, { ip }),
    asCommunity(t.app, 1, { ip }),
    asAdmin(t.app, 1, { ip }),
  ]
  for (const caller of callers)
    expect((await caller.run(document)).data).toEqual({ visitorLocation: { isEUUser: true, country: 'DE' } })
})

test.each([
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.9',
  '169.254.0.1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1%eth0',
])('%s is India, and nobody is asked about it', async (ip) => {
  expect((await asGuest(t.app, { ip }).run(document)).data).toEqual({
    visitorLocation: { isEUUser: false, country: 'IN' },
  })
  expect(service.asked).toEqual([])
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8::7', '2001:db8::7'],
  ['203.0.113.7/../admin', null],
  ['evil.test', null],
  ['', null],
])('%s is looked up as %s', (address, expected) => {
  expect(publicAddress(address)).toBe(expected)
})

test('one address may ask sixty times a minute', async () => {
  const guest = asGuest(t.app, { ip: '203.0.113.20' })
  for (let time = 0; time < 60; time += 1) expect((await guest.run(document)).errors).toBeUndefined()
  const { data, errors } = await guest.run(document)
  expect(data).toBeNull()
  expect(errors?.[0]?.extensions.code).toBe('RateLimitedError')
  t.clock.advance(60_000)
  expect((await guest.run(document)).errors).toBeUndefined()
})

test('behind a trusted balancer the address is the one it names', async () => {
  const { url } = await testServer(t.app)
  const ask = (forwarded: string) =>
    browser(url).send('POST', '/graphql', { query: document }, { headers: { 'x-forwarded-for': forwarded } })
  expect((await ask('203.0.113.9')).body).toEqual({ data: { visitorLocation: { isEUUser: true, country: 'NO' } } })
  // What a visitor writes before the balancer's own entry counts for nothing.
  expect((await ask('203.0.113.7, 203.0.113.8')).body).toEqual({
    data: { visitorLocation: { isEUUser: false, country: 'IN' } },
  })
})

test('without a trusted balancer the header is ignored', async () => {
  const other = await testApp({ config: { geolocationUrls: [service.template] } })
  const { url } = await testServer(other.app)
  const answer = await browser(url).send(
    'POST',
    '/graphql',
    { query: document },
    { headers: { 'x-forwarded-for': '203.0.113.7' } },
  )
  expect(answer.body).toEqual({ data: { visitorLocation: { isEUUser: false, country: 'IN' } } })
})
