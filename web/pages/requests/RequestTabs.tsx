import { graphql, useFragment } from 'react-relay'
import type { RequestTabs_counts$key } from '../../__generated__/RequestTabs_counts.graphql.ts'
import type { RequestTabs_viewer$key } from '../../__generated__/RequestTabs_viewer.graphql.ts'
import type { RequestTabsSubscription } from '../../__generated__/RequestTabsSubscription.graphql.ts'
import { useLive } from '../../relay/live.ts'
import { Count } from '../../ui/mark/Badge.tsx'
import { UrlTabs } from '../../ui/layout/UrlTabs.tsx'
import { placeRequest } from './placeRequest.ts'
import { RequestList } from './RequestList.tsx'
import { requestTab, tabsFor, type Side, type TabName } from './requestTabs.ts'

interface RequestTabsProps {
  viewerKey: RequestTabs_viewer$key
  side: Side
}

/** Tabs with their counts. */
export function RequestTabs({ viewerKey, side }: RequestTabsProps) {
  const viewer = useFragment(
    graphql`
      fragment RequestTabs_viewer on Viewer {
        ...RequestTabs_counts
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

interface RequestCountsProps {
  viewerKey: RequestTabs_counts$key
  tab: TabName
  /** Highlights requests that wait for the viewer. */
  isWaiting: boolean
}

/** Number of requests in a tab. */
function RequestCounts({ viewerKey, tab, isWaiting }: RequestCountsProps) {
  const { mentorshipRequestCounts: counts } = useFragment(
    graphql`
      fragment RequestTabs_counts on Viewer {
        mentorshipRequestCounts {
          pending
          approved
          rejected
          withdrawn
        }
      }
    `,
    viewerKey,
  )
  const { pending, approved, rejected: declined, withdrawn } = counts
  const number = { pending, approved, declined, withdrawn }[tab]
  return <Count $new={isWaiting && number > 0}>{number}</Count>
}

const subscription = graphql`
  subscription RequestTabsSubscription {
    mentorshipRequestChanged {
      change
      lastChange
      request {
        ...freshRequest_request
      }
      viewer {
        id
        ...RequestTabs_counts
      }
    }
  }
`

/** Subscribes to request changes while the page is open and moves requests between the lists. */
function useRequestChanges(): void {
  useLive<RequestTabsSubscription>(subscription, {
    updater: (store) => placeRequest(store, store.getRootField('mentorshipRequestChanged')?.getLinkedRecord('request')),
  })
}
