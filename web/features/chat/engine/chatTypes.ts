/**
 * What the screens of a chat see of its engine. The engine keeps the messages of an open conversation, sends what was
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
  /** Too many were sent in a minute: what waits is sent by itself once the server takes more. */
  isLimited: boolean
  /** False while changes do not arrive. */
  isLive: boolean
}

/** What the screens may do. Nothing here throws or returns a promise: `getState` tells what became of it. */
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
