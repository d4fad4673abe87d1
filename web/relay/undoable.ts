import type { Environment, StoreUpdater } from 'relay-runtime'
import { dismissToast, showToast, type ToastMessage } from '../lib/toasts.ts'

/** Time to undo, in ms. */
export const UNDO_MS = 8_000

interface Undoable {
  /** Optimistic update, shown at once. */
  preview: StoreUpdater
  /** The toast for this one change; an Undo action is added. */
  message: ToastMessage
  /** The toast when this change and others with the same `kind` wait together: one Undo takes all of them back. */
  together: { kind: string; message: (count: number) => ToastMessage }
  /** Sends the change. Must not reject, and reports failures itself: the optimistic update is reverted either way. */
  send: () => Promise<unknown>
}

interface Change {
  send: () => Promise<unknown>
  shown: { dispose: () => void }
}

/** Changes of one kind, which one toast can undo. */
interface Group {
  changes: Change[]
  timer?: ReturnType<typeof setTimeout>
  toast?: number
}

const waiting = new Map<string, Group>()
const underWay = new Set<Promise<unknown>>()

/**
 * Shows a change at once and sends it when the time to undo it is over, because the server cannot undo it. When the tab
 * is hidden the person can no longer undo, so the change is sent then; a closed tab loses nothing.
 */
export function undoable(environment: Environment, { preview, message, together, send }: Undoable): void {
  const { kind } = together
  const group: Group = waiting.get(kind) ?? { changes: [] }
  group.changes.push({ send, shown: environment.applyUpdate({ storeUpdater: preview }) })
  waiting.set(kind, group)
  clearTimeout(group.timer)
  group.timer = setTimeout(() => finish(kind), UNDO_MS)
  const count = group.changes.length
  group.toast = showToast({
    ...(count === 1 ? message : together.message(count)),
    action: { label: 'Undo', run: () => undo(kind) },
    duration: UNDO_MS,
  })
}

/** Sends what waits to be undone; resolves when the server has answered. Called before the session ends. */
export async function sendWaiting(): Promise<void> {
  for (const kind of waiting.keys()) finish(kind)
  await Promise.all(underWay)
}

/** Takes the group out, so that it is either sent or undone. */
function take(kind: string): Change[] {
  const group = waiting.get(kind)
  if (!group) return []
  waiting.delete(kind)
  clearTimeout(group.timer)
  if (group.toast !== undefined) dismissToast(group.toast)
  return group.changes
}

function finish(kind: string): void {
  for (const { send, shown } of take(kind)) {
    const sent = send().finally(() => {
      shown.dispose()
      underWay.delete(sent)
    })
    underWay.add(sent)
  }
}

function undo(kind: string): void {
  for (const { shown } of take(kind).toReversed()) shown.dispose()
}

globalThis.addEventListener?.('pagehide', () => void sendWaiting())
globalThis.document?.addEventListener('visibilitychange', () => {
  // A phone may close the tab without another event.
  if (document.visibilityState === 'hidden') void sendWaiting()
})
