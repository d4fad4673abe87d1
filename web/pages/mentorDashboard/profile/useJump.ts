import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { SECTIONS } from './sections.ts'

/** Before the name of a field in the address; without it a hash names a section. */
export const FIELD_HASH = '#edit-'

const CONTROLS = 'input, select, textarea, button'

/**
 * Focuses the field or section that the address names, as soon as it is there: its code may still be loading. A field is
 * the control of that name, or else the first one of its section, or of the element with its name as id.
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
  const name = hash.slice(FIELD_HASH.length)
  const section = SECTIONS.find(({ items }) => items.some((item) => item === name))
  const field = root.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  return field ?? root.querySelector<HTMLElement>(`#${section?.id ?? CSS.escape(name)} :is(${CONTROLS})`)
}
