import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { invalidate, keepPages } from './connections.ts'
import { changesTold } from './live.ts'
import { onWake } from './wake.ts'

interface RefreshOptions<Q extends OperationType> {
  query: GraphQLTaggedNode
  variables: Q['variables']
  /** Changes of this topic that are told meanwhile have it read once more: the answer may be older. */
  topic?: string
  /** `__id` of the connection it reads from its start; pages loaded beyond the answer stay. */
  list?: string | undefined
  /** The list is loading more: the refresh waits. */
  isHeld?: boolean
}

interface Refreshing {
  /** Reads it again, past the store. Never rejects; calls while it reads lead to one more read. */
  refresh: () => void
  isRefreshing: boolean
  /** The last refresh failed: what is on screen may be old. It is tried again when the network or the person is back. */
  isStale: boolean
}

/**
 * Reads a query again while its old content stays on screen, whatever happens. Only what the answer brings changes, so
 * nothing that is being written is replaced.
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
    const { query, variables, topic, list } = options
    const told = topic === undefined ? 0 : changesTold(topic)
    const keepLoaded = list === undefined ? undefined : keepPages(environment, list)
    isReading.current = true
    isAskedAgain.current = false
    fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      next: () => keepLoaded?.(),
      error() {
        isReading.current = false
        // Whoever comes back to it asks for it.
        if (list !== undefined) invalidate(environment, [list])
        setState('stale')
      },
      complete() {
        isReading.current = false
        const isOlder = topic !== undefined && changesTold(topic) !== told
        // Not within this call: the question still counts as under way, and would be answered by itself.
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
