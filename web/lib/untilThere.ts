/** Before the second try, in ms; each further wait is twice as long. */
const FIRST_WAIT_MS = 1_000

/**
 * For `loadOnce`, of code whose part is on screen as the server has drawn it: what can be read stays, so the promise
 * never rejects. It is fetched again after a while and when the network is back. From the second failure on the notice
 * of `web/index.html` says that the page is not whole, unless the browser is offline, which another says.
 */
export async function untilThere<T>(_error: unknown, again: () => Promise<T>): Promise<T> {
  const notice = document.getElementById('not-whole')
  for (let wait = FIRST_WAIT_MS; ; wait *= 2) {
    await new Promise((resolve) => {
      setTimeout(resolve, wait)
      addEventListener('online', resolve, { once: true })
    })
    const code = await again().catch(() => null)
    if (notice) notice.hidden = code !== null || !navigator.onLine
    if (code !== null) return code
  }
}
