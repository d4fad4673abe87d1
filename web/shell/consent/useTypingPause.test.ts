// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypingPause } from './Consent.tsx'

const PAUSE_MS = 4_000

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = (isWanted = true) => renderHook((wanted: boolean) => useTypingPause(wanted), { initialProps: isWanted })

/** A field with the focus, and a button. */
function typing(): { field: HTMLElement; button: HTMLElement } {
  document.body.innerHTML = '<input type="email" /><button>Go</button>'
  const field = document.querySelector('input')!
  field.focus()
  return { field, button: document.querySelector('button')! }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

test('who is in no text field is asked at once; nobody is before it is wanted', async () => {
  const { result, rerender } = shown(false)
  await wait(PAUSE_MS)
  expect(result.current).toBe(false)
  rerender(true)
  await wait(0)
  expect(result.current).toBe(true)
  rerender(false)
  expect(result.current).toBe(false)
})

test('who types is not asked until they have paused', async () => {
  const { field } = typing()
  const { result } = shown()
  for (let key = 0; key < 5; key += 1) {
    await wait(PAUSE_MS - 1)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  expect(result.current).toBe(false)
  await wait(PAUSE_MS)
  expect(result.current).toBe(true)
})

test('who has left the field is asked then', async () => {
  const { button } = typing()
  const { result } = shown()
  await wait(10)
  expect(result.current).toBe(false)
  act(() => button.focus())
  await wait(0)
  expect(result.current).toBe(true)
})
