import { useEffect, useRef, type RefObject } from 'react'

/**
 * When a card leaves its list, the focus goes on to the next card's heading, the one before, or the heading of what
 * stands there without any. Returns what to call with the place of the card that is about to leave.
 */
export function useFocusAfterLeaving(
  panel: RefObject<HTMLElement | null>,
  cards: readonly unknown[],
): (place: number) => void {
  const left = useRef<number | null>(null)
  useEffect(() => {
    const place = left.current
    left.current = null
    const { activeElement } = document
    // Nobody's card, or the person has moved on meanwhile.
    if (place === null || (activeElement !== document.body && !panel.current?.contains(activeElement))) return
    const headings = [...(panel.current?.querySelectorAll<HTMLElement>('h2') ?? [])]
    const heading = headings[Math.min(place, headings.length - 1)]
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  }, [panel, cards])
  return (place) => void (left.current = place)
}
