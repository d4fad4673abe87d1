import { use, useEffect, useState } from 'react'
import { ScrollRestoration, UNSAFE_DataRouterStateContext as RouterState, type Location } from 'react-router'
import { isDrawn } from '../relay/route.tsx'

/**
 * Key for scroll restoration. The first entry of every document has the same key, so its address is used instead, without
 * how much of a list is shown: that grows while one scrolls.
 */
function keyOf({ key, pathname, search }: Location): string {
  if (key !== 'default') return key
  const view = new URLSearchParams(search)
  view.delete('shown')
  return `${pathname}?${view}`
}

/** Whether this document was opened by a link or an address, not by a reload or by going Back or Forward. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

const isBusy = () => document.querySelector('#root [aria-busy=true]') !== null

/**
 * The browser itself has put a page that is whole where it belongs, and its reader may have scrolled on since. A skeleton
 * is too short for that, but a page that is newly opened begins at its top.
 */
const staysWhereItIs = () => (isDrawn && !isBusy()) || isNewVisit()

/**
 * Scrolls a page that is gone to to its top, or to where it was left before a reload or by going Back or Forward. The
 * first one stays where it is if the server has drawn all of it: the router would take it to the top as soon as its code
 * is there. Then what the address names comes into view.
 */
export function Scrolling() {
  const state = use(RouterState)!
  const { location, historyAction, preventScrollReset } = state
  const [first] = useState(location)
  const [stays] = useState(() => globalThis.document && staysWhereItIs())
  const isFirst = location === first
  const isReturn = isFirst ? !isNewVisit() : historyAction === 'POP'
  useNamedPart(isReturn || preventScrollReset ? null : location)
  return (
    <RouterState value={isFirst && stays ? { ...state, restoreScrollPosition: false } : state}>
      <ScrollRestoration getKey={keyOf} />
    </RouterState>
  )
}

/** The part that the `#…` of an address names, or the tabs where its `?tab=` is one; null until it is there. */
function namedPart({ hash, search }: Location): Element | null | undefined {
  if (hash) return document.getElementById(hash.slice(1))
  return search.includes('tab=') ? document.querySelector('[role=tablist]') : undefined
}

/** Brings the part that the address names into view, once: a page of one person begins as a skeleton without it. */
function useNamedPart(location: Location | null): void {
  useEffect(() => {
    let frame = 0
    const look = () => {
      const part = location ? namedPart(location) : undefined
      // Somebody who has scrolled meanwhile stays where they are.
      if (part && scrollY === 0 && part.getBoundingClientRect().top > innerHeight / 2) part.scrollIntoView()
      if (part === null && isBusy()) frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [location])
}
