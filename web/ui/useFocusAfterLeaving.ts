import { useEffect, useReducer, useRef, type RefObject } from 'react'

/**
 * When a card leaves its list, the focus goes on to the next card's heading, the one before, or the heading of what
 * stands there without any. Returns what to call with the place of the card: before it leaves, or once it has.
 */
export function useFocusAfterLeaving(
  panel: RefObject<HTMLElement | null>,
  cards: readonly unknown[],
): (place: number) => void {
  const leaving = useRef<{ place: number; of: number } | null>(null)
  const [, announce] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const { place, of } = leaving.current ?? { place: 0, of: 0 }
    // None, or it is still there.
    if (cards.length >= of) return
    leaving.current = null
    const { activeElement } = document
    // The person has moved on meanwhile.
    if (activeElement !== document.body && !panel.current?.contains(activeElement)) return
    const headings = [...(panel.current?.querySelectorAll<HTMLElement>('h2') ?? [])]
    const heading = headings[Math.min(place, headings.length - 1)]
    if (!heading) return
    heading.tabIndex = -1
    // Below the toast that says what has become of the card.
    heading.style.scrollMarginTop = '6.5rem'
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  })
  return (place) => {
    leaving.current = { place, of: cards.length }
    announce()
  }
}
