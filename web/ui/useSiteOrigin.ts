import { useSyncExternalStore } from 'react'

/** The public origin from the server, so that a page opened under another host still has its canonical URL. */
export function useSiteOrigin(): string {
  return useSyncExternalStore(unchanging, read, unknown)
}

const unchanging = () => () => {}
const read = () => document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? location.origin
/** When rendered on the server, URLs are relative to the page. */
const unknown = () => ''
