import { useRevalidator } from 'react-router'
import { Failure } from '../../ui/Failure.tsx'
import { UrlTabs } from '../../ui/UrlTabs.tsx'
import { tabsFor } from './requestTabs.ts'
import type { Side } from './side.ts'

/** A tab that did not come: the others stay within reach, this one can be tried again. */
export function RequestsFailure({ side, error }: { side: Side; error: unknown }) {
  const { revalidate, state } = useRevalidator()
  return (
    <UrlTabs label="Mentorship requests" tabs={tabsFor(side)}>
      {() => <Failure error={error} busy={state === 'loading'} onRetry={() => void revalidate()} />}
    </UrlTabs>
  )
}
