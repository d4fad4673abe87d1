import { Suspense } from 'react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { workshopEnd } from '../../../api/rules/workshops/workshops.ts'
import type { MenteeDashboardPage_query$key } from '../../__generated__/MenteeDashboardPage_query.graphql.ts'
import type {
  MenteeDashboardPage_registrations$data,
  MenteeDashboardPage_registrations$key,
} from '../../__generated__/MenteeDashboardPage_registrations.graphql.ts'
import refreshQuery, { type MenteeDashboardPageQuery } from '../../__generated__/MenteeDashboardPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import { useWorkshopNews } from '../../features/notifications/workshopNews.ts'
import { SESSIONS, useSessionChanges, useWhenNoDialog } from '../../features/sessions/sessionChanges.ts'
import { SessionsWaiting } from '../../features/sessions/SessionsWaiting.tsx'
import { ticketPath, workshopPath } from '../../features/workshops/workshopPath.ts'
import { workshopDate, workshopTime } from '../../features/workshops/workshopTimes.ts'
import { serverTime } from '../../lib/clock.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { StaleNotice } from '../../ui/feedback/Unanswered.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { UrlTabs } from '../../ui/layout/UrlTabs.tsx'
import { Link } from '../../ui/Link.tsx'
import { useAt } from '../../ui/time/useAt.ts'
import { useNow } from '../../ui/time/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { DashboardLayout, MenteeDashboardPageSkeleton } from './MenteeDashboardPageSkeleton.tsx'
import { MenteeProfile } from './profile/MenteeProfile.tsx'
import { Progress } from './Progress.tsx'
import { WhatsNext } from './WhatsNext.tsx'

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
            ...MenteeDashboardPage_registrations
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
              {/* React makes it alive in a task of its own. */}
              <Suspense>
                {tab === 'progress' ? (
                  <Progress viewerKey={viewer} now={now} />
                ) : (
                  viewer.mentee && <MenteeProfile viewerKey={viewer} menteeKey={viewer.mentee} />
                )}
              </Suspense>
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

interface YourWorkshopsProps {
  /** Those that have their seat: the next one first, then those that are over. */
  registrationsKey: MenteeDashboardPage_registrations$key
  now: Date
}

/** Workshops that the mentee is registered for, each with the way to its ticket; also past ones, for certificate and receipt. */
function YourWorkshops({ registrationsKey, now }: YourWorkshopsProps) {
  const registrations = useFragment(
    graphql`
      fragment MenteeDashboardPage_registrations on WorkshopRegistration @relay(plural: true) {
        id
        ticketCode
        workshop {
          databaseId
          title
          date
          time
          startsAt
          duration
        }
      }
    `,
    registrationsKey,
  )
  const isOver = ({ workshop: { startsAt, duration } }: Registration) =>
    workshopEnd({ startsAt: new Date(startsAt), duration }) <= now
  const past = registrations.filter(isOver)
  const ahead = registrations.filter((registration) => !isOver(registration))
  return (
    <Section aria-labelledby="your-workshops">
      <h2 id="your-workshops">Your workshops</h2>
      {ahead.length > 0 && <Tickets registrations={ahead} />}
      {past.length > 0 && (
        <Disclosure title={`Past workshops (${past.length})`}>
          <Tickets registrations={past} />
        </Disclosure>
      )}
    </Section>
  )
}

type Registration = MenteeDashboardPage_registrations$data[number]

function Tickets({ registrations }: { registrations: readonly Registration[] }) {
  return (
    <List as="ul">
      {registrations.map(({ id, ticketCode, workshop }) => (
        <li key={id}>
          <div>
            <h3>
              <Link to={workshopPath(workshop.databaseId)}>{workshop.title}</Link>
            </h3>
            <Small as="time" dateTime={workshop.startsAt}>
              {workshopDate(workshop.date)}, {workshopTime(workshop.time)}
            </Small>
          </div>
          {ticketCode && (
            <ButtonLink size="small" to={ticketPath(ticketCode)}>
              Your ticket<VisuallyHidden>: {workshop.title}</VisuallyHidden>
            </ButtonLink>
          )}
        </li>
      ))}
    </List>
  )
}

const Section = styled.section`
  display: grid;
  gap: 12px;
  > h2 {
    font-size: var(--t20);
  }
`

const List = styled(Card)`
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-items: center;
    justify-content: space-between;
    padding: 14px clamp(16px, 2vw, 24px);
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  > li > div {
    flex: 1 1 16rem;
    display: grid;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: var(--t17);
  }
`
