import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { ConversationHandle, ConversationState, Side } from '../engine/chatTypes.ts'
import { firstUnread } from './logRows.ts'

/** So far ahead of the reader earlier messages are asked for. */
const AHEAD = '800px 0px 0px 0px'
/** The unread line is looked for among so many messages; then the log opens at its bottom. */
const SEARCHED = 1_000

/**
 * Whether it is known where the log opens: at the first unread message, which may be among those that are not loaded yet.
 * Once true it stays. `openUpTo` is the number of the newest message at that time.
 */
export function useOpening(state: ConversationState, side: Side, handle: ConversationHandle) {
  const { messages, earlier } = state
  const [openUpTo, setOpenUpTo] = useState<number | null>(null)
  const [isReady, setReady] = useState(false)
  const newest = messages ? (messages.at(-1)?.number ?? 0) : null
  if (openUpTo === null && newest !== null) setOpenUpTo(newest)
  const upTo = openUpTo ?? newest ?? 0
  const isSearched = earlier === 'failed' || (messages?.length ?? 0) >= SEARCHED
  const isKnown = messages !== null && (isSearched || firstUnread(state, { side, openUpTo: upTo }) !== undefined)
  if (isKnown && !isReady) setReady(true)
  const search = useEffectEvent(() => handle.loadEarlier())
  const isSearching = messages !== null && !isKnown && !isReady && earlier === 'idle'
  useEffect(() => {
    if (isSearching) search()
  }, [isSearching])
  return { isReady, openUpTo: upTo }
}

/** Loads earlier messages when the reader comes near what stands above them; after a failure it waits to be asked. */
export function useEarlier(
  state: ConversationState,
  isReady: boolean,
  onLoad: () => void,
): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  const { hasEarlier, earlier } = state
  const isWaiting = isReady && hasEarlier && earlier === 'idle'
  useEffect(() => {
    if (!isWaiting || !top.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      {
        root: top.current.closest('[role="log"]'),
        rootMargin: AHEAD,
      },
    )
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [isWaiting])
  return top
}
