import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyKey } from './early.ts'

const KEYS = [earlyKey('shell', {}), earlyKey('page', { id: 7 })]
const HIT = { data: { viewer: null } }

let readyState: DocumentReadyState = 'complete'
beforeEach(() => {
  readyState = 'complete'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  document.head.innerHTML = document.body.innerHTML = ''
})

/** The module as a page with these keys finds it: it reads them when it is loaded. */
async function takeEarly(keys: string = JSON.stringify(KEYS)) {
  const meta = document.createElement('meta')
  meta.name = 'early-data'
  meta.content = keys
  document.head.append(meta)
  return (await import('./early.ts')).takeEarly
}

function bring(index: number, text: string): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = `early-${index}`
  script.textContent = text
  document.body.append(script)
}

function endOfPage(): void {
  readyState = 'interactive'
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

test('each answer is handed out once, to its query with its variables', async () => {
  bring(1, JSON.stringify(HIT))
  const take = await takeEarly()
  expect(await take('page', { id: 8 })).toBeNull()
  expect(await take('page', { id: 7 })).toEqual(HIT)
  expect(await take('page', { id: 7 })).toBeNull()
  expect(document.getElementById('early-1')).toBeNull()
})

test('its variables are known at the address of the page until it is taken', async () => {
  await takeEarly()
  const { earlyVariables, takeEarly: take } = await import('./early.ts')
  const here = new URL(location.href)
  expect(earlyVariables('page', here)).toEqual({ id: 7 })
  expect(earlyVariables('page', new URL('/elsewhere', here))).toBeNull()
  bring(1, JSON.stringify(HIT))
  await take('page', { id: 7 })
  expect(earlyVariables('page', here)).toBeNull()
})

test('one that is under way is waited for, also when half of it is there', async () => {
  readyState = 'loading'
  bring(0, '{"data":{"vie')
  const take = await takeEarly()
  const taken = take('shell', {})
  document.getElementById('early-0')!.textContent = JSON.stringify(HIT)
  endOfPage()
  expect(await taken).toEqual(HIT)
})

test.each(['{"data":{"vie', '', 'null', '7'])('%j at the end of the page is no answer', async (text) => {
  bring(0, text)
  const take = await takeEarly()
  expect(await take('shell', {})).toBeNull()
})

test('a page whose answer never came, or whose connection stalls, is no reason to wait for ever', async () => {
  vi.useFakeTimers()
  readyState = 'loading'
  const take = await takeEarly()
  const taken = take('shell', {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await taken).toBeNull()
})

test.each(['', '[', '{}', 'null'])('a list of keys that reads %j expects nothing', async (keys) => {
  const take = await takeEarly(keys)
  expect(await take('shell', {})).toBeNull()
})
