/** The content of a chunk, loaded once. */
export interface Loaded<T> {
  /** For loaders: loads it, again after a failure. `rescue` handles a failure of this load; `again` fetches once more. */
  load(rescue?: (error: unknown, again: () => Promise<T>) => Promise<T>): Promise<T>
  /** For rendering with `use`, which must not retry on its own: the last load, failed or not. */
  lastLoad(): Promise<T>
}

/**
 * `fetchCode` is a dynamic import that resolves to the component, or to whatever else the chunk holds. A chunk that holds
 * nothing has failed: content blockers put an empty file in place of one.
 */
export function loadOnce<T>(fetchCode: () => Promise<T>): Loaded<T> {
  const fetchIt = () =>
    fetchCode().then((code) => {
      if (code === undefined) throw new TypeError('A dynamically imported module is empty')
      return code
    })
  let last: Promise<T> | undefined
  let state: 'pending' | 'there' | 'failed' = 'pending'
  function follow(loading: Promise<T>): Promise<T> {
    last = readable(loading)
    state = 'pending'
    function settle(outcome: 'there' | 'failed'): void {
      if (last === loading) state = outcome
    }
    loading.then(
      () => settle('there'),
      () => settle('failed'),
    )
    return loading
  }
  const load: Loaded<T>['load'] = (rescue) => {
    const loading = last && state !== 'failed' ? last : follow(fetchIt())
    return rescue && state === 'pending' ? follow(loading.catch((error) => rescue(error, fetchIt))) : loading
  }
  return { load, lastLoad: () => last ?? load() }
}

/** React reads these two fields of a promise: what has loaded must not suspend, not even for a moment. */
export function readable<T>(loading: Promise<T>): Promise<T> {
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => undefined,
  )
  return loading
}

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
