/** What is being written in a conversation, kept on this device until it is sent. */
import type { SafeStorage } from '../../../lib/storage.ts'
import { signal } from '../../../lib/signal.ts'

/** It is stored this long after a key, in ms. */
const GATHER_MS = 250
/** A tab in which nothing was typed for this long, in ms, takes over what another tab writes. */
const QUIET_MS = 2_000

export interface ChatDraft {
  getText(): string
  subscribe(listener: () => void): () => void
  set(text: string): void
  /** Takes over what the storage has, unless the person is writing here. */
  read(): void
  /** Stores what is yet to be stored: the page may be gone in a moment. */
  keep(): void
}

/** A draft under a key; null without an account, then nothing is stored. It is empty until it is first read. */
export function createChatDraft(key: string | null, storage: Pick<SafeStorage, 'read' | 'write'>): ChatDraft {
  const changed = signal()
  let text = ''
  /** What the storage had when it was last read or written: one that takes nothing must not empty what is typed. */
  let known: string | null = null
  let typedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  function keep(): void {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    if (key === null) return
    storage.write(key, text || null)
    known = storage.read(key)
  }

  return {
    getText: () => text,
    subscribe: changed.listen,
    set(next) {
      text = next
      typedAt = Date.now()
      clearTimeout(timer)
      timer = setTimeout(keep, GATHER_MS)
      // It was sent: not even a crash brings it back.
      if (text === '') keep()
      changed.tell()
    },
    read() {
      if (key === null || timer !== undefined || Date.now() - typedAt < QUIET_MS) return
      const stored = storage.read(key)
      if (stored === known) return
      known = stored
      text = stored ?? ''
      changed.tell()
    },
    keep,
  }
}
