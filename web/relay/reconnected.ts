/** Whether live changes arrive, and who wants to know. Tiny: pages load it before the socket's code. */

/** Called when changes may have been missed; `isLive`: from now on none is. */
export type MissedListener = (isLive: boolean) => void

const listeners = new Set<MissedListener>()
let isLive = false

/** The server listens for this person from now on: whoever shows something reads it anew, and misses nothing. */
export function announceReconnected(): void {
  isLive = true
  tell()
}

/** The connection is gone: nothing is told until it is back. */
export function announceLost(): void {
  isLive = false
}

/** The person is back: without a connection, what is shown may be old. */
export function announceReturn(): void {
  if (!isLive) tell()
}

/** Calls back whenever changes may have been missed; returns the way out. */
export function onReconnected(listener: MissedListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener(isLive)
}
