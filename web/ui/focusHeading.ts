/** Maximum wait for the heading, in ms. */
const WAITS = 10_000

/**
 * Focuses the h1 of `main` as soon as it renders, unless the person has moved the focus meanwhile. Returns a function that
 * stops waiting for it.
 */
export function focusHeading(main: HTMLElement): () => void {
  const before = document.activeElement
  function attempt(): boolean {
    const heading = main.querySelector<HTMLElement>('h1')
    if (!heading || heading.closest('[aria-busy="true"]')) return false
    const moved = document.activeElement !== before && document.activeElement !== document.body
    if (!moved) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    return true
  }
  const observer = new MutationObserver(() => attempt() && stop())
  const timer = setTimeout(stop, WAITS)
  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
  }
  if (attempt()) stop()
  else observer.observe(main, { childList: true, subtree: true })
  return stop
}
