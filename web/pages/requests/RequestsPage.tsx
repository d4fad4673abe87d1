import { useEffect, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Navigate, useLocation } from 'react-router'
import { styled } from 'styled-components'
import { RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import type { RequestsPageQuery, RequestsPageQuery$data } from '../../__generated__/RequestsPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import { ReviewNotice } from '../../features/mentors/ReviewNotice.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { TabFailure } from '../../ui/feedback/TabFailure.tsx'
import { RequestsPageSkeleton } from './RequestsPageSkeleton.tsx'
import { tabOf, tabPath, tabsFor, type Side } from './requestTabs.ts'
import { RequestTabs } from './RequestTabs.tsx'

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
          ...RequestTabs_viewer
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
