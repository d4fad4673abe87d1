import { useEffect, useRef } from 'react'

/** When `standing` changes and the button that changed it has gone, moves the focus to the page's heading. */
export function useHeadingWhenLost(standing: string): void {
  const shown = useRef(standing)
  useEffect(() => {
    if (shown.current === standing) return
    shown.current = standing
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  }, [standing])
}
