/** Live changes by topic, the root field of their subscription. Kept small; the socket's code is loaded later. */
import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import {
  requestSubscription,
  type Disposable,
  type GraphQLTaggedNode,
  type OperationType,
  type SelectorStoreUpdater,
} from 'relay-runtime'
import { signal, type Signal } from '../lib/signal.ts'
import { onWake } from './network/wake.ts'

/** Called when changes may have been missed; `isLive` when no more will be missed from now on. */
export type MissedListener = (isLive: boolean) => void

interface Topic {
  /** Whether changes arrive at present. */
  isLive: boolean
  /** Number of changes so far. */
  told: number
  /** Emits whether the topic is live. */
  missed: Signal<boolean>
}

const topics = new Map<string, Topic>()

function topic(name: string): Topic {
  const known = topics.get(name) ?? { isLive: false, told: 0, missed: signal() }
  topics.set(name, known)
  return known
}

/** Number of changes of a topic so far: a response requested before the last change may be older than that change. */
export function changesTold(name: string): number {
  return topic(name).told
}

const lost = signal()
/** Calls back when the connection is lost. Returns an unsubscribe function. */
export const onConnectionLost = lost.listen

/** The connection is lost: no changes arrive until a subscription has started again. */
export function connectionLost(): void {
  for (const each of topics.values()) each.isLive = false
  lost.tell()
}

/** Whether changes of a topic arrive at present. */
export function isTopicLive(name: string): boolean {
  return topic(name).isLive
}

/** Makes the components that show the topic refetch it, because the client's data was found to be wrong. */
export function readAgain(name: string): void {
  const { missed, isLive } = topic(name)
  missed.tell(isLive)
}

/** The member's last change from before the server read anything for this document; null where a visitor opened it. */
function drawnAt(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="last-change"]')?.content ?? null
}

/** Whether nothing of the member's has changed since this document was made: nothing on its pages can be out of date. */
export function isAsDrawn(lastChange: string | null | undefined): boolean {
  return Boolean(lastChange) && lastChange === drawnAt()
}

/** Records a live event; `STARTED` means that the server sends changes from now on. */
export function noteEvent(name: string, change: string, lastChange?: string | null): void {
  if (change !== 'STARTED') return void (topic(name).told += 1)
  topic(name).isLive = true
  if (!isAsDrawn(lastChange)) readAgain(name)
}

/** Calls back when changes of a topic may have been missed; returns an unsubscribe function. */
export function onMissed(name: string, listener: MissedListener): () => void {
  const stopListening = topic(name).missed.listen(listener)
  const stopWaiting = onWake(() => topic(name).isLive || listener(false))
  return () => {
    stopListening()
    stopWaiting()
  }
}

/**
 * Calls `read` when changes of a topic may have been missed: when its subscription starts after a change, and when the network or
 * the person is back while the topic is not live. While the connection holds, the subscription reports every change.
 */
export function useMissed(name: string, read: MissedListener): void {
  const call = useEffectEvent(read)
  useEffect(() => onMissed(name, (isLive) => call(isLive)), [name])
}

interface LiveEvent {
  readonly change: string
  readonly lastChange: string | null | undefined
}

/** Response of a subscription without variables: one root field, whose event names the change. */
export interface LiveOperation extends OperationType {
  readonly response: Record<string, LiveEvent>
}

interface Live<S extends OperationType> {
  /** Updates the lists in the store with an event. */
  updater?: SelectorStoreUpdater<S['response']>
  /** Called with each event, including the first one (`STARTED`). */
  onEvent?: (event: S['response'][keyof S['response']]) => void
}

/**
 * Keeps a subscription open while the component is mounted. If it is refused or its code fails to load, it retries when
 * the network or the person is back. `subscription` must be a constant.
 */
export function useLive<S extends LiveOperation>(
  subscription: GraphQLTaggedNode,
  { updater, onEvent }: Live<S> = {},
): void {
  const environment = useRelayEnvironment()
  const update = useEffectEvent<SelectorStoreUpdater<S['response']>>((store, data) => updater?.(store, data))
  const tell = useEffectEvent((name: string, event: LiveEvent) => {
    onEvent?.(event as S['response'][keyof S['response']])
    noteEvent(name, event.change, event.lastChange)
  })
  useEffect(() => {
    let live: Disposable | undefined
    let stopWaiting: (() => void) | undefined
    function start(): void {
      stopWaiting?.()
      stopWaiting = undefined
      live = requestSubscription<S>(environment, {
        subscription,
        variables: {},
        updater: (store, data) => update(store, data),
        onNext(data) {
          for (const [name, event] of Object.entries(data ?? {})) tell(name, event)
        },
        onError: () => (stopWaiting = onWake(start)),
      })
    }
    start()
    return () => {
      live?.dispose()
      stopWaiting?.()
    }
  }, [environment, subscription])
}
