import type { ConversationHandle, Side } from './chatTypes.ts'
import type { ConversationSource, News } from './conversationSource.ts'
import type { Outbox } from './outbox.ts'
import type { OutboxSender } from './outboxSender.ts'

/** The handle that screens have, with what the page tells it. */
export interface ConversationStore extends ConversationHandle {
  /** Reads what this device has, and loads the newest messages. */
  open(): void
  hear(news: News): void
  /** Whether changes arrive from now on; some may have been missed, unless all is known to be as it was read. */
  setLive(isLive: boolean, isAsRead?: boolean): void
  /** The network or the person is back. */
  wake(): void
  /** Nobody shows it any more. What waits in the outbox is still sent. */
  close(): void
}

/** What a store works with: the server, this device and its clock. */
export interface StoreNeeds {
  side: Side
  source: ConversationSource
  outbox: Outbox
  sender: OutboxSender
  isLive: boolean
  isVisible: () => boolean
  /** Somebody looks at the page. */
  isLookedAt: () => boolean
  wait: (ms: number) => Promise<void>
}
