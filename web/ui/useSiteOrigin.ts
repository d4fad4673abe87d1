import { useSyncExternalStore } from 'react'

/** The public origin, as the server says it: a page reached under another host still names its canonical address. */
export function useSiteOrigin(): string {
  return useSyncExternalStore(unchanging, read, unknown)
}

const unchanging = () => () => {}
const read = () => document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? location.origin
/** Drawn on the server, addresses are relative to the page. */
const unknown = () => ''
