/** The conversations that this page shows, each of them once, however many components show it. */
import type { Environment } from 'relay-runtime'
import { isTopicLive } from '../../../relay/live.ts'
import { wait } from '../../../relay/reconnect.ts'
import { onWake } from '../../../relay/wake.ts'
import type { ConversationHandle, Side } from './chatTypes.ts'
import type { News } from './conversationSource.ts'
import { CLOSED, createConversationStore } from './conversationStore.ts'
import type { ConversationStore } from './storeParts.ts'
import { CONVERSATIONS } from '../conversationsTopic.ts'
import { markRead } from './markRead.ts'
import { openOutbox } from './openOutboxes.ts'
import { readMessages } from './readMessages.ts'
import { showTyping } from './showTyping.ts'
import { showUnread } from './showUnread.ts'

/** Whoever goes from one screen to another that shows it too finds it open, in ms. */
const LINGER_MS = 1_000

interface Shown {
  handle: ConversationHandle
  /** Null while nobody listens. */
  store: ConversationStore | null
}

const all = new WeakMap<Environment, Map<number, Shown>>()

function shownIn(environment: Environment): Map<number, Shown> {
  const shown = all.get(environment) ?? new Map<number, Shown>()
  all.set(environment, shown)
  return shown
}

/** The handle of a conversation. It is opened with its first listener and closed after its last. */
export function conversationHandle(environment: Environment, id: number, side: Side): ConversationHandle {
  const shown = shownIn(environment)
  const known = shown.get(id)
  if (known) return known.handle
  let listeners = 0
  let closing: ReturnType<typeof setTimeout> | undefined
  let stopWaking: (() => void) | undefined
  const here: Shown = {
    store: null,
    handle: {
      getState: () => here.store?.getState() ?? CLOSED,
      subscribe(listener) {
        clearTimeout(closing)
        listeners += 1
        const store = here.store ?? open()
        const stop = store.subscribe(listener)
        return () => {
          stop()
          listeners -= 1
          if (listeners === 0) closing = setTimeout(close, LINGER_MS)
        }
      },
      send: (text, attachments) => here.store?.send(text, attachments),
      retry: (clientId) => here.store?.retry(clientId),
      discard: (clientId) => here.store?.discard(clientId),
      loadEarlier: () => here.store?.loadEarlier(),
      reload: () => here.store?.reload(),
      seen: (upTo) => here.store?.seen(upTo),
      typing: () => here.store?.typing(),
    },
  }

  function open(): ConversationStore {
    const store = createStore(environment, id, side)
    here.store = store
    const stops = [onWake(store.wake), onFocus(store.wake)]
    stopWaking = () => stops.forEach((stop) => stop())
    store.open()
    return store
  }

  function close(): void {
    stopWaking?.()
    here.store?.close()
    here.store = null
  }

  shown.set(id, here)
  return here.handle
}

function createStore(environment: Environment, id: number, side: Side): ConversationStore {
  return createConversationStore({
    ...openOutbox(environment, id),
    side,
    source: {
      read: (part) => readMessages(environment, id, part),
      mark: (upTo) => markRead(environment, id, upTo),
      showTyping: () => showTyping(environment, id),
      onRead: (unreadCount) => showUnread(environment, id, unreadCount),
    },
    isLive: isTopicLive(CONVERSATIONS),
    isVisible: () => document.visibilityState === 'visible',
    isLookedAt: () => document.visibilityState === 'visible' && document.hasFocus(),
    wait,
  })
}

/** Tells a conversation what an event says; answers whether it is open. */
export function hearNews(environment: Environment, id: number, news: News): boolean {
  const store = shownIn(environment).get(id)?.store ?? null
  store?.hear(news)
  return store !== null
}

/** Tells all open ones whether changes arrive from now on; `isAsRead`: none has been missed. */
export function setConversationsLive(environment: Environment, isLive: boolean, isAsRead = false): void {
  for (const { store } of shownIn(environment).values()) store?.setLive(isLive, isAsRead)
}

function onFocus(look: () => void): () => void {
  addEventListener('focus', look)
  return () => removeEventListener('focus', look)
}
