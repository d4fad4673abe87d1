/** Below this a server answers for the page, be it that there is none; from here on it is in trouble. */
const SERVER_FAILED = 500

/**
 * For a page whose code can't be loaded, as after a deployment that has removed it: the server's own document of the
 * address, which names the code of today. Never settles once that loads; rejects with `error` when no server answers, so
 * that a page which only lost the network stays where it is.
 */
export async function freshDocument(url: URL, error: unknown): Promise<never> {
  const isServed = await fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < SERVER_FAILED,
    () => false,
  )
  if (!isServed) throw error
  // The address bar may be there already: after going back, or when a skeleton was shown. `assign` might then only scroll.
  if (location.href.split('#')[0] === url.href) location.reload()
  else location.assign(url)
  return new Promise(() => {})
}
