/** A message that comes and goes by itself. */
export interface ToastMessage {
  title: string
  description?: string
  /** `good` and `destructive` add their icon and colour. */
  tone?: 'neutral' | 'good' | 'destructive'
}

/** What the region shows; `id` tells one showing from the next. */
export interface ShownToast extends ToastMessage {
  id: number
}

let shown: ShownToast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function change(next: ShownToast | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one before: at most one is visible. Works outside components too. */
export function showToast(message: ToastMessage): void {
  change({ ...message, id: ++lastId })
}

/** Takes the toast with this id away, if it is still there. */
export function dismissToast(id: number): void {
  if (shown?.id === id) change(null)
}

/** The toast on screen, null without. */
export function currentToast(): ShownToast | null {
  return shown
}

/** Calls back on each change; returns an unsubscribe function. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
