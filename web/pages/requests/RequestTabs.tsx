import { graphql, useFragment } from 'react-relay'
import type { RequestTabs_viewer$key } from '../../__generated__/RequestTabs_viewer.graphql.ts'
import { UrlTabs } from '../../ui/UrlTabs.tsx'
import type { Side } from './side.ts'
import { RequestCounts } from './RequestCounts.tsx'
import { RequestList } from './RequestList.tsx'
import { requestTab, tabsFor } from './requestTabs.ts'
import { useRequestChanges } from './useRequestChanges.ts'

interface RequestTabsProps {
  viewerKey: RequestTabs_viewer$key
  side: Side
}

/** Tabs with their counts. */
export function RequestTabs({ viewerKey, side }: RequestTabsProps) {
  const viewer = useFragment(
    graphql`
      fragment RequestTabs_viewer on Viewer {
        ...RequestCounts_viewer
        ...RequestList_viewer
      }
    `,
    viewerKey,
  )
  useRequestChanges()
  const tabs = tabsFor(side).map(({ value, label }) => ({
    value,
    label: (
      <>
        {label} <RequestCounts viewerKey={viewer} tab={value} isWaiting={side === 'MENTOR' && value === 'pending'} />
      </>
    ),
  }))
  return (
    <UrlTabs label="Mentorship requests" tabs={tabs}>
      {(tab) => <RequestList key={tab} viewerKey={viewer} side={side} tab={requestTab(tab)} />}
    </UrlTabs>
  )
}
