/** The conversations that this page shows, each of them once, however many components show it. */
import { useMemo, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { isTopicLive } from '../../../relay/live.ts'
import { wait } from '../../../relay/network/reconnect.ts'
import { onWake } from '../../../relay/network/wake.ts'
import { CONVERSATIONS } from '../conversationsTopic.ts'
import { chatServer } from './chatServer.ts'
import type { ConversationHandle, ConversationState, ConversationStore, News, Side } from './chatTypes.ts'
import { CLOSED, createConversationStore } from './conversationStore.ts'
import { openOutbox } from './openOutboxes.ts'

/** It stays open this long, in ms, for a person who goes to another screen that shows it. */
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

/** Keeps a conversation open while the component is mounted: what it shows, and what may be done. */
export function useConversation(conversationId: number, side: Side): ConversationHandle & ConversationState {
  const environment = useRelayEnvironment()
  const handle = conversationHandle(environment, conversationId, side)
  const state = useSyncExternalStore(handle.subscribe, handle.getState, () => CLOSED)
  return useMemo(() => ({ ...handle, ...state }), [handle, state])
}

/** The handle of a conversation. It is opened with its first listener and closed after its last. */
function conversationHandle(environment: Environment, id: number, side: Side): ConversationHandle {
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
    server: chatServer(environment, id),
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
