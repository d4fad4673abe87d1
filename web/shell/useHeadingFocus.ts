import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '../ui/focusHeading.ts'

/**
 * After a navigation, focuses the new page's h1 as soon as it renders, unless the person has moved the focus meanwhile.
 * The first page keeps the browser's default focus.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // Before the page is painted: what is focused from then on was chosen by the person.
  useLayoutEffect(() => {
    if (shown.current === pathname || !main.current) return
    shown.current = pathname
    return focusHeading(main.current)
  }, [pathname, main])
}
