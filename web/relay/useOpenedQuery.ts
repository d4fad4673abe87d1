import { startTransition } from 'react'
import { useQueryLoader, useRelayEnvironment, type PreloadedQuery } from 'react-relay'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { useRefresh, type Refreshing } from './refresh.ts'

interface OpenedQuery<Q extends OperationType> extends Refreshing {
  /** Null before the first `show`. */
  queryRef: PreloadedQuery<Q> | null | undefined
  /** It opens: what the store has is shown at once and read again; what it lacks is loaded. */
  show: () => void
  /** Loads it again after a failure. */
  retry: () => void
}

/** The query of what opens on demand, such as a panel or a dialog. `query` must be a constant. */
export function useOpenedQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  topic: string,
): OpenedQuery<Q> {
  const environment = useRelayEnvironment()
  const [queryRef, load] = useQueryLoader<Q>(query)
  const refreshing = useRefresh<Q>({ query, variables, topic })
  return {
    ...refreshing,
    queryRef,
    show() {
      const { status } = environment.check(createOperationDescriptor(getRequest(query), variables))
      // After a login all is stale, and then nothing tells what is missing.
      if (status !== 'available') return load(variables)
      if (!queryRef) load(variables, { fetchPolicy: 'store-only' })
      refreshing.refresh()
    },
    retry: () => startTransition(() => load(variables)),
  }
}
