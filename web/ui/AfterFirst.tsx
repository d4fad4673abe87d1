import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { isFirstPage, isNewVisit } from '../lib/newVisit.ts'

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
  const isDue = useDeferredValue(true, !(isFirstPage() && isNewVisit()))
  return <Suspense fallback={skeleton}>{isDue ? children : skeleton}</Suspense>
}
