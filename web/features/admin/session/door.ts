/** The way to the administrators' login, and back. Its address comes from the server, to those who are logged in. */
import { signal } from '../../../lib/signal.ts'
import { browserStorage, tabStorage } from '../../../lib/storage.ts'

/** Session storage keys: where the login is, where this tab was when the session ended. */
const DOOR = 'plumbline:door'
const FROM = 'plumbline:door-from'
/** Local storage key by which browsers without a channel tell their other tabs. */
const NEWS = 'plumbline:door-news'

/** What one tab tells the others: a session has ended, has begun, or was prolonged to this instant. */
export type News = { ended: true } | { begun: true } | { expiresAt: string; id: string }

let isLeaving = false

/** Where the login is, if an administrator was logged in in this tab. */
export const knownDoor = (): string | null => tabStorage.read(DOOR)

/** Whether a path is one of the administrators' pages. */
export const isAdminPath = (path: string): boolean => /^\/admin(?=[/?]|$)/i.test(path)

export function rememberDoor(path: string): void {
  if (knownDoor() !== path) tabStorage.write(DOOR, path)
}

/**
 * Leaves for the login by loading a new document, so that nothing of the administration stays in memory; later calls are
 * ignored. After `ended` the login says so, and leads back here.
 */
export function toLogin({ ended }: { ended: boolean }): void {
  if (isLeaving) return
  isLeaving = true
  const here = location.pathname + location.search
  tabStorage.write(FROM, ended && isAdminPath(here) ? here : null)
  // There is nothing left that staying could save.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  location.replace(knownDoor() ?? '/')
}

/** Where this tab was when the session ended; null if none did. */
export function leftFrom(): string | null {
  const from = tabStorage.read(FROM)
  return from !== null && isAdminPath(from) ? from : null
}

/** Goes on after a login, where this tab was. */
export function toDashboard(): void {
  const to = leftFrom() ?? '/admin'
  tabStorage.write(FROM, null)
  location.replace(to)
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('plumbline-door')
const heard = signal<News>()
channel?.addEventListener('message', ({ data }: MessageEvent<News>) => heard.tell(data))
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === NEWS && newValue !== null) heard.tell(JSON.parse(newValue) as News)
})
// A page restored from the back/forward cache may leave again.
globalThis.addEventListener?.('pageshow', () => (isLeaving = false))

/** Tells the other tabs. */
export function tellTabs(news: News): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  if (channel) return channel.postMessage(news)
  browserStorage.writeJson(NEWS, { ...news, at: Date.now() })
  browserStorage.write(NEWS, null)
}

/** Calls back with what other tabs tell. Returns an unsubscribe function. */
export const onTabs = heard.listen
