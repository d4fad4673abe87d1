import type { SentMessage } from './chatTypes.ts'

/** How far a conversation has come, and how far it is read. */
export interface Standing {
  lastNumber: number
  viewerReadUpTo: number
  otherReadUpTo: number
  /** Of the other side, after `viewerReadUpTo`. */
  unreadCount: number
}

/** What an event says of a conversation. */
export interface News extends Partial<Standing> {
  message?: SentMessage
  /** The other is typing. */
  isTyping?: boolean
}

/** The server, and what else the page shows of one conversation. */
export interface ConversationSource {
  /** The last `limit` before a number, the first `limit` after one, or the newest. May reject. */
  read(part: {
    before?: number
    after?: number
    limit: number
  }): Promise<Standing & { messages: readonly SentMessage[] }>
  /** False when it has to be tried again. Never rejects. */
  mark(upTo: number): Promise<boolean>
  showTyping(): void
  /** The viewer has read on, and so many are unread now: shown before the server has been told. */
  onRead(unreadCount: number): void
}
