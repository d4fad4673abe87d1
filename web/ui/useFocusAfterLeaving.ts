import { useEffect, useReducer, useRef, type RefObject } from 'react'

/**
 * When a card leaves its list, moves the focus to the heading of the next card, the previous card, or the empty state.
 * Returns a function to call with the card's index, before or after it leaves; a card that the focus was in and that goes
 * by itself, such as one answered elsewhere, needs no call.
 */
export function useFocusAfterLeaving(
  panel: RefObject<HTMLElement | null>,
  cards: readonly unknown[],
  level: 'h2' | 'h3' = 'h2',
): (place: number) => void {
  const leaving = useRef<{ place: number; of: number } | null>(null)
  const focused = useRef<{ element: Element; place: number } | null>(null)
  const shown = useRef(cards.length)
  const [, announce] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    function note({ target }: FocusEvent): void {
      const element = target instanceof Element && panel.current?.contains(target) ? target : null
      focused.current = element && { element, place: placeOf(element, panel.current?.querySelectorAll(level) ?? []) }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [panel, level])
  useEffect(() => {
    const before = shown.current
    shown.current = cards.length
    if (!leaving.current && cards.length < before && focused.current?.element.isConnected === false)
      leaving.current = { place: focused.current.place, of: before }
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

/** Index of the card that an element is in: each begins with its heading. */
function placeOf(element: Element, headings: Iterable<Element>): number {
  const { DOCUMENT_POSITION_FOLLOWING: FOLLOWS } = Node
  const begun = [...headings].filter(
    (heading) => heading === element || heading.compareDocumentPosition(element) & FOLLOWS,
  )
  return Math.max(0, begun.length - 1)
}
