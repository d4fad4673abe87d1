import type { Environment } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast } from '../lib/toasts.ts'
import { sendWaiting, undoable, UNDO_MS } from './undoable.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await sendWaiting()
  vi.useRealTimers()
})

function pages() {
  const shown = new Set<string>()
  const sent: string[] = []
  const environment = {
    applyUpdate({ storeUpdater }: { storeUpdater: (store: never) => void }) {
      storeUpdater(undefined as never)
      const name = [...shown].at(-1)!
      return { dispose: () => void shown.delete(name) }
    },
  } as unknown as Environment
  const remove = (name: string, kind = 'notifications', send?: () => Promise<unknown>) =>
    undoable(environment, {
      preview: () => void shown.add(name),
      message: { title: `${name} deleted` },
      together: { kind, message: (count) => ({ title: `${count} deleted` }) },
      send: () => {
        sent.push(name)
        return send?.() ?? Promise.resolve()
      },
    })
  return { shown, sent, remove }
}

test('two deletions are undone by one press', () => {
  const { shown, sent, remove } = pages()
  remove('first')
  expect(currentToast()?.title).toBe('first deleted')
  remove('second')
  expect(currentToast()?.title).toBe('2 deleted')
  currentToast()!.action!.run()
  expect([...shown]).toEqual([])
  vi.advanceTimersByTime(UNDO_MS)
  expect(sent).toEqual([])
  expect(currentToast()).toBeNull()
})

test('two deletions are sent together, when the time to undo the last one is over', () => {
  const { sent, remove } = pages()
  remove('first')
  vi.advanceTimersByTime(UNDO_MS - 1)
  remove('second')
  vi.advanceTimersByTime(UNDO_MS - 1)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual(['first', 'second'])
})

test('what waits is sent before the session ends, each kind once, and waited for', async () => {
  const { shown, sent, remove } = pages()
  let answer = () => {}
  remove('request', 'requests', () => new Promise<void>((resolve) => (answer = resolve)))
  remove('notification')
  let isSent = false
  const all = sendWaiting().then(() => (isSent = true))
  expect(sent).toEqual(['request', 'notification'])
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(isSent).toBe(false)
  expect([...shown]).toEqual(['request'])
  answer()
  await all
  expect(sent).toEqual(['request', 'notification'])
  expect([...shown]).toEqual([])
})

test.each(['visibilitychange', 'pagehide'])('a deletion is sent when the tab is hidden or left: %s', (event) => {
  const { sent, remove } = pages()
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  remove('request', 'requests')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toEqual([])
  shown.mockReturnValue('hidden')
  const target = event === 'pagehide' ? globalThis : document
  target.dispatchEvent(new Event(event))
  expect(sent).toEqual(['request'])
  shown.mockRestore()
})
