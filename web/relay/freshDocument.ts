/** Below this status the server has an answer for the page, even if it is 404; from here on the server is failing. */
const SERVER_FAILED = 500

/**
 * For a page whose code cannot be loaded, for example after a deployment has removed it: loads the document from the
 * server, which refers to the current code. Never settles once that load starts; rejects with `error` when the server
 * cannot be reached, so that a page that only lost the network stays.
 */
export async function freshDocument(url: URL, error: unknown): Promise<never> {
  const isServed = await fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < SERVER_FAILED,
    () => false,
  )
  if (!isServed) throw error
  // The address may already be current: after Back, or when a skeleton was shown. `assign` might only scroll then.
  if (location.href.split('#')[0] === url.href) location.reload()
  else location.assign(url)
  return new Promise(() => {})
}
