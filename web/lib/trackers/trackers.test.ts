// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const loaded = vi.hoisted((): string[] => [])
vi.mock('./tracker.ts', async (original) => ({
  ...(await original<object>()),
  loadScript: (src: string) => void loaded.push(src),
}))

const IDS = { metaPixelId: '123', gaMeasurementId: 'G-1' }
const SCRIPTS = ['https://connect.facebook.net/en_US/fbevents.js', 'https://www.googletagmanager.com/gtag/js?id=G-1']
const purchase = {
  name: 'purchased',
  orderId: 'order_1',
  mentorId: 7,
  packageType: 'advanced',
  amount: 300_050,
  sessionDate: '2026-12-01',
} as const

/** As after a page load: modules begin anew. */
async function load() {
  vi.resetModules()
  const { setOwnPaths } = await import('../tracking.ts')
  setOwnPaths(['/', '/mentors', '/mentor/:id', '/booking/:mentorId', '/reset-password', '/confirm-email', '/auth'])
  const { track } = await import('../tracking.ts')
  return { track, ...(await import('./trackers.ts')) }
}

const pixel = () => (window.fbq?.queue ?? []).filter(([command]) => command === 'track').map(([, ...rest]) => rest)
const analytics = () =>
  (window.dataLayer ?? [])
    .map((call) => [...(call as ArrayLike<unknown> & Iterable<unknown>)])
    .filter(([command]) => command === 'event')
    .map(([, ...rest]) => rest)

beforeEach(() => {
  localStorage.clear()
  loaded.length = 0
  delete window.fbq
  delete window._fbq
  delete window.dataLayer
  history.replaceState(null, '', '/mentor/7')
})

test('what happened before the scripts were allowed is told then, with what follows', async () => {
  const { track, startTrackers } = await load()
  track({ name: 'pageViewed' })
  expect(loaded).toEqual([])
  startTrackers(IDS)
  track({ name: 'mentorViewed', mentorId: 7, amount: 50_000 })
  expect(loaded).toEqual(SCRIPTS)
  expect(pixel()).toEqual([
    ['PageView', { currency: 'INR' }],
    ['ViewContent', { content_type: 'product', content_ids: ['mentor-7'], value: 500, currency: 'INR' }],
  ])
  expect(analytics()).toEqual([['page_view', {}]])
})

test('Analytics gets commands as it understands them, and measures nothing by itself', async () => {
  const { startTrackers } = await load()
  startTrackers(IDS)
  const commands = window.dataLayer ?? []
  expect(commands.every((call) => Object.prototype.toString.call(call) === '[object Arguments]')).toBe(true)
  expect(commands.map((call) => (call as ArrayLike<unknown>)[0])).toEqual(['consent', 'js', 'set', 'config'])
  expect((commands[3] as ArrayLike<unknown>)[2]).toMatchObject({ send_page_view: false, allow_google_signals: false })
  expect(window.fbq?.queue.slice(0, 2)).toEqual([
    ['set', 'autoConfig', false, '123'],
    ['init', '123'],
  ])
})

test.each([
  [{ metaPixelId: '123', gaMeasurementId: null }, SCRIPTS.slice(0, 1)],
  [{ metaPixelId: null, gaMeasurementId: 'G-1' }, SCRIPTS.slice(1)],
  [{ metaPixelId: null, gaMeasurementId: null }, []],
])('%j loads %j', async (ids, expected) => {
  const { startTrackers } = await load()
  startTrackers(ids)
  expect(loaded).toEqual(expected)
})

test('a purchase is told once an order, also after a reload', async () => {
  for (let visit = 1; visit <= 2; visit += 1) {
    const { track, startTrackers } = await load()
    startTrackers(IDS)
    track(purchase)
    track(purchase)
  }
  const { track, startTrackers } = await load()
  startTrackers(IDS)
  track({ ...purchase, orderId: 'order_2' })
  expect(pixel().map(([name, data, once]) => [name, (data as { order_id: string }).order_id, once])).toEqual([
    ['Purchase', 'order_1', { eventID: 'order_1' }],
    ['Purchase', 'order_2', { eventID: 'order_2' }],
  ])
  expect(analytics()[0]).toEqual([
    'purchase',
    {
      transaction_id: 'order_1',
      value: 3000.5,
      currency: 'INR',
      mentor_id: 7,
      package_type: 'advanced',
      session_date: '2026-12-01',
      items: [{ item_id: 'mentor-7', item_name: 'advanced', price: 3000.5, quantity: 1 }],
    },
  ])
})

test('where the address holds something private the pixel waits, and leaves page views out', async () => {
  const { track, startTrackers } = await load()
  history.replaceState(null, '', '/mentee-signup?returnTo=%2Fbooking%2F7')
  startTrackers(IDS)
  track({ name: 'pageViewed' })
  track({ name: 'signUpCompleted', kind: 'mentee' })
  expect(pixel()).toEqual([])
  expect(analytics().map(([name]) => name)).toEqual(['page_view', 'sign_up'])
  expect(JSON.stringify(window.dataLayer)).not.toContain('returnTo')
  history.replaceState(null, '', '/booking/7')
  track({ name: 'pageViewed' })
  expect(pixel().map(([name]) => name)).toEqual(['CompleteRegistration', 'PageView'])
})

test('a search that names somebody is not told', async () => {
  const { track, startTrackers } = await load()
  startTrackers(IDS)
  track({ name: 'searched', text: 'asha@example.in' })
  track({ name: 'searched', text: 'beams' })
  expect(pixel()).toEqual([['Search', { search_string: 'beams', currency: 'INR' }]])
})

test('consent that is given late tells the page that is looked at, and nothing before', async () => {
  const { track, startTrackersFromHere } = await load()
  track({ name: 'mentorViewed', mentorId: 7, amount: 50_000 })
  startTrackersFromHere(IDS)
  expect(pixel().map(([name]) => name)).toEqual(['PageView'])
})

test('consent that is taken back ends everything and takes the cookies away; given again it goes on', async () => {
  const { track, startTrackers, startTrackersFromHere, stopTrackers } = await load()
  startTrackers(IDS)
  document.cookie = '_fbp=1; path=/'
  document.cookie = '_ga_ABC=1; path=/'
  document.cookie = 'other=1; path=/'
  stopTrackers()
  track({ name: 'pageViewed' })
  expect(pixel()).toEqual([])
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
  expect(window['ga-disable-G-1']).toBe(true)
  expect(document.cookie).toBe('other=1')
  startTrackersFromHere(IDS)
  expect(pixel().map(([name]) => name)).toEqual(['PageView'])
  expect(window['ga-disable-G-1']).toBe(false)
  expect(loaded).toEqual(SCRIPTS)
})
