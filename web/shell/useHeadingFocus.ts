import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

const WAITS = 10_000

/**
 * After a navigation, focuses the new page's h1 as soon as it renders, unless the person has moved the focus meanwhile.
 * The first page keeps the browser's default focus.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname || !main.current) return
    shown.current = pathname
    return focusHeading(main.current)
  }, [pathname, main])
}

/** Returns a function that stops waiting for the heading. */
function focusHeading(main: HTMLElement): () => void {
  const before = document.activeElement
  function attempt(): boolean {
    const heading = main.querySelector<HTMLElement>('h1')
    if (!heading || heading.closest('[aria-busy="true"]')) return false
    const moved = document.activeElement !== before && document.activeElement !== document.body
    if (!moved) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    return true
  }
  const observer = new MutationObserver(() => attempt() && stop())
  const timer = setTimeout(stop, WAITS)
  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
  }
  if (attempt()) stop()
  else observer.observe(main, { childList: true, subtree: true })
  return stop
}
