import refreshQuery, { type MenteeDashboardPageQuery } from '../../__generated__/MenteeDashboardPageQuery.graphql.ts'
import { graphql, useFragment } from 'react-relay'
import type { Dashboard_query$key } from '../../__generated__/Dashboard_query.graphql.ts'
import { useWhenNoDialog, useSessionChanges, SESSIONS } from '../../features/sessions/sessionChanges.ts'
import { SessionsWaiting } from '../../features/sessions/SessionsWaiting.tsx'
import { serverTime } from '../../lib/clock.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { showFailure } from '../../ui/Failure.tsx'
import { FieldBones } from '../../ui/FieldBones.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StaleNotice } from '../../ui/StaleNotice.tsx'
import { UrlTabs } from '../../ui/UrlTabs.tsx'
import { useAt } from '../../ui/useAt.ts'
import { useNow } from '../../ui/useNow.ts'
import { WhatsNext } from './WhatsNext.tsx'
import { YourWorkshops } from './YourWorkshops.tsx'

const bones = (
  <Skeleton>
    <FieldBones fields={5} />
  </Skeleton>
)

/** The tabs' content, below what is next: one of them is loaded together with the data. */
export const MenteeProfile = lazyPart(
  () => import('./profile/MenteeProfile.tsx').then((module) => module.MenteeProfile),
  bones,
  undefined,
  showFailure,
)
export const Progress = lazyPart(
  () => import('./Progress.tsx').then((module) => module.Progress),
  bones,
  undefined,
  showFailure,
)

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'progress', label: 'Progress' },
] as const

/** What is next, workshops, then profile and progress. A part that fails leaves the others. */
export function Dashboard({ queryKey }: { queryKey: Dashboard_query$key }) {
  const { viewer, site } = useFragment(
    graphql`
      fragment Dashboard_query on Query {
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
              {tab === 'progress' ? (
                <Progress viewerKey={viewer} now={now} />
              ) : (
                viewer.mentee && <MenteeProfile viewerKey={viewer} menteeKey={viewer.mentee} />
              )}
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

/** Reads the dashboard again when a booking changes, and when time has changed what can be done. */
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
  return isStale ? <StaleNotice busy={isRefreshing} onRetry={refresh} /> : null
}
