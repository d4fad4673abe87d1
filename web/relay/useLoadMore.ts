import { useEffect, useEffectEvent, useState } from 'react'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { explain } from '../lib/errors.ts'
import { showToast } from '../lib/toasts.ts'

interface Pages {
  /** Of `usePaginationFragment`. */
  loadNext: LoadMoreFn<OperationType>
  hasNext: boolean
  isLoadingNext: boolean
}

interface LoadMoreOptions {
  /** How many come with the next page. */
  size: number
  /** Tells one list from another that the same component shows: a press belongs to the list it was made on. */
  list?: string
  /** The list is being read again: the press waits. */
  isHeld?: boolean
  /** The title of the toast of a failure, in place of the general one. */
  failure?: string
}

interface LoadMoreState {
  hasNext: boolean
  /** From the press until the page is there. */
  busy: boolean
  onLoad: () => void
}

/**
 * The next page of a list, at a press that is never lost: while the list itself is under way Relay ignores `loadNext`,
 * so the press is kept until it counts. For `ui/LoadMore`.
 */
export function useLoadMore(
  { loadNext, hasNext, isLoadingNext }: Pages,
  { size, list = '', isHeld = false, failure }: LoadMoreOptions,
): LoadMoreState {
  const [pressedOn, setPressedOn] = useState<string | null>(null)
  const isWanted = pressedOn === list
  // There is nothing left to load.
  if (isWanted && !hasNext) setPressedOn(null)
  const load = useEffectEvent(() => {
    let isIgnored = true
    loadNext(size, {
      onComplete(error) {
        // Relay answers at once when it does nothing; the render after the list has come tries again.
        if (isIgnored) return
        setPressedOn(null)
        if (error) showToast({ ...explain(error), ...(failure && { title: failure }), tone: 'destructive' })
      },
    })
    isIgnored = false
  })
  // After each render: the end of what Relay waits for is seen by nothing else.
  useEffect(() => {
    if (isWanted && hasNext && !isHeld && !isLoadingNext) load()
  })
  return { hasNext, busy: isWanted || isLoadingNext, onLoad: () => setPressedOn(list) }
}
