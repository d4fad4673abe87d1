import { useEffect, useState } from 'react'
import { graphql, usePreloadedQuery, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { bookingPage } from '../../../api/rules/addresses.ts'
import type { SessionsPage_viewer$key } from '../../__generated__/SessionsPage_viewer.graphql.ts'
import type { SessionsPageQuery } from '../../__generated__/SessionsPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import type { SessionSide } from '../../features/sessions/card/SessionPerson.tsx'
import { BookIncludedSessionButton } from '../../features/sessions/included/BookIncludedSessionButton.tsx'
import {
  nextIncluded,
  readPaidPlans,
  planDatesText,
  type PaidPlan,
} from '../../features/sessions/included/paidPlans.ts'
import { SessionsWaiting } from '../../features/sessions/SessionsWaiting.tsx'
import { mentorPath } from '../../lib/mentorPath.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { TabFailure } from '../../ui/feedback/TabFailure.tsx'
import { PageTitle, PageWidth, Muted } from '../../ui/layout/PageFrame.tsx'
import { UrlTabs } from '../../ui/layout/UrlTabs.tsx'
import { Link } from '../../ui/Link.tsx'
import { SessionList } from './SessionList.tsx'
import { SessionsPageSkeleton } from './SessionsPageSkeleton.tsx'
import { SESSION_TABS } from './sessionTabs.ts'

/** All sessions of a mentor or a mentee, upcoming and past. */
export function SessionsPage({ queryRef }: ScreenProps<SessionsPageQuery>) {
  /** Known after the first tab has loaded: from then on a failure keeps the page around it. */
  const [side, setSide] = useState<SessionSide | null>(null)
  function tabFailed(error: unknown) {
    if (!side) throw error
    return (
      <PageWidth>
        <PageTitle title="Sessions" lead={LEADS[side]} />
        <TabFailure label="Sessions" tabs={SESSION_TABS} error={error} />
      </PageWidth>
    )
  }
  return (
    <SectionBoundary resetOn={queryRef} fallback={tabFailed}>
      <LoadedSessions queryRef={queryRef} onSide={setSide} />
    </SectionBoundary>
  )
}

function LoadedSessions({
  queryRef,
  onSide,
}: ScreenProps<SessionsPageQuery> & { onSide: (side: SessionSide | null) => void }) {
  const { viewer, site } = usePreloadedQuery<SessionsPageQuery>(
    graphql`
      query SessionsPageQuery($time: SessionTime!, $first: Int!) @preloadable {
        viewer {
          id
          type
          ...SessionsWaiting_viewer
          ...paidPlans_viewer
          ...SessionsPage_viewer
          ...SessionList_viewer
        }
        site {
          now
          ...SessionsWaiting_site
          ...SessionList_site
        }
      }
    `,
    queryRef,
  )
  const side = viewer?.type === 'MENTOR' ? 'mentor' : viewer?.type === 'MENTEE' ? 'mentee' : null
  useEffect(() => onSide(side), [side, onSide])
  if (!viewer)
    return (
      <RequireSignIn>
        <SessionsPageSkeleton />
      </RequireSignIn>
    )
  const now = new Date(site.now)
  const plans = readPaidPlans(viewer, now)
  return (
    <PageWidth>
      <PageTitle title="Sessions" lead={side && LEADS[side]} />
      {side ? (
        <>
          <Waiting>
            <SectionBoundary fallback={showFailure}>
              <SessionsWaiting viewerKey={viewer} siteKey={site} />
            </SectionBoundary>
            {side === 'mentee' && <IncludedSessions viewerKey={viewer} plans={plans} now={now} />}
          </Waiting>
          <UrlTabs key={viewer.id} label="Sessions" tabs={SESSION_TABS}>
            {(tab) => (
              <SessionList
                key={tab}
                viewerKey={viewer}
                siteKey={site}
                side={side}
                tab={tab}
                hasIncluded={nextIncluded(plans) !== null}
              />
            )}
          </UrlTabs>
        </>
      ) : (
        <SessionsForCommunity />
      )}
    </PageWidth>
  )
}

const LEADS: Record<SessionSide, string> = {
  mentor: 'Your sessions with mentees. All times are IST.',
  mentee: 'Your sessions with mentors. All times are IST.',
}

/** Shown to community members, who have no sessions. */
function SessionsForCommunity() {
  return (
    <EmptyState
      title="Only mentees and mentors have sessions"
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
      You are logged in as a community member. With a mentee account you can book sessions with any mentor. You can use
      the same email address.
    </EmptyState>
  )
}

const Waiting = styled.div`
  > * {
    margin-bottom: 24px;
  }
`

interface IncludedSessionsProps {
  viewerKey: SessionsPage_viewer$key
  plans: readonly PaidPlan[]
  now: Date
}

/** The packages that are paid for and not over: the way to book a session of each or why there is none, and to its page. */
function IncludedSessions({ viewerKey, plans, now }: IncludedSessionsProps) {
  const viewer = useFragment(
    graphql`
      fragment SessionsPage_viewer on Viewer {
        # The pages that read no more than the packages don't carry this.
        plans(first: 6) {
          edges {
            node {
              id
              bookingId
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const bookings = new Map(viewer.plans.edges.map(({ node }) => [node.id, node.bookingId]))
  return (
    <List>
      {plans.map((plan) => (
        <li key={plan.id}>
          <p>
            <span>
              Advanced package with <Link to={mentorPath(plan.mentor.databaseId)}>{plan.mentor.name}</Link>
            </span>
            <Muted>{`It ${planDatesText(plan, now)}.`}</Muted>
          </p>
          <ButtonRow>
            <BookIncludedSessionButton planKey={plan} saysWhy />
            {bookings.get(plan.id) && (
              <ButtonLink
                look="plain"
                size="small"
                to={bookingPage({ id: bookings.get(plan.id)!, mentorId: plan.mentor.databaseId })}
              >
                Package details
              </ButtonLink>
            )}
          </ButtonRow>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;
  &:empty {
    display: none;
  }
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-items: center;
    justify-content: space-between;
    padding: 13px 16px;
    border: 1px solid var(--blueprint-line);
    border-radius: var(--r-card);
    background: var(--blueprint-wash);
  }
  p {
    display: grid;
    overflow-wrap: anywhere;
  }
`
