/** Live changes, by topic: the root field of the subscription that tells them. Small; the socket's code comes later. */
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
import { onWake } from './wake.ts'

/** Called when changes may have been missed; `isLive`: from now on none is. */
export type MissedListener = (isLive: boolean) => void

interface Topic {
  /** Changes arrive. */
  isLive: boolean
  /** How many were told so far. */
  told: number
  /** Tells whether it is live from now on. */
  missed: Signal<boolean>
}

const topics = new Map<string, Topic>()

function topic(name: string): Topic {
  const known = topics.get(name) ?? { isLive: false, told: 0, missed: signal() }
  topics.set(name, known)
  return known
}

/** How many changes of a topic were told so far: an answer that was asked for before the last may be older than it. */
export function changesTold(name: string): number {
  return topic(name).told
}

/** The connection is gone: nothing is told until a subscription has started again. */
export function connectionLost(): void {
  for (const each of topics.values()) each.isLive = false
}

/** Has whoever shows the topic read it again: something in it is not as it was thought to be. */
export function readAgain(name: string): void {
  const { missed, isLive } = topic(name)
  missed.tell(isLive)
}

/** Takes note of a live event; `STARTED` says that the server listens from now on. */
export function noteEvent(name: string, change: string): void {
  if (change !== 'STARTED') return void (topic(name).told += 1)
  topic(name).isLive = true
  readAgain(name)
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
 * Calls `read` when changes of a topic may have been missed: each time its subscription starts, and when the network or
 * the person is back while it is not live. While the connection holds, the subscription tells everything.
 */
export function useMissed(name: string, read: MissedListener): void {
  const call = useEffectEvent(read)
  useEffect(() => onMissed(name, (isLive) => call(isLive)), [name])
}

/** What a subscription without variables tells: one root field, whose event names its change. */
export interface LiveOperation extends OperationType {
  readonly response: Record<string, { readonly change: string }>
}

interface Live<S extends OperationType> {
  /** Puts an event into the lists in the store. */
  updater?: SelectorStoreUpdater<S['response']>
  /** Called with each event, the first (`STARTED`) too. */
  onEvent?: (event: S['response'][keyof S['response']]) => void
}

/**
 * Follows a subscription while the component is mounted. Refused, or without its code, it is tried again when things
 * may have changed. `subscription` must be a constant.
 */
export function useLive<S extends LiveOperation>(
  subscription: GraphQLTaggedNode,
  { updater, onEvent }: Live<S> = {},
): void {
  const environment = useRelayEnvironment()
  const update = useEffectEvent<SelectorStoreUpdater<S['response']>>((store, data) => updater?.(store, data))
  const tell = useEffectEvent((name: string, event: { readonly change: string }) => {
    onEvent?.(event as S['response'][keyof S['response']])
    noteEvent(name, event.change)
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
