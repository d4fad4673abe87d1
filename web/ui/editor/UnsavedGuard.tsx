import { createContext, use, useCallback, useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { loadOnce } from '../../lib/loadOnce.ts'
import type { LeaveDialog } from './LeaveDialog.tsx'

/** Loads with the first unsaved change, so that it is there when it is needed. */
const dialog = loadOnce(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog))

/** Registers whether the section `id` has unsaved changes. */
type Report = (id: string, unsaved: boolean) => void

const Guard = createContext<Report | null>(null)

/** Wraps the sections of a page: asks once before a person leaves with unsaved changes. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  // Read when somebody leaves: what was saved a moment ago must not be asked about.
  const [unsaved] = useState(() => new Set<string>())
  const [isUnsaved, setUnsaved] = useState(false)
  const report = useCallback<Report>(
    (id, isSectionUnsaved) => {
      if (isSectionUnsaved) unsaved.add(id)
      else unsaved.delete(id)
      setUnsaved(unsaved.size > 0)
    },
    [unsaved],
  )
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 &&
      placeOf(currentLocation.pathname, currentLocation.search) !== placeOf(nextLocation.pathname, nextLocation.search),
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  const isBlocked = blocker.state === 'blocked'
  const [Ask, setAsk] = useState<typeof LeaveDialog | null>(null)
  // The browser's own dialog asks if the code of ours cannot be loaded.
  const askPlainly = useEffectEvent(() => {
    if (confirm('Leave without saving? Your changes on this page are not saved yet.')) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (isUnsaved) dialog.load().catch(() => undefined)
  }, [isUnsaved])
  useEffect(() => {
    if (isBlocked) dialog.load().then((code) => setAsk(() => code), askPlainly)
  }, [isBlocked])
  return (
    <Guard value={report}>
      {children}
      {Ask && <Ask open={isBlocked} onStay={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />}
    </Guard>
  )
}

/** Reports a section's state to the guard around it, if there is one. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId()
  const report = use(Guard)
  useEffect(() => {
    report?.(id, isUnsaved)
    return () => report?.(id, false)
  }, [report, id, isUnsaved])
}

/** Switching the page's tab unmounts its sections too, and so does closing an opened form; opening a row does not. */
function placeOf(pathname: string, search: string): string {
  const params = new URLSearchParams(search)
  return String([pathname, params.get('tab'), params.get('edit')])
}
