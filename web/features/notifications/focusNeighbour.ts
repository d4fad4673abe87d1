/**
 * Before the list item around `element` goes: the way to give the focus to the next one, else the one before, else to
 * `fallback`. It does nothing when the person has moved on meanwhile.
 */
export function focusNeighbour(element: Element, fallback: () => HTMLElement | null | undefined): () => void {
  const item = element.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  return () => {
    const { activeElement } = document
    if (activeElement !== document.body && !item?.contains(activeElement)) return
    const target = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>('[data-note]') : null
    ;(target ?? fallback())?.focus()
  }
}
