import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { pageHeading } from '../overlay/useDialogFocus.ts'

interface KeptFocus {
  ref: RefObject<HTMLDivElement | null>
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/** Spread on the container of the rows. If the focused row or button goes, the row in its place gets the focus, else the page's heading. */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null)
  const held = useRef<{ element: Element; row: number } | null>(null)
  useEffect(() => {
    if (!held.current || held.current.element.isConnected) return
    const { row } = held.current
    held.current = null
    if (document.activeElement !== document.body) return
    const rows = ref.current?.querySelectorAll('tbody tr')
    const next = rows?.[Math.min(row, rows.length - 1)] ?? ref.current
    const target = next?.querySelector<HTMLElement>('a, button:not([disabled])') ?? pageHeading()
    target?.focus()
  })
  return {
    ref,
    onFocus({ target }) {
      // What a row opens bubbles up here too.
      if (!ref.current?.contains(target)) return
      const row = target.closest('tr')
      held.current = { element: target, row: row ? [...ref.current.querySelectorAll('tbody tr')].indexOf(row) : 0 }
    },
    onBlur({ relatedTarget }) {
      if (relatedTarget) held.current = null
    },
  }
}
