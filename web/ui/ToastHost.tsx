import { lazy, Suspense } from 'react'
import { SectionBoundary } from './SectionBoundary.tsx'
import { useRested } from './useRested.ts'

const ToastRegion = lazy(() => import('./ToastRegion.tsx').then((module) => ({ default: module.ToastRegion })))

/** The toast region, loaded when the page has come to rest: no toast can be due before. */
export function ToastHost() {
  if (!useRested()) return null
  return (
    <SectionBoundary fallback={() => null}>
      <Suspense>
        <ToastRegion />
      </Suspense>
    </SectionBoundary>
  )
}
