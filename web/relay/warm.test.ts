// @vitest-environment node
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disposeUnused, forgetWarm, takeWarm, warmUp, type Load } from './warm.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  forgetWarm()
  vi.useRealTimers()
})

function load() {
  const dispose = vi.fn()
  const ref = { dispose } as unknown as PreloadedQuery<OperationType>
  const start = vi.fn((): Load => ({ ref, ready: Promise.resolve(), at: Date.now() }))
  return { ref, dispose, start }
}

test('what was started on intent is taken by the navigation, once', () => {
  const [first, second] = [load(), load()]
  warmUp('a', first.start)
  warmUp('a', second.start)
  expect(second.start).not.toHaveBeenCalled()
  expect(takeWarm('a', second.start).ref).toBe(first.ref)
  expect(takeWarm('a', second.start).ref).toBe(second.ref)
})

test('what has failed is not what the navigation takes', async () => {
  const [failed, next] = [load(), load()]
  const source = { toPromise: () => Promise.reject(new Error('away')) }
  Object.assign(failed.ref, { source })
  warmUp('a', failed.start)
  await Promise.resolve()
  expect(takeWarm('a', next.start).ref).toBe(next.ref)
  expect(failed.dispose).toHaveBeenCalledOnce()
})

test('what has waited too long is dropped and started again', () => {
  const [old, next] = [load(), load()]
  warmUp('a', old.start)
  vi.advanceTimersByTime(15_000)
  expect(takeWarm('a', next.start).ref).toBe(next.ref)
  expect(old.dispose).toHaveBeenCalledOnce()
})

test('started again on intent, the older one is dropped', () => {
  const [old, next] = [load(), load()]
  warmUp('a', old.start)
  vi.advanceTimersByTime(15_000)
  warmUp('a', next.start)
  expect(old.dispose).toHaveBeenCalledOnce()
  expect(next.dispose).not.toHaveBeenCalled()
})

test('a pointer over a long list keeps the last few pages only', () => {
  const loads = Array.from({ length: 50 }, load)
  for (const [index, { start }] of loads.entries()) warmUp(`mentor ${index}`, start)
  const kept = loads.flatMap(({ dispose }, index) => (dispose.mock.calls.length > 0 ? [] : [index]))
  expect(kept).toEqual([42, 43, 44, 45, 46, 47, 48, 49])
})

test('a query goes when no screen shows it any more, unless it is young', () => {
  const [shown, left, young] = [load(), load(), load()]
  takeWarm('shown', shown.start)
  takeWarm('left', left.start)
  vi.advanceTimersByTime(15_000)
  takeWarm('young', young.start)
  disposeUnused({ shell: null, page: { ref: shown.ref } })
  expect([shown, left, young].map(({ dispose }) => dispose.mock.calls.length)).toEqual([0, 1, 0])
  vi.advanceTimersByTime(15_000)
  disposeUnused({ page: null })
  disposeUnused({ page: null })
  expect([shown, left, young].map(({ dispose }) => dispose.mock.calls.length)).toEqual([1, 1, 1])
})

test('what nobody came for goes at a navigation', () => {
  const [old, young] = [load(), load()]
  warmUp('old', old.start)
  vi.advanceTimersByTime(15_000)
  warmUp('young', young.start)
  disposeUnused({})
  expect([old, young].map(({ dispose }) => dispose.mock.calls.length)).toEqual([1, 0])
})

test('after signing out nothing is left of what was loaded ahead', () => {
  const [one, next] = [load(), load()]
  warmUp('a', one.start)
  forgetWarm()
  expect(one.dispose).toHaveBeenCalledOnce()
  expect(takeWarm('a', next.start).ref).toBe(next.ref)
})
