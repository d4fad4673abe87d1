/**
 * What the screens of a chat see of its engine, and what it needs of the server. The engine keeps the messages of an open conversation, sends what was
 * written until the server has numbered it, and knows who has read how far; the screens draw that and nothing else.
 */

/** A file of a message. `id` is the file's, `url` answers only the two people of the conversation. */
export interface Attachment {
  id: string
  url: string
  name: string
  contentType: string
  byteLength: number
  /** In pixels; null when it is no picture. */
  width: number | null
  height: number | null
}

/** Who wrote it: `ConversationSide` of the schema. */
export type Side = 'MENTOR' | 'MENTEE'

/** A message the server has numbered. Its number is its place in the conversation: 1, 2, 3 … without gaps. */
export interface SentMessage {
  number: number
  /** Made by the device that wrote it: still the same once it is sent, so a screen may use it as its key. */
  clientId: string
  from: Side
  text: string
  attachments: readonly Attachment[]
  createdAt: string
}

/** A message of this device that the server has not confirmed. */
export interface OutgoingMessage {
  clientId: string
  text: string
  attachments: readonly Attachment[]
  createdAt: string
  state: 'pending' | 'failed'
  /** Why it failed, as text for the screen; null while pending. */
  reason: string | null
}

/** A new object at each change, the same one in between. */
export interface ConversationState {
  /** Oldest first, without gaps; null before the first answer. */
  messages: readonly SentMessage[] | null
  /** In the order in which they were written; they stand below the messages. Never also among `messages`. */
  outgoing: readonly OutgoingMessage[]
  /** There are messages before the first one of `messages`. */
  hasEarlier: boolean
  earlier: 'idle' | 'loading' | 'failed'
  first: 'loading' | 'failed' | 'ready'
  viewerReadUpTo: number
  otherReadUpTo: number
  /** `viewerReadUpTo` when the conversation was opened: where the unread line stands. */
  openedAt: number
  isOtherTyping: boolean
  /** Too many were sent in a minute: the rest is sent by itself once the server takes more. */
  isLimited: boolean
  /** False while changes do not arrive. */
  isLive: boolean
}

/** What the screens may do. Nothing here throws or returns a promise: `getState` shows the result. */
export interface ConversationHandle {
  getState(): ConversationState
  /** Calls back after each change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Puts a message into `outgoing`, stored on this device, and sends it after those before it. */
  send(text: string, attachments: readonly Attachment[]): void
  /** Sends a failed one again, as the same message. */
  retry(clientId: string): void
  /** Removes one that is not sent. */
  discard(clientId: string): void
  /** Loads the messages before the first one; does nothing while it loads or when there are none. */
  loadEarlier(): void
  /** Loads again what failed, and what may have been missed. */
  reload(): void
  /** The screen shows messages up to this one to a person who looks. */
  seen(upTo: number): void
  /** The person is typing; may be called at each key. */
  typing(): void
}

/** The handle that screens have, with what the page tells it. */
export interface ConversationStore extends ConversationHandle {
  /** Reads what this device has, and loads the newest messages. */
  open(): void
  hear(news: News): void
  /** Whether changes arrive from now on; some may have been missed, unless all is known to be as it was read. */
  setLive(isLive: boolean, isAsRead?: boolean): void
  /** The network or the person is back. */
  wake(): void
  /** Nobody shows it now. What is in the outbox is still sent. */
  close(): void
}

/** How far a conversation has come, and how far it is read. */
export interface Progress {
  lastNumber: number
  viewerReadUpTo: number
  otherReadUpTo: number
  /** Of the other side, after `viewerReadUpTo`. */
  unreadCount: number
}

/** What an event says of a conversation. */
export interface News extends Partial<Progress> {
  message?: SentMessage
  /** The other is typing. */
  isTyping?: boolean
}

/** How many messages are asked for at once: the newest ones when a conversation opens, and backwards. */
export const MESSAGES_PAGE = 50

/** The server, and what else the page shows of one conversation. */
export interface ChatServer {
  /** The last `limit` before a number, the first `limit` after one, or the newest. May reject. */
  read(part: {
    before?: number
    after?: number
    limit: number
  }): Promise<Progress & { messages: readonly SentMessage[] }>
  /** False when it has to be tried again. Never rejects. */
  mark(upTo: number): Promise<boolean>
  showTyping(): void
  /** The viewer has read on, and so many are unread now: shown before the server has answered. */
  onRead(unreadCount: number): void
}
