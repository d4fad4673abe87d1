import { use, useState } from 'react'
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

/**
 * The browser itself has put a page that is whole where it belongs, and whoever reads it may have scrolled on since. A
 * skeleton is too short for that, but a link that was followed to it names its top.
 */
const staysWhereItIs = ({ hash }: Location) =>
  (isDrawn && document.querySelector('#root [aria-busy=true]') === null) || (isNewVisit() && hash === '')

/**
 * Scrolls a page that is gone to to its top, or to where it was left before a reload or by going Back or Forward. The
 * first one stays where it is if the server has drawn all of it: the router would take it to the top as soon as its code
 * is there.
 */
export function Scrolling() {
  const state = use(RouterState)!
  const [first] = useState(() => (globalThis.document && staysWhereItIs(state.location) ? state.location : null))
  return (
    <RouterState value={state.location === first ? { ...state, restoreScrollPosition: false } : state}>
      <ScrollRestoration getKey={keyOf} />
    </RouterState>
  )
}
