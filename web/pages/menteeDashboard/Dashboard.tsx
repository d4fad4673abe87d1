import { graphql, useFragment } from 'react-relay'
import type { Dashboard_query$key } from '../../__generated__/Dashboard_query.graphql.ts'
import { SessionsWaiting } from '../../features/sessions/SessionsWaiting.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { FieldBones } from '../../ui/FieldBones.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { UrlTabs } from '../../ui/UrlTabs.tsx'
import { useNow } from '../../ui/useNow.ts'
import { WhatsNext } from './WhatsNext.tsx'

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

/** What keeps the page up to date: nothing of it is seen at first. */
const DashboardWatch = lazyPart(() => import('./DashboardWatch.tsx').then((module) => module.DashboardWatch))

/** Loaded for those who are registered for one, together with the data. */
export const YourWorkshops = lazyPart(
  () => import('./YourWorkshops.tsx').then((module) => module.YourWorkshops),
  <Skeleton>
    <Bone $height="120px" />
  </Skeleton>,
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
          ...DashboardWatch_viewer
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
        <DashboardWatch viewerKey={viewer} />
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
