import { signal } from './signal.ts'

/** A message that closes on its own. */
export interface ToastMessage {
  title: string
  description?: string
  /** `good` and `destructive` add their icon and colour. */
  tone?: 'neutral' | 'good' | 'destructive'
  /** An action, such as Undo, available while the toast is shown. */
  action?: { label: string; run: () => void }
  /** Duration in ms; the default applies if absent. */
  duration?: number
}

/** A toast on screen; `id` is unique for each time one is shown. */
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

/** Shows a toast, replacing the previous one: at most one is visible. Works outside components too. Returns its id. */
export function showToast(message: ToastMessage): number {
  change({ ...message, id: ++lastId })
  return lastId
}

/** Dismisses the toast with this id if it is still shown. */
export function dismissToast(id: number): void {
  if (shown?.id === id) change(null)
}

/** The toast on screen; null if there is none. */
export function currentToast(): ShownToast | null {
  return shown
}

/** Calls back when the toast changes. Returns an unsubscribe function. */
export const onToastChange = changed.listen
