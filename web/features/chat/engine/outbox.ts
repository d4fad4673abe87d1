/**
 * What a member wrote in one conversation and the server has not numbered. Stored on this device, each message under a
 * key of its own: tabs that write at the same time never overwrite each other's.
 */
import type { SafeStorage } from '../../../lib/storage.ts'
import { signal, type Signal } from '../../../lib/signal.ts'
import type { Attachment, OutgoingMessage } from './chatTypes.ts'

export interface OutboxMessage extends OutgoingMessage {
  /** Its place: the time of writing in ms, later than that of any before it. */
  order: number
  /** The client id that it had before, which was another message's. */
  was: string | null
  /** Its number, once the server has answered; it stays until that message is loaded. Not `number`: it is none of those. */
  sentAs: number | null
  /** The storage has it: once it has gone from there, another tab has sent or discarded it. */
  isStored: boolean
  isGone: boolean
}

export interface Outbox {
  /** In the order of writing. */
  messages(): readonly OutboxMessage[]
  add(text: string, attachments: readonly Attachment[]): void
  /** The next one to send; null without. */
  next(): OutboxMessage | null
  /** The server has numbered it. */
  confirm(clientId: string, number: number): void
  fail(clientId: string, reason: string): void
  /** Makes a failed one pending; false when there is no such. */
  retry(clientId: string): boolean
  /** Gives it another client id, in the same place. */
  rename(clientId: string): void
  /** Removes those that are sent or discarded. */
  remove(isRemoved: (message: OutboxMessage) => boolean): void
  /** Takes over what the storage has: from before, and from other tabs. Before the first time it is empty. */
  sync(): void
  changed: Signal<void>
}

interface Needs {
  /** Of the account and the conversation; ends with a colon. Null without an account: nothing is stored. */
  prefix: string | null
  storage: Pick<SafeStorage, 'keys' | 'readJson' | 'writeJson' | 'write'>
  newId: () => string
  now: () => number
}

export function createOutbox({ prefix, storage, newId, now }: Needs): Outbox {
  let messages: OutboxMessage[] = []
  const changed = signal()

  function set(next: OutboxMessage[]): void {
    messages = next.toSorted((one, other) => one.order - other.order || (one.clientId < other.clientId ? -1 : 1))
    changed.tell()
  }

  /** A storage that is full or blocked loses nothing while the page lives. */
  function stored(message: OutboxMessage): OutboxMessage {
    if (prefix === null) return message
    const { clientId, text, attachments, createdAt, state, reason, order, was } = message
    storage.writeJson(prefix + clientId, { text, attachments, createdAt, state, reason, order, was })
    return { ...message, isStored: storage.readJson(prefix + clientId) !== null }
  }

  function unstore(clientId: string): void {
    if (prefix !== null) storage.write(prefix + clientId, null)
  }

  function change(clientId: string, edit: (message: OutboxMessage) => OutboxMessage): boolean {
    const found = messages.find((each) => each.clientId === clientId && !each.isGone && each.sentAs === null)
    if (!found) return false
    // Discarded by another tab meanwhile: it must not come back.
    if (found.isStored && prefix !== null && storage.readJson(prefix + clientId) === null) {
      sync()
      return false
    }
    const edited = edit(found)
    set(messages.map((each) => (each === found ? edited : each)))
    return true
  }

  function readAll(): OutboxMessage[] {
    if (prefix === null) return []
    return storage.keys(prefix).flatMap((key) => {
      const message = readMessage(key.slice(prefix.length), storage.readJson(key))
      return message ? [message] : []
    })
  }

  function sync(): void {
    const there = new Map(readAll().map((message) => [message.clientId, message]))
    let isSame = true
    const next = messages.map((message) => {
      const kept = there.get(message.clientId)
      there.delete(message.clientId)
      const renamed = kept ? undefined : there.values().find(({ was }) => was === message.clientId)
      if (renamed) {
        isSame = false
        there.delete(renamed.clientId)
        return renamed
      }
      const { state, reason } = kept ?? message
      const isGone = message.isGone || (message.isStored && message.sentAs === null && !kept)
      if (state === message.state && reason === message.reason && isGone === message.isGone) return message
      isSame = false
      return { ...message, state, reason, isGone }
    })
    if (!isSame || there.size > 0) set([...next, ...there.values()])
  }

  return {
    messages: () => messages,
    add(text, attachments) {
      const last = messages.at(-1)?.order ?? 0
      const order = Math.max(now(), last + 1)
      const createdAt = new Date(now()).toISOString()
      const message = {
        clientId: newId(),
        text,
        attachments,
        createdAt,
        state: 'pending',
        reason: null,
        order,
        was: null,
      } as const
      set([...messages, stored({ ...message, sentAs: null, isStored: false, isGone: false })])
    },
    next: () => messages.find(({ state, sentAs, isGone }) => state === 'pending' && sentAs === null && !isGone) ?? null,
    confirm(clientId, number) {
      unstore(clientId)
      const isConfirmed = (message: OutboxMessage) => message.clientId === clientId
      set(
        messages.map((each) =>
          isConfirmed(each) ? { ...each, sentAs: number, state: 'pending', reason: null } : each,
        ),
      )
    },
    fail(clientId, reason) {
      change(clientId, (message) => stored({ ...message, state: 'failed', reason }))
    },
    retry: (clientId) => change(clientId, (message) => stored({ ...message, state: 'pending', reason: null })),
    rename(clientId) {
      change(clientId, (message) => {
        const renamed = stored({ ...message, clientId: newId(), was: clientId })
        unstore(clientId)
        return renamed
      })
    },
    remove(isRemoved) {
      const removed = messages.filter(isRemoved)
      if (removed.length === 0) return
      for (const { clientId } of removed) unstore(clientId)
      set(messages.filter((each) => !removed.includes(each)))
    },
    sync,
    changed,
  }
}

/** Whatever may stand there: an older version's, another program's. What could not be sent or shown is left out. */
function readMessage(clientId: string, value: unknown): OutboxMessage | null {
  const { text, attachments, createdAt, state, reason, order, was } = { ...(value as Partial<OutboxMessage> | null) }
  if (typeof text !== 'string' || !Array.isArray(attachments) || !attachments.every(isAttachment)) return null
  if (typeof order !== 'number' || typeof createdAt !== 'string' || Number.isNaN(Date.parse(createdAt))) return null
  if (state !== 'pending' && state !== 'failed') return null
  return {
    clientId,
    text,
    attachments,
    createdAt,
    state,
    reason: typeof reason === 'string' ? reason : null,
    order,
    was: typeof was === 'string' ? was : null,
    sentAs: null,
    isStored: true,
    isGone: false,
  }
}

function isAttachment(value: unknown): value is Attachment {
  const { id, url, name, contentType, byteLength, width, height } = { ...(value as Partial<Attachment> | null) }
  const isText = [id, url, name, contentType].every((each) => typeof each === 'string')
  return isText && typeof byteLength === 'number' && [width, height].every(isSize)
}

const isSize = (value: unknown): boolean => value === null || typeof value === 'number'
