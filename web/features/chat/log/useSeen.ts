import { useEffect, useEffectEvent, useState } from 'react'
import type { LogRow } from './logRows.ts'

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
