import { useEffect, useReducer, useRef, type RefObject } from 'react'

/**
 * When a card leaves its list, moves the focus to the heading of the next card, the previous card, or the empty state.
 * Returns a function to call with the card's index, before or after it leaves.
 */
export function useFocusAfterLeaving(
  panel: RefObject<HTMLElement | null>,
  cards: readonly unknown[],
  level: 'h2' | 'h3' = 'h2',
): (place: number) => void {
  const leaving = useRef<{ place: number; of: number } | null>(null)
  const [, announce] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const { place, of } = leaving.current ?? { place: 0, of: 0 }
    // No heading, or the card is still there.
    if (cards.length >= of) return
    leaving.current = null
    const { activeElement } = document
    // The person has moved the focus meanwhile.
    if (activeElement !== document.body && !panel.current?.contains(activeElement)) return
    const headings = [...(panel.current?.querySelectorAll<HTMLElement>(level) ?? [])]
    // An empty state's heading may be of another level.
    const heading = headings[Math.min(place, headings.length - 1)] ?? panel.current?.querySelector<HTMLElement>('h2')
    if (!heading) return
    heading.tabIndex = -1
    // Leaves room for the toast about the card.
    heading.style.scrollMarginTop = '6.5rem'
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  })
  return (place) => {
    leaving.current = { place, of: cards.length }
    announce()
  }
}
