import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useFragment, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { styled } from 'styled-components'
import type { SessionList_site$key } from '../../__generated__/SessionList_site.graphql.ts'
import type { SessionList_viewer$key } from '../../__generated__/SessionList_viewer.graphql.ts'
import type { SessionListPaginationQuery } from '../../__generated__/SessionListPaginationQuery.graphql.ts'
import refreshQuery, { type SessionsPageQuery } from '../../__generated__/SessionsPageQuery.graphql.ts'
import type { SessionSide } from '../../features/sessions/card/SessionPerson.tsx'
import { SESSIONS, useSessionChanges } from '../../features/sessions/sessionChanges.ts'
import { tabSearch } from '../../lib/tabAddress.ts'
import { invalidate } from '../../relay/connections.ts'
import { useLiveList } from '../../relay/useLiveList.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { LoadMore } from '../../ui/feedback/LoadMore.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { StaleNotice } from '../../ui/feedback/Unanswered.tsx'
import { useFocusAfterLeaving } from '../../ui/useFocusAfterLeaving.ts'
import { useNow } from '../../ui/time/useNow.ts'
import { SessionDays } from './SessionDays.tsx'
import { SESSION_PAGE, SESSION_TABS, variablesOf, type SessionTab } from './sessionTabs.ts'

interface SessionListProps {
  viewerKey: SessionList_viewer$key
  siteKey: SessionList_site$key
  side: SessionSide
  tab: SessionTab
  /** Above the list a session of a package can be booked. */
  hasIncluded: boolean
}

/** Sessions of one tab under their days, a page at a time. */
export function SessionList({ viewerKey, siteKey, side, tab, hasIncluded }: SessionListProps) {
  const { data, ...pages } = usePaginationFragment<SessionListPaginationQuery, SessionList_viewer$key>(
    graphql`
      fragment SessionList_viewer on Viewer
      @refetchable(queryName: "SessionListPaginationQuery")
      @argumentDefinitions(after: { type: "String" }) {
        id
        bookedSessions(time: $time, first: $first, after: $after)
          @connection(key: "SessionList_bookedSessions", filters: ["time"]) {
          __id
          edges {
            node {
              endsAt
              ...SessionDays_sessions
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment SessionList_site on Site {
        now
      }
    `,
    siteKey,
  )
  const now = useNow(site.now)
  const environment = useRelayEnvironment()
  const panel = useRef<HTMLDivElement>(null)
  const { __id: list, edges } = data.bookedSessions
  const sessions = edges.map(({ node }) => node)
  const { time } = variablesOf(tab)
  const { refresh, isRefreshing, isStale, more } = useLiveList<SessionsPageQuery>({
    pages,
    list,
    shown: edges.length,
    size: SESSION_PAGE,
    query: refreshQuery,
    variables: (first) => ({ time, first }),
    topic: SESSIONS,
  })
  useSessionChanges(() => {
    // A session may have moved to the other list, which is read again when it is opened.
    const other = variablesOf(tab === 'past' ? 'upcoming' : 'past').time
    invalidate(environment, [ConnectionHandler.getConnectionID(data.id, 'SessionList_bookedSessions', { time: other })])
    refresh()
  })
  const leave = useFocusAfterLeaving(panel, edges, 'h3')
  const over =
    tab === 'past' ? 0 : sessions.filter(({ endsAt }) => endsAt && Date.parse(endsAt) <= now.getTime()).length
  const overBefore = useRef(over)
  const readAgain = useEffectEvent(refresh)
  useEffect(() => {
    // The last minute of a session has passed: it waits to be marked now, in another place of a mentor's list.
    if (over > overBefore.current) readAgain()
    overBefore.current = over
  }, [over])
  if (edges.length === 0 && !pages.hasNext)
    return (
      <div ref={panel}>
        <NoSessions side={side} tab={tab} hasIncluded={hasIncluded} />
      </div>
    )
  return (
    <Days ref={panel}>
      {isStale && <StaleNotice busy={isRefreshing} onRetry={refresh} />}
      <SectionBoundary fallback={showFailure}>
        {/* React makes it alive in a task of its own. */}
        <Suspense>
          <SessionDays sessionKeys={sessions} side={side} now={now} onFocus={leave} />
        </Suspense>
      </SectionBoundary>
      <LoadMore {...more}>Load more sessions</LoadMore>
    </Days>
  )
}

const TITLES: Record<SessionTab, string> = { upcoming: 'No upcoming sessions', past: 'No past sessions' }

const REASONS: Record<SessionSide, Record<SessionTab, string>> = {
  mentor: {
    upcoming: 'Sessions that mentees book with you appear here. They choose from your weekly availability.',
    past: 'Sessions move here once they are cancelled, or your mentee has marked them as completed.',
  },
  mentee: {
    upcoming: 'Sessions you book appear here, with the meeting link and everything you can change.',
    past: 'Sessions move here once they are completed or cancelled.',
  },
}

interface NoSessionsProps {
  side: SessionSide
  tab: SessionTab
  /** A session that is paid for can be booked: that comes first, so another mentor is a quiet button. */
  hasIncluded: boolean
}

/** Empty state of a list, with the next step. */
function NoSessions({ side, tab, hasIncluded }: NoSessionsProps) {
  return (
    <EmptyState title={TITLES[tab]} actions={<Next side={side} tab={tab} hasIncluded={hasIncluded} />}>
      {REASONS[side][tab]}
    </EmptyState>
  )
}

function Next({ side, tab, hasIncluded }: NoSessionsProps) {
  if (tab === 'past')
    return <ButtonLink to={`/sessions${tabSearch('upcoming', SESSION_TABS)}`}>See upcoming sessions</ButtonLink>
  if (side === 'mentee')
    return (
      <ButtonLink look={hasIncluded ? undefined : 'primary'} to="/mentors">
        Find Mentors
      </ButtonLink>
    )
  return <ButtonLink to="/mentor-dashboard">Check your weekly availability</ButtonLink>
}

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-top: 20px;
`
