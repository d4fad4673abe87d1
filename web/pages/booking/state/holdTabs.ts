/** What one tab does to the mentee's hold concerns the others: there is one hold a mentee. */
import { signal } from '../../../lib/signal.ts'

const channel = typeof document === 'undefined' ? null : new BroadcastChannel('plumbline-hold')
const heard = signal<void>()
channel?.addEventListener('message', () => heard.tell())

/** Tells the other tabs that the hold may be another. */
export function tellTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel?.postMessage(null)
}

/** Calls back when another tab tells. Returns an unsubscribe function. */
export const onTabs = heard.listen
