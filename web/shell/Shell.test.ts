import { beforeEach, expect, test, vi } from 'vitest'
import { commitLocalUpdate } from 'relay-runtime'
import { environment } from '../relay/network/environment.ts'
import { Account } from './Header.tsx'
import { shellRoute } from './Shell.tsx'

const answer = vi.fn<() => Response>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => answer())
})

/** How long the header waits, in ms. */
async function wait(viewer: object | null): Promise<number> {
  answer.mockImplementation(() => Response.json({ data: { viewer, site: null } }))
  commitLocalUpdate(environment, (store) => store.invalidateStore())
  const start = Date.now()
  const { loader } = shellRoute([])
  let end = Infinity
  void (loader as () => Promise<unknown>)().then(() => (end = Date.now()))
  await vi.advanceTimersByTimeAsync(1_000)
  return end - start
}

test('the first header waits for the account of a member, for a moment only; a visitor has none', async () => {
  const load = vi.spyOn(Account, 'load').mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(await wait(null)).toBe(0)
  expect(load).not.toHaveBeenCalled()
  expect(await wait({ id: 'a' })).toBe(50)
  load.mockImplementation(() => new Promise(() => {}))
  expect(await wait({ id: 'a' })).toBe(200)
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await wait({ id: 'a' })).toBe(0)
})
