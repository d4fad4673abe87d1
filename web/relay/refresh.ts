import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { invalidate, keepPages } from './connections.ts'
import { changesTold } from './live.ts'
import { IN_PARTS } from './network/request.ts'
import { onWake } from './network/wake.ts'

interface RefreshOptions<Q extends OperationType> {
  query: GraphQLTaggedNode
  variables: Q['variables']
  /** A change of this topic during the refetch triggers another one, because the response may be older. */
  topic?: string
  /** `__id` of the connection that is read from its start; pages loaded beyond the response are kept. */
  list?: string | undefined
  /** True while the list loads more: the refresh waits. */
  isHeld?: boolean
  /** Parts may fail without the others. */
  isInParts?: boolean
}

/** How a refetch stands. */
export interface Refreshing {
  /** Refetches from the network. Never rejects; calls during a refetch lead to one more. */
  refresh: () => void
  isRefreshing: boolean
  /** The last refresh failed, so the screen may be out of date. It retries when the network or the person is back. */
  isStale: boolean
}

/**
 * Refetches a query while its old content stays on screen, whatever happens. Only fields of the response change, so a
 * form in progress is never replaced.
 */
export function useRefresh<Q extends OperationType>(options: RefreshOptions<Q>): Refreshing {
  const environment = useRelayEnvironment()
  const { isHeld = false } = options
  const [state, setState] = useState<'fresh' | 'wanted' | 'stale'>('fresh')
  const [, readOnceMore] = useReducer((rounds: number) => rounds + 1, 0)
  const isReading = useRef(false)
  const isAskedAgain = useRef(false)
  function refresh(): void {
    if (isReading.current) isAskedAgain.current = true
    else setState('wanted')
  }
  const read = useEffectEvent(() => {
    const { query, variables, topic, list, isInParts } = options
    const told = topic === undefined ? 0 : changesTold(topic)
    const keepLoaded = list === undefined ? undefined : keepPages(environment, list)
    isReading.current = true
    isAskedAgain.current = false
    const network = isInParts ? { networkCacheConfig: IN_PARTS } : {}
    fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only', ...network }).subscribe({
      next: () => keepLoaded?.(),
      error() {
        isReading.current = false
        // Refetched when the person returns to the page.
        if (list !== undefined) invalidate(environment, [list])
        setState('stale')
      },
      complete() {
        isReading.current = false
        const isOlder = topic !== undefined && changesTold(topic) !== told
        // Not synchronously: Relay still counts the request as in flight and would deduplicate the new one with it.
        if (isOlder || isAskedAgain.current) readOnceMore()
        else setState('fresh')
      },
    })
  })
  useEffect(() => {
    if (state === 'wanted' && !isHeld && !isReading.current) read()
  })
  useEffect(() => (state === 'stale' ? onWake(() => setState('wanted')) : undefined), [state])
  return { refresh, isRefreshing: state === 'wanted', isStale: state === 'stale' }
}
