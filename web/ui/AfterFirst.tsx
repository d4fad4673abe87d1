import { Suspense, useDeferredValue, useState, type ReactNode } from 'react'
import { useIdle } from './useIdle.ts'

interface AfterFirstProps {
  children: ReactNode
  /** Stands there until then. */
  skeleton: ReactNode
}

/**
 * The long part of a page that the server leaves to the browser: a slow phone draws it, in short tasks, once header and
 * head of the page can be used. Only on the first page of a new visit; where its reader goes back to a place in it, it is
 * there at once. `web/start.ts` marks the document.
 */
export function AfterFirst({ children, skeleton }: AfterFirstProps) {
  const [atOnce] = useState(() => !globalThis.document?.documentElement.hasAttribute('data-new'))
  const isIdle = useIdle()
  const isDue = useDeferredValue(atOnce || isIdle)
  return <Suspense fallback={skeleton}>{isDue ? children : skeleton}</Suspense>
}
