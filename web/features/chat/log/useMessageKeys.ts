import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { LogRow } from './logRows.ts'
import type { LogScroll } from './logScroll.ts'

interface KeyedLog {
  rows: readonly LogRow[]
  /** Before each key: the id of its element. */
  prefix: string
  scroll: RefObject<LogScroll | null>
}

/** Place of the message to go to from `from`, -1 when none has the focus; null: the key is not for moving. */
export function rowAfter(
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
