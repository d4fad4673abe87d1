import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import { REQUEST_PAGE } from '../../../api/rules/constants.ts'
import type { RequestList_viewer$key } from '../../__generated__/RequestList_viewer.graphql.ts'
import type { RequestListPaginationQuery } from '../../__generated__/RequestListPaginationQuery.graphql.ts'
import refreshQuery, { type RequestsPageQuery } from '../../__generated__/RequestsPageQuery.graphql.ts'
import { REQUESTS } from '../../features/requests/requestsTopic.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { useMissed } from '../../relay/live.ts'
import { useLiveList } from '../../relay/useLiveList.ts'
import { AfterFirst } from '../../ui/AfterFirst.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { LoadMore } from '../../ui/feedback/LoadMore.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { StaleNotice } from '../../ui/feedback/Unanswered.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useFocusAfterLeaving } from '../../ui/useFocusAfterLeaving.ts'
import { outdateOthers } from './placeRequest.ts'
import { ReceivedRequests } from './ReceivedRequests.tsx'
import { CardsSkeleton } from './RequestsPageSkeleton.tsx'
import { tabPath, type RequestTab, type Side, type TabName } from './requestTabs.ts'
import { SentRequests } from './SentRequests.tsx'

interface RequestListProps {
  viewerKey: RequestList_viewer$key
  side: Side
  tab: RequestTab
}

/** Requests of one tab, newest first, paginated; in a scroll area of 600 px on wide screens. */
export function RequestList({ viewerKey, side, tab }: RequestListProps) {
  const { data, ...pages } = usePaginationFragment<RequestListPaginationQuery, RequestList_viewer$key>(
    graphql`
      fragment RequestList_viewer on Viewer
      @refetchable(queryName: "RequestListPaginationQuery")
      @argumentDefinitions(after: { type: "String" }) {
        id
        mentor {
          databaseId
        }
        mentorshipRequests(status: $status, first: $first, after: $after)
          @connection(key: "RequestList_mentorshipRequests", filters: ["status"]) {
          __id
          edges {
            node {
              ...ReceivedRequests_requests
              ...SentRequests_requests
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const environment = useRelayEnvironment()
  const panel = useRef<HTMLDivElement>(null)
  const { __id: list, edges } = data.mentorshipRequests
  const { refresh, isRefreshing, isStale, more } = useLiveList<RequestsPageQuery>({
    pages,
    list,
    shown: edges.length,
    size: REQUEST_PAGE,
    query: refreshQuery,
    variables: (first) => ({ status: tab.status, first }),
    topic: REQUESTS,
  })
  useMissed(REQUESTS, () => {
    outdateOthers(environment, data.id, tab.status)
    refresh()
  })
  const leave = useFocusAfterLeaving(panel, edges)
  const isUsedUp = edges.length === 0 && pages.hasNext
  const loadMore = useEffectEvent(more.onLoad)
  useEffect(() => {
    // All loaded requests are answered: load the next ones automatically.
    if (isUsedUp) loadMore()
  }, [isUsedUp])
  if (edges.length === 0 && !pages.hasNext)
    return (
      <div ref={panel}>
        <NoRequests side={side} tab={tab.value} mentorId={data.mentor?.databaseId ?? null} />
      </div>
    )
  const Cards = side === 'MENTOR' ? ReceivedRequests : SentRequests
  return (
    <div ref={panel}>
      {isStale && <StaleNotice busy={isRefreshing} onRetry={refresh} />}
      <Window as="section" aria-label={`${tab.label} requests`} tabIndex={0}>
        <SectionBoundary fallback={showFailure}>
          <AfterFirst skeleton={<CardsSkeleton />}>
            <Cards requestKeys={edges.map(({ node }) => node)} onLeave={leave} />
          </AfterFirst>
        </SectionBoundary>
        <More {...more}>Load more requests</More>
      </Window>
    </div>
  )
}

const Window = styled(Card)`
  @media (min-width: ${breakpoints.desktop}) {
    max-height: 600px;
    overflow-y: auto;
  }
`

const More = styled(LoadMore)`
  padding: 14px 24px;
  border-top: 1px solid var(--line);
`

interface NoRequestsProps {
  side: Side
  tab: TabName
  /** The viewer's mentor id; null for mentees. */
  mentorId: number | null
}

const TITLES: Record<TabName, string> = {
  pending: 'No Pending Requests',
  approved: 'No Approved Requests',
  declined: 'No Declined Requests',
  withdrawn: 'No Withdrawn Requests',
}

const REASONS: Record<Side, Record<TabName, string>> = {
  MENTOR: {
    pending: 'New requests appear here right away. We’ll also notify you and email you.',
    approved: 'Requests you accept stay here, with your reply.',
    declined: 'Requests you decline stay here, with your reply.',
    withdrawn: '',
  },
  MENTEE: {
    pending: 'No request is waiting for a reply. Requests are free: open a mentor’s profile and send one.',
    approved: 'Once a mentor accepts, their reply appears here and you can book a session.',
    declined: 'No mentor has declined your requests.',
    withdrawn: 'Requests you withdraw before a mentor replies stay here.',
  },
}

/** Empty state of a list. */
function NoRequests({ side, tab, mentorId }: NoRequestsProps) {
  return (
    <EmptyState title={TITLES[tab]} actions={<Next side={side} tab={tab} mentorId={mentorId} />}>
      {REASONS[side][tab]}
    </EmptyState>
  )
}

function Next({ side, tab, mentorId }: NoRequestsProps) {
  if (tab !== 'pending') return <ButtonLink to={tabPath('pending')}>See pending requests</ButtonLink>
  if (side === 'MENTOR' && mentorId !== null)
    return <ButtonLink to={mentorPath(mentorId)}>See your profile as mentees do</ButtonLink>
  return (
    <ButtonLink look="primary" to="/mentors">
      Find Mentors
    </ButtonLink>
  )
}
