/** What is being written in a conversation, kept on this device until it is sent. */
import { useEffect, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { signal } from '../../../lib/signal.ts'
import { browserStorage, type SafeStorage } from '../../../lib/storage.ts'
import { CHAT_DRAFT } from '../../accounts/session/leave.ts'
import { accountOf } from './openOutboxes.ts'

/** It is stored this long after a key, in ms. */
const GATHER_MS = 250
/** A tab in which nothing was typed for this long, in ms, takes over what another tab writes. */
const QUIET_MS = 2_000

interface ChatDraft {
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

const all = new WeakMap<Environment, Map<number, ChatDraft>>()

/** What is being written in a conversation, and how to change it: stored on this device, '' once it is sent. */
export function useDraft(conversationId: number): [text: string, setText: (text: string) => void] {
  const environment = useRelayEnvironment()
  const draft = draftOf(environment, conversationId)
  const text = useSyncExternalStore(draft.subscribe, draft.getText, () => '')
  useEffect(() => {
    draft.read()
    const look = () => draft.read()
    addEventListener('storage', look)
    addEventListener('pageshow', look)
    addEventListener('pagehide', draft.keep)
    return () => {
      removeEventListener('storage', look)
      removeEventListener('pageshow', look)
      removeEventListener('pagehide', draft.keep)
      draft.keep()
    }
  }, [draft])
  return [text, draft.set]
}

/** One a conversation in this page, whatever shows it. */
function draftOf(environment: Environment, conversationId: number): ChatDraft {
  const drafts = all.get(environment) ?? new Map<number, ChatDraft>()
  all.set(environment, drafts)
  const known = drafts.get(conversationId)
  if (known) return known
  const account = accountOf(environment)
  const draft = createChatDraft(account && `${CHAT_DRAFT}${account}:${conversationId}`, browserStorage)
  drafts.set(conversationId, draft)
  return draft
}
