import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Holds what a person reads in place when the rows of a list change places: the first row in view stays where it is.
 * At the top the list stays at the top, so that what is new is seen.
 */
export function useSteadyScroll(scroller: RefObject<HTMLElement | null>): void {
  const held = useRef<{ row: Element; top: number } | null>(null)
  useEffect(() => {
    const element = scroller.current
    const hold = () => (held.current = element && firstInView(element))
    hold()
    element?.addEventListener('scroll', hold, { passive: true })
    return () => element?.removeEventListener('scroll', hold)
  }, [scroller])
  useLayoutEffect(() => {
    const element = scroller.current
    const { row, top = 0 } = held.current ?? {}
    if (element && row?.isConnected && element.scrollTop > 0) element.scrollBy(0, topIn(element, row) - top)
  })
}

function firstInView(scroller: HTMLElement): { row: Element; top: number } | null {
  const row = [...scroller.querySelectorAll('li')].find((each) => topIn(scroller, each) + each.offsetHeight > 0)
  return row ? { row, top: topIn(scroller, row) } : null
}

function topIn(scroller: HTMLElement, row: Element): number {
  return row.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}
