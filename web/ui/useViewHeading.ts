import { useEffect, useRef } from 'react'
import { focusHeading } from './focusHeading.ts'

/** Height of the sticky header, px. */
const HEADER = 64

/**
 * When the page switches to another view, moves the focus to its heading, as after a navigation: the page's h1, or a
 * section's heading, which is scrolled into view.
 */
export function useViewHeading(view: string, selector = 'h1'): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const heading = document.querySelector<HTMLElement>(selector)
    const main = document.querySelector<HTMLElement>('main')
    // Its code is still on the way.
    if (!heading) return main && selector === 'h1' ? focusHeading(main) : undefined
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    const { top } = heading.getBoundingClientRect()
    if (heading.tagName === 'H1') scrollTo({ top: 0 })
    else if (top < HEADER || top > innerHeight / 2) heading.scrollIntoView({ block: 'start' })
  }, [view, selector])
}
