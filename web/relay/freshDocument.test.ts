import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDocument } from './route.tsx'

const GONE = new Error('Failed to fetch dynamically imported module')
const assign = vi.fn()
const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://localhost/mentors#top', assign, reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  assign.mockReset()
  reload.mockReset()
})

/** What has become of it after everything that is answered has been. */
async function settled(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([
    promise.catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(resolve, 0, 'never')),
  ])
}

test.each([200, 404])('the document of the address is loaded when the server answers %d', async (status) => {
  const head = vi.fn(async () => new Response(null, { status }))
  vi.stubGlobal('fetch', head)
  const url = new URL('http://localhost/pricing')
  expect(await settled(freshDocument(url, GONE))).toBe('never')
  expect(head).toHaveBeenCalledWith(url, expect.objectContaining({ method: 'HEAD' }))
  expect([assign.mock.calls, reload.mock.calls]).toEqual([[[url]], []])
})

test('an address that is in the bar already is loaded again', async () => {
  vi.stubGlobal('fetch', async () => new Response(null))
  expect(await settled(freshDocument(new URL('http://localhost/mentors'), GONE))).toBe('never')
  expect([assign.mock.calls, reload.mock.calls]).toEqual([[], [[]]])
})

test.each([
  ['offline', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server fails', async () => new Response(null, { status: 503 })],
])('%s the page stays, with the error', async (_name, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await settled(freshDocument(new URL('http://localhost/pricing'), GONE))).toBe(GONE)
  expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []])
})
