import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Holds what a person reads in place when the rows of a list change places: most of the rows in view stay where they
 * are, whichever of them moves away. At the top the list stays at the top, so that what is new is seen; another list
 * begins there. Answers the ref of what scrolls.
 */
export function useSteadyScroll(list: string): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  const held = useRef<ReadonlyMap<Element, number>>(new Map())
  const shown = useRef(list)
  useEffect(() => {
    const element = scroller.current
    const hold = () => void (element && (held.current = inView(element)))
    hold()
    element?.addEventListener('scroll', hold, { passive: true })
    return () => element?.removeEventListener('scroll', hold)
  }, [])
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (shown.current !== list) element.scrollTop = 0
    else if (element.scrollTop > 0) {
      const moves = [...held.current]
        .filter(([row]) => row.isConnected)
        .map(([row, top]) => topIn(element, row) - top)
        .toSorted((one, other) => one - other)
      element.scrollTop += moves[Math.floor(moves.length / 2)] ?? 0
    }
    shown.current = list
    held.current = inView(element)
  })
  return scroller
}

/** Rows in view, with their distance from the upper edge. */
function inView(scroller: HTMLElement): Map<Element, number> {
  const { top, bottom } = scroller.getBoundingClientRect()
  const rows = [...scroller.querySelectorAll('li')].filter((row) => {
    const box = row.getBoundingClientRect()
    return box.bottom > top && box.top < bottom
  })
  return new Map(rows.map((row) => [row, topIn(scroller, row)]))
}

function topIn(scroller: HTMLElement, row: Element): number {
  return row.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}
