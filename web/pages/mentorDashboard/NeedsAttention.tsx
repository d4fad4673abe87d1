import { Suspense, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { styled } from 'styled-components'
import type { NeedsAttention_site$key } from '../../__generated__/NeedsAttention_site.graphql.ts'
import type { NeedsAttention_viewer$key } from '../../__generated__/NeedsAttention_viewer.graphql.ts'
import type { NeedsAttentionQuery } from '../../__generated__/NeedsAttentionQuery.graphql.ts'
import type { NeedsAttentionReportsQuery } from '../../__generated__/NeedsAttentionReportsQuery.graphql.ts'
import type { NeedsAttentionSubscription } from '../../__generated__/NeedsAttentionSubscription.graphql.ts'
import { REQUESTS } from '../../features/requests/requestsTopic.ts'
import { NextSession } from '../../features/sessions/NextSession.tsx'
import { SESSIONS, useSessionChanges } from '../../features/sessions/sessionChanges.ts'
import { SessionsWaiting } from '../../features/sessions/SessionsWaiting.tsx'
import { serverTime } from '../../lib/clock.ts'
import { useLive, useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { Link } from '../../ui/Link.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { StaleNotice } from '../../ui/feedback/Unanswered.tsx'
import { useAt } from '../../ui/time/useAt.ts'
import { AttentionFacts } from './AttentionFacts.tsx'

interface NeedsAttentionProps {
  viewerKey: NeedsAttention_viewer$key
  siteKey: NeedsAttention_site$key
}

/** What needs the mentor first: reports to answer, the next session, requests and messages, and why students cannot book. */
export function NeedsAttention({ viewerKey, siteKey }: NeedsAttentionProps) {
  const viewer = useFragment(
    graphql`
      fragment NeedsAttention_viewer on Viewer {
        nextSession {
          endsAt
        }
        sessionsToAnswer {
          __typename
        }
        ...NextSession_viewer
        ...AttentionFacts_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment NeedsAttention_site on Site {
        ...NextSession_site
        ...AttentionFacts_site
      }
    `,
    siteKey,
  )
  /** How often the reports were asked for again: a failed answer is kept until the question differs. */
  const [round, setRound] = useState(0)
  const { nextSession, sessionsToAnswer } = viewer
  return (
    <Section aria-label="Needs your attention">
      <Refresher sessionEnds={nextSession?.endsAt ?? null} />
      {sessionsToAnswer.length > 0 && (
        <SectionBoundary resetOn={round} onRetry={() => setRound(round + 1)} fallback={showFailure}>
          <Suspense fallback={reportSkeleton}>
            <ReportsToAnswer round={round} />
          </Suspense>
        </SectionBoundary>
      )}
      {nextSession && <NextSession viewerKey={viewer} siteKey={site} />}
      <AttentionFacts viewerKey={viewer} siteKey={site} />
      <Links aria-label="More of your dashboard">
        <Link to="/sessions">Sessions</Link>
        <Link to="/mentorship-requests">Mentorship requests</Link>
        <Link to="/earnings">Earnings</Link>
      </Links>
    </Section>
  )
}

/** As high as one report is. */
const reportSkeleton = (
  <Skeleton>
    <Bone $height="17rem" />
  </Skeleton>
)

/** Reports that the mentor missed a session, to be answered; read when there is one, and again with another `round`. */
function ReportsToAnswer({ round }: { round: number }) {
  const { viewer, site } = useLazyLoadQuery<NeedsAttentionReportsQuery>(
    graphql`
      query NeedsAttentionReportsQuery @raw_response_type {
        viewer {
          ...SessionsWaiting_viewer
        }
        site {
          ...SessionsWaiting_site
        }
      }
    `,
    {},
    { fetchKey: round },
  )
  return viewer && <SessionsWaiting viewerKey={viewer} siteKey={site} />
}

const query = graphql`
  query NeedsAttentionQuery @raw_response_type {
    viewer {
      ...NeedsAttention_viewer
      ...SessionsWaiting_viewer
    }
  }
`

const requests = graphql`
  subscription NeedsAttentionSubscription {
    mentorshipRequestChanged {
      change
      lastChange
    }
  }
`

/** Reads the section again when a booking or a request changes, and when the next session is over. */
function Refresher({ sessionEnds }: { sessionEnds: string | null }) {
  const { refresh, isRefreshing, isStale } = useRefresh<NeedsAttentionQuery>({ query, variables: {}, topic: SESSIONS })
  useSessionChanges(refresh)
  useLive<NeedsAttentionSubscription>(requests, { onEvent: ({ change }) => change === 'STARTED' || refresh() })
  useMissed(REQUESTS, refresh)
  useAt(sessionEnds, serverTime, refresh)
  return isStale ? <StaleNotice busy={isRefreshing} onRetry={refresh} /> : null
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 4px 0 12px;
`

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
