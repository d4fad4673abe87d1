import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { NeedsAttention_site$key } from '../../__generated__/NeedsAttention_site.graphql.ts'
import type { NeedsAttention_viewer$key } from '../../__generated__/NeedsAttention_viewer.graphql.ts'
import type { NeedsAttentionQuery } from '../../__generated__/NeedsAttentionQuery.graphql.ts'
import type { NeedsAttentionSubscription } from '../../__generated__/NeedsAttentionSubscription.graphql.ts'
import { REQUESTS } from '../../features/requests/requestsTopic.ts'
import { NextSession } from '../../features/sessions/NextSession.tsx'
import { SESSIONS, useSessionChanges } from '../../features/sessions/sessionChanges.ts'
import { SessionsWaiting } from '../../features/sessions/SessionsWaiting.tsx'
import { serverTime } from '../../lib/clock.ts'
import { useLive, useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { Link } from '../../ui/Link.tsx'
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
        unreadMessages
        ...SessionsWaiting_viewer
        ...NextSession_viewer
        ...AttentionFacts_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment NeedsAttention_site on Site {
        ...SessionsWaiting_site
        ...NextSession_site
        ...AttentionFacts_site
      }
    `,
    siteKey,
  )
  const { nextSession, unreadMessages } = viewer
  return (
    <Section aria-label="Needs your attention">
      <Refresher sessionEnds={nextSession?.endsAt ?? null} unreadMessages={unreadMessages} />
      <SessionsWaiting viewerKey={viewer} siteKey={site} />
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

const query = graphql`
  query NeedsAttentionQuery @raw_response_type {
    viewer {
      ...NeedsAttention_viewer
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

interface RefresherProps {
  sessionEnds: string | null
  unreadMessages: number
}

/** Reads the section again when a booking, a request or the unread messages change, and when the next session is over. */
function Refresher({ sessionEnds, unreadMessages }: RefresherProps) {
  const { refresh, isRefreshing, isStale } = useRefresh<NeedsAttentionQuery>({ query, variables: {}, topic: SESSIONS })
  useSessionChanges(refresh)
  useLive<NeedsAttentionSubscription>(requests, { onEvent: ({ change }) => change === 'STARTED' || refresh() })
  useMissed(REQUESTS, refresh)
  useAt(sessionEnds, serverTime, refresh)
  // Whose messages they are is not told with their number.
  const shown = useRef(unreadMessages)
  const readAgain = useEffectEvent(refresh)
  useEffect(() => {
    if (shown.current === unreadMessages) return
    shown.current = unreadMessages
    readAgain()
  }, [unreadMessages])
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
