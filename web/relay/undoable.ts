import type { Environment, StoreUpdater } from 'relay-runtime'
import { dismissToast, showToast, type ToastMessage } from '../lib/toasts.ts'

/** Time to undo, in ms. */
export const UNDO_MS = 8_000

interface Undoable {
  /** Optimistic update, shown at once. */
  preview: StoreUpdater
  /** The toast; an Undo action is added. */
  message: ToastMessage
  /** Sends the change. Must not reject, and reports failures itself: the optimistic update is reverted either way. */
  send: () => Promise<unknown>
}

const waiting = new Set<() => void>()

/**
 * Shows a change at once and sends it when the time to undo it is over, because the server cannot undo it. When the tab
 * is hidden the person can no longer undo, so the change is sent then; a closed tab loses nothing.
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

globalThis.addEventListener?.('pagehide', sendAll)
globalThis.document?.addEventListener('visibilitychange', () => {
  // A phone may close the tab without another event.
  if (document.visibilityState === 'hidden') sendAll()
})

function sendAll(): void {
  for (const finish of waiting) finish()
}
