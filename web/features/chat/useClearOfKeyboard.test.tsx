import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useClearOfKeyboard } from './ChatPane.tsx'

const seen = Object.assign(new EventTarget(), { height: 740, offsetTop: 0, scale: 1 })
beforeEach(() => {
  Object.assign(seen, { height: 740, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', seen)
  vi.stubGlobal('innerHeight', 740)
})
afterEach(() => vi.unstubAllGlobals())

function Place() {
  return <section ref={useClearOfKeyboard()}>Here</section>
}
function show(rect: { top: number; bottom: number }) {
  render(<Place />)
  const place = screen.getByText('Here')
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(rect as DOMRect)
  return place
}
function sees(next: Partial<{ height: number; offsetTop: number; scale: number }>): void {
  Object.assign(seen, next)
  act(() => void seen.dispatchEvent(new Event('resize')))
}

test('what the keyboard covers is left free, also where the window was moved, until it is gone', () => {
  const place = show({ top: 56, bottom: 740 })
  sees({ height: 440 })
  expect(place.style.paddingBottom).toBe('300px')
  expect(place.style.paddingTop).toBe('0px')
  sees({ offsetTop: 200 })
  expect(place.style.paddingBottom).toBe('100px')
  expect(place.style.paddingTop).toBe('144px')
  sees({ height: 740, offsetTop: 0 })
  expect(place.style.paddingBottom).toBe('')
})

test.each([
  ['a bar of the browser', { height: 680 }],
  ['a picture enlarged with two fingers', { height: 300, scale: 2.4 }],
])('%s is no keyboard', (_what, next) => {
  const place = show({ top: 0, bottom: 740 })
  sees(next)
  expect(Number.parseInt(place.style.paddingBottom || '0', 10)).toBe(0)
})

test('a place above the keyboard stays as it is', () => {
  const place = show({ top: 0, bottom: 400 })
  sees({ height: 440 })
  expect(place.style.paddingBottom).toBe('0px')
})
