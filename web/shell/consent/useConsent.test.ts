// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Location, setVisitor, useVisitor } from '../../lib/visitor.ts'
import { useConsent } from './useConsent.ts'

const world = vi.hoisted(() => ({ location: {} as Promise<Location>, told: [] as string[] }))
vi.mock('./askLocation.ts', () => ({ askLocation: () => world.location }))
vi.mock('../../lib/trackers/trackers.ts', () => ({
  startTrackers: () => void world.told.push('start'),
  startTrackersFromHere: () => void world.told.push('start from here'),
  stopTrackers: () => void world.told.push('stop'),
}))

const IDS = { metaPixelId: '1', gaMeasurementId: null }
const GERMANY = { isEUUser: true, country: 'DE' }
const INDIA = { isEUUser: false, country: 'IN' }

function visit(location: Location, ids: Parameters<typeof useConsent>[0] = IDS) {
  world.location = Promise.resolve(location)
  return renderHook(() => ({ choose: useConsent(ids), visitor: useVisitor() }))
}
const stored = () => localStorage.getItem('cookie-consent')

beforeEach(() => {
  localStorage.clear()
  world.told.length = 0
  setVisitor({ isEUUser: false, isAsked: false })
  vi.stubGlobal('navigator', { ...navigator, doNotTrack: null })
})
afterEach(() => vi.unstubAllGlobals())

test('nothing is asked or loaded before the location check has finished', async () => {
  let finish: (location: Location) => void = () => {}
  const check = new Promise<Location>((resolve) => (finish = resolve))
  const { result } = visit(INDIA)
  world.location = check
  const second = renderHook(() => ({ choose: useConsent(IDS), visitor: useVisitor() }))
  await waitFor(() => expect(world.told).toEqual(['start']))
  expect(second.result.current.visitor).toEqual({ isEUUser: false, isAsked: false })
  await act(async () => finish(GERMANY))
  expect(result.current.visitor).toEqual({ isEUUser: true, isAsked: true })
  expect(world.told).toEqual(['start'])
})

test('outside the EU/EEA nobody is asked, and trackers start', async () => {
  const { result } = visit(INDIA)
  await waitFor(() => expect(world.told).toEqual(['start']))
  expect(result.current.visitor).toEqual({ isEUUser: false, isAsked: false })
  expect(stored()).toBeNull()
})

test.each([
  ['accepted', ['start from here']],
  ['rejected', ['stop']],
] as const)('in the EU/EEA one is asked; %s is stored and holds', async (choice, told) => {
  const { result } = visit(GERMANY)
  await waitFor(() => expect(result.current.visitor.isAsked).toBe(true))
  expect(world.told).toEqual([])
  act(() => result.current.choose(choice))
  expect(result.current.visitor.isAsked).toBe(false)
  await waitFor(() => expect(world.told).toEqual(told))
  expect(stored()).toBe(choice)
})

test.each([
  ['accepted', ['start']],
  ['rejected', []],
])('a stored choice is applied silently: %s', async (choice, told) => {
  localStorage.setItem('cookie-consent', choice)
  const { result } = visit(GERMANY)
  await waitFor(() => expect(result.current.visitor.isEUUser).toBe(true))
  await waitFor(() => expect(world.told).toEqual(told))
  expect(result.current.visitor.isAsked).toBe(false)
})

test('what is stored under the key by others counts as no choice', async () => {
  localStorage.setItem('cookie-consent', 'maybe')
  const { result } = visit(GERMANY)
  await waitFor(() => expect(result.current.visitor.isAsked).toBe(true))
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'a browser that objects by itself is not asked, unless its person has accepted: %j',
  async (signal) => {
    vi.stubGlobal('navigator', { ...navigator, ...signal })
    const { result, unmount } = visit(GERMANY)
    await waitFor(() => expect(result.current.visitor.isEUUser).toBe(true))
    expect(result.current.visitor.isAsked).toBe(false)
    expect(world.told).toEqual([])
    unmount()
    localStorage.setItem('cookie-consent', 'accepted')
    visit(GERMANY)
    await waitFor(() => expect(world.told).toEqual(['start']))
  },
)

test('settings that were opened while the check ran stay open', async () => {
  localStorage.setItem('cookie-consent', 'rejected')
  const { result } = visit(GERMANY)
  act(() => setVisitor({ isAsked: true }))
  await waitFor(() => expect(result.current.visitor.isEUUser).toBe(true))
  expect(result.current.visitor.isAsked).toBe(true)
})

test('a choice in another tab holds here too', async () => {
  const { result } = visit(GERMANY)
  await waitFor(() => expect(result.current.visitor.isAsked).toBe(true))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent', newValue: 'accepted' })))
  expect(result.current.visitor.isAsked).toBe(false)
  await waitFor(() => expect(world.told).toEqual(['start from here']))
})

test('without ids nothing is loaded', async () => {
  const { result } = visit(INDIA, { metaPixelId: null, gaMeasurementId: null })
  await act(async () => world.location)
  expect(result.current.visitor.isEUUser).toBe(false)
  expect(world.told).toEqual([])
})
