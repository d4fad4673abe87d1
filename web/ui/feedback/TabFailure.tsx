import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Failure } from './Failure.tsx'
import { UrlTabs } from '../layout/UrlTabs.tsx'

interface TabFailureProps<V extends string> {
  /** Those of the tabs that it stands in for. */
  label: string
  tabs: readonly { value: V; label: string }[]
  error: unknown
}

/** Shown when a tab of the URL fails to load; the other tabs stay available. */
export function TabFailure<V extends string>({ label, tabs, error }: TabFailureProps<V>) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    keepFocus(label)
    return () => keepFocus(label)
  }, [label])
  return (
    <UrlTabs label={label} tabs={tabs}>
      {() => <Failure error={error} busy={state === 'loading'} onRetry={() => void revalidate()} />}
    </UrlTabs>
  )
}

/** The tabs are drawn anew when one fails and when it comes at last: whoever was on one is on the open one then. */
function keepFocus(label: string): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[role="tablist"][aria-label="${label}"] [aria-selected="true"]`)?.focus()
}
