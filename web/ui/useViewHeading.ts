import { useEffect, useRef } from 'react'

/** Moves the focus to the page's h1 when the page shows another view of itself, as after a navigation. */
export function useViewHeading(view: string): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [view])
}
