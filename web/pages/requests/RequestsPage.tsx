import { useEffect, useState } from 'react'
import { graphql, usePreloadedQuery, useFragment } from 'react-relay'
import { Navigate, useLocation } from 'react-router'
import { styled } from 'styled-components'
import { RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import type { RequestsPage_counts$key } from '../../__generated__/RequestsPage_counts.graphql.ts'
import type { RequestsPage_viewer$key } from '../../__generated__/RequestsPage_viewer.graphql.ts'
import type { RequestsPageQuery, RequestsPageQuery$data } from '../../__generated__/RequestsPageQuery.graphql.ts'
import type { RequestsPageSubscription } from '../../__generated__/RequestsPageSubscription.graphql.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import { ReviewNotice } from '../../features/mentors/ReviewNotice.tsx'
import { useLive } from '../../relay/live.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { TabFailure } from '../../ui/feedback/TabFailure.tsx'
import { PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { UrlTabs } from '../../ui/layout/UrlTabs.tsx'
import { Count } from '../../ui/mark/Badge.tsx'
import { placeRequest } from './placeRequest.ts'
import { RequestList } from './RequestList.tsx'
import { RequestsPageSkeleton } from './RequestsPageSkeleton.tsx'
import { tabOf, tabPath, tabsFor, type Side, requestTab, type TabName } from './requestTabs.ts'

/** Mentorship requests: received by a mentor or sent by a mentee. */
export function RequestsPage({ queryRef }: ScreenProps<RequestsPageQuery>) {
  /** Known after the first tab has loaded; a failure keeps the other tabs from then on. */
  const [side, setSide] = useState<Side | null>(null)
  function tabFailed(error: unknown) {
    if (!side) throw error
    return (
      <PageWidth>
        <PageTitle title="Mentorship requests" lead={LEADS[side]} />
        <TabFailure label="Mentorship requests" tabs={tabsFor(side)} error={error} />
      </PageWidth>
    )
  }
  return (
    <SectionBoundary resetOn={queryRef} fallback={tabFailed}>
      <LoadedRequests queryRef={queryRef} onSide={setSide} />
    </SectionBoundary>
  )
}

function LoadedRequests({
  queryRef,
  onSide,
}: ScreenProps<RequestsPageQuery> & { onSide: (side: Side | null) => void }) {
  const { viewer } = usePreloadedQuery<RequestsPageQuery>(
    graphql`
      query RequestsPageQuery($status: RequestStatus!, $first: Int!) @preloadable {
        viewer {
          id
          type
          mentor {
            ...ReviewNotice_mentor
            status
          }
          ...RequestsPage_viewer
        }
      }
    `,
    queryRef,
  )
  const side = viewer?.type === 'MENTOR' || viewer?.type === 'MENTEE' ? viewer.type : null
  useEffect(() => onSide(side), [side, onSide])
  if (!viewer)
    return (
      <RequireSignIn>
        <RequestsPageSkeleton />
      </RequireSignIn>
    )
  return (
    <PageWidth>
      <PageTitle title="Mentorship requests" lead={LEADS[viewer.type]} />
      <Content viewer={viewer} />
    </PageWidth>
  )
}

const LEADS: Record<string, string> = {
  MENTOR: `Students asking for your time. Please answer within ${RESPONSE_HOURS} hours.`,
  MENTEE: 'Requests you have sent to mentors, and their replies.',
}

function Content({ viewer }: { viewer: NonNullable<RequestsPageQuery$data['viewer']> }) {
  const { search } = useLocation()
  const { type, mentor } = viewer
  if (type !== 'MENTOR' && type !== 'MENTEE') return <RequestsForCommunity />
  if (mentor && mentor.status !== 'ACCEPTED')
    return (
      <BottomSpace>
        <ReviewNotice mentorKey={mentor} then="Once you are accepted, mentees can send you requests.">
          Only accepted mentors receive requests.
        </ReviewNotice>
      </BottomSpace>
    )
  // Mentors have no such tab; the URL was typed or comes from a mentee.
  if (type === 'MENTOR' && tabOf(new URLSearchParams(search)).value === 'withdrawn')
    return <Navigate to={tabPath('pending')} replace />
  return <RequestTabs key={viewer.id} viewerKey={viewer} side={type} />
}

const BottomSpace = styled.div`
  padding-bottom: 48px;
`

/** Shown to community members, who have no requests. */
function RequestsForCommunity() {
  return (
    <BottomSpace>
      <EmptyState
        title="Only mentees can send requests"
        actions={
          <>
            <ButtonLink look="primary" to="/mentee-signup">
              Register as a mentee
            </ButtonLink>
            <ButtonLink look="plain" to="/mentors">
              Find Mentors
            </ButtonLink>
          </>
        }
      >
        You are logged in as a community member. With a mentee account you can send requests to any mentor. It is free,
        and you can use the same email address.
      </EmptyState>
    </BottomSpace>
  )
}

interface RequestTabsProps {
  viewerKey: RequestsPage_viewer$key
  side: Side
}

/** Tabs with their counts. */
function RequestTabs({ viewerKey, side }: RequestTabsProps) {
  const viewer = useFragment(
    graphql`
      fragment RequestsPage_viewer on Viewer {
        ...RequestsPage_counts
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
  viewerKey: RequestsPage_counts$key
  tab: TabName
  /** Highlights requests that wait for the viewer. */
  isWaiting: boolean
}

/** Number of requests in a tab. */
function RequestCounts({ viewerKey, tab, isWaiting }: RequestCountsProps) {
  const { mentorshipRequestCounts: counts } = useFragment(
    graphql`
      fragment RequestsPage_counts on Viewer {
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
  subscription RequestsPageSubscription {
    mentorshipRequestChanged {
      change
      lastChange
      request {
        ...freshRequest_request
      }
      viewer {
        id
        ...RequestsPage_counts
      }
    }
  }
`

/** Subscribes to request changes while the page is open and moves requests between the lists. */
function useRequestChanges(): void {
  useLive<RequestsPageSubscription>(subscription, {
    updater: (store) => placeRequest(store, store.getRootField('mentorshipRequestChanged')?.getLinkedRecord('request')),
  })
}
