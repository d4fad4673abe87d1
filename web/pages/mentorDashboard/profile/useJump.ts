import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Before the name of a field in the address; without it a hash names a section. */
export const FIELD_HASH = '#edit-'

const CONTROLS = 'input, select, textarea, button'

/**
 * Focuses the field or section that the address names, as soon as it is there: its code may still be loading. Fields are
 * those with that name, or the first control of the element with that id.
 */
export function useJump(page: RefObject<HTMLElement | null>): void {
  // Another one with each jump, also to the same field.
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    const root = page.current?.closest('main') ?? page.current
    if (hash === '' || !root) return undefined
    const before = document.activeElement
    function attempt(): boolean {
      const target = root && find(root, decodeURIComponent(hash))
      if (!target) return false
      // Whoever has gone elsewhere meanwhile stays there.
      const moved = document.activeElement !== before && document.activeElement !== document.body
      if (!moved) {
        target.focus({ preventScroll: true })
        target.scrollIntoView({ block: target.matches(CONTROLS) ? 'center' : 'start' })
      }
      return true
    }
    if (attempt()) return undefined
    const observer = new MutationObserver(() => attempt() && observer.disconnect())
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [page, location])
}

function find(root: HTMLElement, hash: string): HTMLElement | null {
  if (!hash.startsWith(FIELD_HASH)) return root.querySelector(`#${CSS.escape(hash.slice(1))}`)
  const name = CSS.escape(hash.slice(FIELD_HASH.length))
  return root.querySelector<HTMLElement>(
    [`[name="${name}"]`, ...CONTROLS.split(', ').map((control) => `#${name} ${control}`)].join(', '),
  )
}
