import { Suspense, useDeferredValue, type ReactNode } from 'react'

let isAlive = false
globalThis.addEventListener?.('alive', () => (isAlive = true), { once: true })

/** Whether this document was opened by a link or an address, not by a reload or by going Back or Forward. */
export function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

interface AfterFirstProps {
  children: ReactNode
  /** Stands there until then. */
  skeleton: ReactNode
}

/**
 * The long part of a page that the server leaves to the browser: a slow phone draws it once the head of the page can be
 * used. Only on the first page of a new visit; where its reader goes back to a place in it, it is there at once.
 */
export function AfterFirst({ children, skeleton }: AfterFirstProps) {
  const isDue = useDeferredValue(true, isAlive || !isNewVisit())
  return <Suspense fallback={skeleton}>{isDue ? children : skeleton}</Suspense>
}
