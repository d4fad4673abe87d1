/** Maximum wait for an idle page, in ms. */
const LATEST = 3_000

/** Calls back once the page has loaded and is idle. Returns a function that cancels it. */
export function whenIdle(start: () => void): () => void {
  let cancel = () => removeEventListener('load', wait)
  function wait(): void {
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(start, LATEST)
      cancel = () => clearTimeout(timer)
    } else {
      const handle = requestIdleCallback(start, { timeout: LATEST })
      cancel = () => cancelIdleCallback(handle)
    }
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => cancel()
}

/** Resolves when the page has come to rest or somebody touches it; at once on the server. */
export function atRest(): Promise<unknown> {
  if (typeof document === 'undefined') return Promise.resolve()
  return new Promise<unknown>((resolve) => {
    whenIdle(() => resolve(null))
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, resolve, { capture: true, once: true })
  })
}

/** What follows is a task of its own: a press on a slow phone does not wait for both. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
