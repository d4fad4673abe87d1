import { use, useState } from 'react'
import { ScrollRestoration, UNSAFE_DataRouterStateContext as RouterState, type Location } from 'react-router'
import { isDrawn } from '../relay/route.tsx'

/** Key for scroll restoration. The first entry of every document has the same key, so its path is used instead. */
const keyOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

/**
 * The browser itself has put a page that is whole where it belongs, and whoever reads it may have scrolled on since. A
 * skeleton is too short for that.
 */
const staysWhereItIs = () => isDrawn && document.querySelector('#root [aria-busy=true]') === null

/**
 * Scrolls a page that is gone to to its top, or to where it was left. The first one stays where it is if the server has
 * drawn all of it: the router would take it to the top as soon as its code is there.
 */
export function Scrolling() {
  const state = use(RouterState)!
  const [first] = useState(() => (globalThis.document && staysWhereItIs() ? state.location : null))
  return (
    <RouterState value={state.location === first ? { ...state, restoreScrollPosition: false } : state}>
      <ScrollRestoration getKey={keyOf} />
    </RouterState>
  )
}
