import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { PAGE_MAXIMUM } from '../../api/rules/constants.ts'
import { useRefresh, type Refreshing } from './refresh.ts'
import { useLoadMore, type LoadMoreState, type Pages } from './useLoadMore.ts'

interface LiveListOptions<Q extends OperationType> {
  /** From `usePaginationFragment`. */
  pages: Pages
  /** `__id` of the connection; undefined while there is none, such as after a logout. */
  list: string | undefined
  /** How many rows are on screen. */
  shown: number
  /** Page size. */
  size: number
  /** Reads the list from its start. */
  query: GraphQLTaggedNode
  /** Variables of the query for the first rows of the list: as many as are on screen. */
  variables: (first: number) => Q['variables']
  /** The topic of live changes to its rows. */
  topic: string
}

interface LiveList extends Refreshing {
  /** For `ui/LoadMore`. */
  more: LoadMoreState
}

/**
 * A list that is loaded page by page and read again when its rows change: what is loaded stays, and loading more and
 * reading again wait for each other. The caller calls `refresh` on the changes that concern it.
 */
export function useLiveList<Q extends OperationType>(options: LiveListOptions<Q>): LiveList {
  const { pages, list, shown, size, query, variables, topic } = options
  const refreshing = useRefresh<Q>({
    query,
    variables: variables(Math.min(PAGE_MAXIMUM, Math.max(size, shown))),
    topic,
    list,
    isHeld: pages.isLoadingNext,
  })
  const more = useLoadMore(pages, { size, list: list ?? '', isHeld: refreshing.isRefreshing })
  return { ...refreshing, more }
}
