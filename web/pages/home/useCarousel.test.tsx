import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoAdvance, useCarousel } from './useCarousel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function advancing(every: number | null) {
  const onAdvance = vi.fn<() => void>()
  const hook = renderHook((now: { every: number | null }) => useAutoAdvance({ ...now, onAdvance }), {
    initialProps: { every },
  })
  return { onAdvance, ...hook }
}

test('advances at its pace', () => {
  const { onAdvance } = advancing(3500)
  vi.advanceTimersByTime(3499)
  expect(onAdvance).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1 + 3500)
  expect(onAdvance).toHaveBeenCalledTimes(2)
})

test('stands still while paused, and waits its full time afterwards', () => {
  const { onAdvance, rerender } = advancing(3500)
  vi.advanceTimersByTime(3000)
  rerender({ every: null })
  vi.advanceTimersByTime(60_000)
  rerender({ every: 3500 })
  vi.advanceTimersByTime(3499)
  expect(onAdvance).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onAdvance).toHaveBeenCalledTimes(1)
})

test('does nothing in the background or after it is gone', () => {
  const { onAdvance, unmount } = advancing(2000)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(10_000)
  hidden.mockReturnValue(false)
  unmount()
  vi.advanceTimersByTime(10_000)
  expect(onAdvance).not.toHaveBeenCalled()
})

const SLIDES = 9
const WIDTH = 300

function Carousel() {
  const { viewport, view, handlers } = useCarousel(SLIDES)
  return (
    <div ref={viewport} {...handlers} data-testid="box">
      <p>{`from ${view.first + 1}`}</p>
      {Array.from({ length: SLIDES }, (_, place) => (
        <li key={place} aria-roledescription="slide" />
      ))}
    </div>
  )
}

/** A carousel that is laid out: two slides are in view in a window of this width. */
function laidOut(): HTMLElement {
  render(<Carousel />)
  const box = screen.getByTestId('box')
  for (const [place, slide] of box.querySelectorAll('li').entries())
    Object.defineProperty(slide, 'offsetLeft', { value: place * WIDTH })
  Object.defineProperties(box, { scrollWidth: { value: SLIDES * WIDTH }, clientWidth: { value: 2 * WIDTH } })
  box.scrollTo = (options) => scroll(box, (options as ScrollToOptions).left!)
  return box
}

function scroll(box: HTMLElement, left: number): void {
  box.scrollLeft = left
  fireEvent.scroll(box)
}

const rest = (ms = 200) => act(() => void vi.advanceTimersByTime(ms))

test('a swipe stays where it led although the browser snaps back a moment later; a later scroll is the person’s own', () => {
  const box = laidOut()
  fireEvent.touchStart(box, { touches: [{ clientX: 200 }] })
  fireEvent.touchEnd(box, { changedTouches: [{ clientX: 100 }] })
  rest()
  expect([box.scrollLeft, box.textContent]).toEqual([2 * WIDTH, 'from 3'])
  scroll(box, 0)
  rest()
  expect([box.scrollLeft, box.textContent]).toEqual([2 * WIDTH, 'from 3'])
  rest(2_000)
  scroll(box, 0)
  rest()
  expect([box.scrollLeft, box.textContent]).toEqual([0, 'from 1'])
})
