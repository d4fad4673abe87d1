/** How a person reads a log: where it opens, what is loaded near its top, what has been in view, and how keys move. */
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { ConversationHandle, ConversationState, Side } from '../engine/chatTypes.ts'
import { firstUnread, type LogRow } from './logRows.ts'
import type { LogScroll } from './logScroll.ts'

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

/** So much of a message has to be in view to have been seen, in px, or half of a smaller one. */
const ENOUGH = 48
const STEPS = [0, 0.25, 0.5, 0.75, 1]

/**
 * The highest number of the other's messages that was in view while the page was. `elementOf` finds where they stand.
 */
export function useSeen(
  rows: readonly LogRow[],
  {
    readUpTo,
    elementOf,
    onSeen,
  }: { readUpTo: number; elementOf: (row: LogRow) => Element | null; onSeen: (upTo: number) => void },
): number {
  const [seen, setSeen] = useState(readUpTo)
  const upTo = Math.max(seen, readUpTo)
  const find = useEffectEvent(elementOf)
  const see = useEffectEvent((number: number) => {
    if (number <= upTo) return
    setSeen(number)
    onSeen(number)
  })
  const seenUpTo = useEffectEvent(() => upTo)
  useEffect(() => {
    const shown = new Map<Element, number>()
    const inView = new Set<Element>()
    function look(): void {
      if (document.visibilityState === 'hidden') return
      const highest = Math.max(0, ...[...inView].map((element) => shown.get(element) ?? 0))
      if (highest > 0) see(highest)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect } of entries)
          if (intersectionRatio >= 0.5 || intersectionRect.height >= ENOUGH) inView.add(target)
          else inView.delete(target)
        look()
      },
      { threshold: STEPS },
    )
    for (const row of rows.toReversed()) {
      if (row.number !== null && row.number <= seenUpTo()) break
      const element = row.isOwn || row.number === null ? null : find(row)
      if (!element || row.number === null) continue
      shown.set(element, row.number)
      observer.observe(element)
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [rows])
  return upTo
}

interface KeyedLog {
  rows: readonly LogRow[]
  /** Before each key: the id of its element. */
  prefix: string
  scroll: RefObject<LogScroll | null>
}

/** Index of the message to go to; `from` is -1 when none has the focus. Null: the key is not for moving. */
function rowAfter(
  key: string,
  { from, count, inView }: { from: number; count: number; inView: number },
): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  if (from < 0) return inView
  return Math.min(count - 1, Math.max(0, from + (key === 'ArrowUp' ? -1 : 1)))
}

/** Arrow keys, Home and End move from message to message; `activeId` is the element that has or had the focus. */
export function useMessageKeys({ rows, prefix, scroll }: KeyedLog) {
  const [activeId, setActiveId] = useState<string | null>(null)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { target, currentTarget, key } = event
    // A dialog of a message is its child only for React.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const from = placeOf(target.closest('[data-row]')?.id)
    const next = rowAfter(key, { from, count: rows.length, inView: from < 0 ? placeInView() : 0 })
    if (next === null) return
    event.preventDefault()
    show(rows[next])
  }

  function placeOf(id: string | undefined): number {
    return rows.findLastIndex((row) => prefix + row.key === id)
  }

  /** Of the newest message at the bottom, elsewhere of the first one in view. */
  function placeInView(): number {
    return scroll.current?.isAtBottom ? rows.length - 1 : Math.max(0, placeOf(scroll.current?.rowInView()?.id))
  }

  /** Gives a message the focus and brings it into view. */
  function show(row: LogRow | undefined): void {
    const element = row && document.getElementById(prefix + row.key)
    if (!element) return
    element.focus({ preventScroll: true })
    scroll.current?.reveal(element)
  }

  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    if (currentTarget.contains(target)) setActiveId(target.closest('[data-row]')?.id ?? null)
  }

  return { activeId, onKeyDown, onFocus }
}
