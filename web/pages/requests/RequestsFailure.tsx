import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Failure } from '../../ui/Failure.tsx'
import { UrlTabs } from '../../ui/UrlTabs.tsx'
import { tabsFor } from './requestTabs.ts'
import type { Side } from './side.ts'

const TABS = 'Mentorship requests'

/** Shown when a tab fails to load; the other tabs stay available. */
export function RequestsFailure({ side, error }: { side: Side; error: unknown }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    keepFocus()
    return keepFocus
  }, [])
  return (
    <UrlTabs label={TABS} tabs={tabsFor(side)}>
      {() => <Failure error={error} busy={state === 'loading'} onRetry={() => void revalidate()} />}
    </UrlTabs>
  )
}

/** The tabs are drawn anew when one fails and when it comes at last: whoever was on one is on the open one then. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(`[role="tablist"][aria-label="${TABS}"] [aria-selected="true"]`)?.focus()
}
