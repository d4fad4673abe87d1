import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import type { MenteeDashboardPage_query$key } from '../../__generated__/MenteeDashboardPage_query.graphql.ts'
import refreshQuery, { type MenteeDashboardPageQuery } from '../../__generated__/MenteeDashboardPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import { useWorkshopNews } from '../../features/notifications/workshopNews.ts'
import { SESSIONS, useSessionChanges, useWhenNoDialog } from '../../features/sessions/sessionChanges.ts'
import { SessionsWaiting } from '../../features/sessions/SessionsWaiting.tsx'
import { serverTime } from '../../lib/clock.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { AfterFirst } from '../../ui/AfterFirst.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { StaleNotice } from '../../ui/feedback/Unanswered.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { UrlTabs } from '../../ui/layout/UrlTabs.tsx'
import { useAt } from '../../ui/time/useAt.ts'
import { useNow } from '../../ui/time/useNow.ts'
import { DashboardLayout, MenteeDashboardPageSkeleton, TabSkeleton } from './MenteeDashboardPageSkeleton.tsx'
import { MenteeProfile } from './profile/MenteeProfile.tsx'
import { Progress } from './Progress.tsx'
import { WhatsNext } from './WhatsNext.tsx'
import { YourWorkshops } from './YourWorkshops.tsx'

/** The mentee's dashboard. Everybody else is sent to the login. */
export function MenteeDashboardPage({ queryRef }: ScreenProps<MenteeDashboardPageQuery>) {
  const query = usePreloadedQuery<MenteeDashboardPageQuery>(
    graphql`
      query MenteeDashboardPageQuery @preloadable @raw_response_type {
        viewer {
          type
        }
        ...MenteeDashboardPage_query
      }
    `,
    queryRef,
  )
  if (query.viewer?.type !== 'MENTEE')
    return (
      <RequireSignIn as="mentee">
        <MenteeDashboardPageSkeleton />
      </RequireSignIn>
    )
  return (
    <DashboardLayout>
      <Dashboard queryKey={query} />
    </DashboardLayout>
  )
}

/** Few mentees are offered one. */
export const OfferedSeats = lazyPart(() => import('./OfferedSeats.tsx').then((module) => module.OfferedSeats))

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'progress', label: 'Progress' },
] as const

/** Reserved seats, what is next, workshops, then profile and progress. A part that fails leaves the others. */
function Dashboard({ queryKey }: { queryKey: MenteeDashboardPage_query$key }) {
  const { viewer, site } = useFragment(
    graphql`
      fragment MenteeDashboardPage_query on Query {
        site {
          now
          ...SessionsWaiting_site
          ...WhatsNext_site
        }
        viewer {
          liveHold {
            holdExpiresAt
          }
          nextSession {
            endsAt
          }
          ...SessionsWaiting_viewer
          seatOffers {
            __typename
          }
          ...OfferedSeats_viewer
          ...WhatsNext_viewer
          ...MenteeProfile_viewer
          mentee {
            ...MenteeProfile_mentee
          }
          ...Progress_viewer
          workshopRegistrations {
            isRegistered
            ...YourWorkshops_registrations
          }
        }
      }
    `,
    queryKey,
  )
  const now = useNow(site.now)
  if (!viewer) return null
  const workshops = viewer.workshopRegistrations.filter(({ isRegistered }) => isRegistered)
  return (
    <>
      <SectionBoundary fallback={showFailure}>
        <SessionsWaiting viewerKey={viewer} siteKey={site} />
      </SectionBoundary>
      {viewer.seatOffers.length > 0 && (
        <SectionBoundary fallback={showFailure}>
          <OfferedSeats viewerKey={viewer} now={now} />
        </SectionBoundary>
      )}
      <SectionBoundary fallback={showFailure}>
        <WhatsNext viewerKey={viewer} siteKey={site} now={now} />
      </SectionBoundary>
      {workshops.length > 0 && (
        <SectionBoundary fallback={showFailure}>
          <YourWorkshops registrationsKey={workshops} now={now} />
        </SectionBoundary>
      )}
      <div>
        <Refresher holdEnds={viewer.liveHold?.holdExpiresAt ?? null} sessionEnds={viewer.nextSession?.endsAt ?? null} />
        <UrlTabs label="Mentee dashboard" tabs={TABS}>
          {(tab) => (
            <SectionBoundary key={tab} fallback={showFailure}>
              <AfterFirst skeleton={<TabSkeleton />}>
                {tab === 'progress' ? (
                  <Progress viewerKey={viewer} now={now} />
                ) : (
                  viewer.mentee && <MenteeProfile viewerKey={viewer} menteeKey={viewer.mentee} />
                )}
              </AfterFirst>
            </SectionBoundary>
          )}
        </UrlTabs>
      </div>
    </>
  )
}

interface RefresherProps {
  holdEnds: string | null
  sessionEnds: string | null
}

/** Reads the dashboard again when a booking changes or a seat is offered, and when time has changed what can be done. */
function Refresher({ holdEnds, sessionEnds }: RefresherProps) {
  const { refresh, isRefreshing, isStale } = useRefresh<MenteeDashboardPageQuery>({
    query: refreshQuery,
    variables: {},
    topic: SESSIONS,
  })
  useSessionChanges(refresh)
  const readSoon = useWhenNoDialog(refresh)
  // From then on there is something else to do: to choose another slot, to mark the session as completed.
  useAt(holdEnds, serverTime, readSoon)
  useAt(sessionEnds, serverTime, readSoon)
  useWorkshopNews(readSoon)
  return isStale ? <StaleNotice busy={isRefreshing} onRetry={refresh} /> : null
}
