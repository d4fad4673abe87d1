import { useEffect, useEffectEvent, useState } from 'react'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { explain } from '../lib/errors.ts'
import { showToast } from '../lib/toasts.ts'

/** What a list offers that is loaded page by page. */
export interface Pages {
  /** From `usePaginationFragment`. */
  loadNext: LoadMoreFn<OperationType>
  hasNext: boolean
  isLoadingNext: boolean
}

interface LoadMoreOptions {
  /** Page size. */
  size: number
  /** Identifies the list when one component shows several: a press belongs to the list that was on screen. */
  list?: string
  /** True while the list is refetched: a press waits. */
  isHeld?: boolean
  /** Title of the toast after a failure; a general one if absent. */
  failure?: string
}

/** For `ui/LoadMore`. */
export interface LoadMoreState {
  hasNext: boolean
  /** True from the press until the page has loaded. */
  busy: boolean
  onLoad: () => void
}

/**
 * Loads the next page of a list without losing a press: Relay ignores `loadNext` while the list is loading, so the press
 * waits until it can be used. For `ui/LoadMore`.
 */
export function useLoadMore(
  { loadNext, hasNext, isLoadingNext }: Pages,
  { size, list = '', isHeld = false, failure }: LoadMoreOptions,
): LoadMoreState {
  const [pressedOn, setPressedOn] = useState<string | null>(null)
  const isWanted = pressedOn === list
  // The list is complete.
  if (isWanted && !hasNext) setPressedOn(null)
  const load = useEffectEvent(() => {
    let isIgnored = true
    loadNext(size, {
      onComplete(error) {
        // Relay calls back at once when it ignores the call; the render after the list has loaded tries again.
        if (isIgnored) return
        setPressedOn(null)
        if (error) showToast({ ...explain(error), ...(failure && { title: failure }), tone: 'destructive' })
      },
    })
    isIgnored = false
  })
  // After each render, because nothing else signals that Relay is ready.
  useEffect(() => {
    if (isWanted && hasNext && !isHeld && !isLoadingNext) load()
  })
  return { hasNext, busy: isWanted || isLoadingNext, onLoad: () => setPressedOn(list) }
}
