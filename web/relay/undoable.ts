import type { Environment, StoreUpdater } from 'relay-runtime'
import { dismissToast, showToast, type ToastMessage } from '../lib/toasts.ts'

/** How long it can be undone, in ms. */
export const UNDO_MS = 8_000

interface Undoable {
  /** What it will look like; shown at once. */
  preview: StoreUpdater
  /** Says that it is done; the way to undo it is added. */
  message: ToastMessage
  /** Sends it. It must not reject, and tells of failures itself: the preview goes either way. */
  send: () => Promise<unknown>
}

const waiting = new Set<() => void>()

/**
 * Shows a change at once and sends it when the time to undo it is over: the server has no way back, and what was never
 * sent needs none. Whoever leaves the tab can't undo any more, so it is sent then, and a closed tab loses nothing.
 */
export function undoable(environment: Environment, { preview, message, send }: Undoable): void {
  const shown = environment.applyUpdate({ storeUpdater: preview })
  const timer = setTimeout(finish, UNDO_MS)
  waiting.add(finish)
  function end(): boolean {
    clearTimeout(timer)
    dismissToast(toast)
    return waiting.delete(finish)
  }
  function finish(): void {
    if (end()) void send().finally(() => shown.dispose())
  }
  function undo(): void {
    if (end()) shown.dispose()
  }
  const toast = showToast({ ...message, action: { label: 'Undo', run: undo }, duration: UNDO_MS })
}

addEventListener('pagehide', sendAll)
document.addEventListener('visibilitychange', () => {
  // A phone may end the tab without another word.
  if (document.visibilityState === 'hidden') sendAll()
})

function sendAll(): void {
  for (const finish of waiting) finish()
}
