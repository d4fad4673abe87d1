import { lazy, Suspense, useEffect, useState } from 'react'
import { SectionBoundary } from './SectionBoundary.tsx'

const ToastRegion = lazy(() => import('./ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })))

/** The toast region, loaded when the page has come to rest: no toast can be due before. */
export function ToastHost() {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const wait = globalThis.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
    wait(() => setRested(true))
  }, [])
  if (!rested) return null
  return (
    <SectionBoundary fallback={() => null}>
      <Suspense>
        <ToastRegion />
      </Suspense>
    </SectionBoundary>
  )
}
