import { useLazyLoadQuery } from 'react-relay'
import type { CacheConfig, GraphQLTaggedNode, OperationType } from 'relay-runtime'

interface PartQueryOptions {
  /** Another one asks again, after a failure. */
  round?: number
  /** What the store has may be old, and must not be shown: what is filled in or decided here depends on it. */
  isFresh?: boolean
  networkCacheConfig?: CacheConfig
}

/**
 * Data of a part of a page: a tab, a panel, a dialog. Its page names the query (`parts`), so that it has started with the
 * page or with the press that opened the part. A dialog whose code is there starts it here, at the press that shows it.
 */
export function usePartQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  { round = 0, isFresh = false, networkCacheConfig }: PartQueryOptions = {},
): Q['response'] {
  return useLazyLoadQuery<Q>(query, variables, {
    fetchKey: round,
    fetchPolicy: isFresh ? 'network-only' : 'store-or-network',
    ...(networkCacheConfig && { networkCacheConfig }),
  })
}
