import { signal } from './signal.ts'

/** A message that comes and goes by itself. */
export interface ToastMessage {
  title: string
  description?: string
  /** `good` and `destructive` add their icon and colour. */
  tone?: 'neutral' | 'good' | 'destructive'
  /** A way back, as long as it is shown. */
  action?: { label: string; run: () => void }
  /** In ms; the usual time without. */
  duration?: number
}

/** What the region shows; `id` tells one showing from the next. */
export interface ShownToast extends ToastMessage {
  id: number
}

let shown: ShownToast | null = null
let lastId = 0
const changed = signal()

function change(next: ShownToast | null): void {
  shown = next
  changed.tell()
}

/** Shows a toast in place of the one before: at most one is visible. Works outside components too. Returns its id. */
export function showToast(message: ToastMessage): number {
  change({ ...message, id: ++lastId })
  return lastId
}

/** Takes the toast with this id away, if it is still there. */
export function dismissToast(id: number): void {
  if (shown?.id === id) change(null)
}

/** The toast on screen, null without. */
export function currentToast(): ShownToast | null {
  return shown
}

/** Calls back on each change. Returns an unsubscribe function. */
export const onToastChange = changed.listen
