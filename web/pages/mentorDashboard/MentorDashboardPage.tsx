import { graphql, usePreloadedQuery } from 'react-relay'
import type { MentorDashboardPageQuery } from '../../__generated__/MentorDashboardPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/RequireSignIn.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { showFailure } from '../../ui/Failure.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { DashboardHead } from './DashboardHead.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import { MentorDashboardPageSkeleton } from './MentorDashboardPageSkeleton.tsx'
import { ProfileTab } from './profile/ProfileTab.tsx'
import { WhatWaits } from './WhatWaits.tsx'

/** A mentor's own page: what waits for them, their profile, and what opens once they are accepted. */
export function MentorDashboardPage({ queryRef }: ScreenProps<MentorDashboardPageQuery>) {
  const { viewer, site } = usePreloadedQuery<MentorDashboardPageQuery>(
    graphql`
      query MentorDashboardPageQuery @preloadable {
        viewer {
          id
          mentor {
            ...DashboardHead_mentor
            ...DashboardTabs_mentor
            ...ProfileTabContent_mentor
          }
          ...DashboardTabs_viewer
          ...WhatWaits_viewer
          ...ProfileTabContent_viewer
        }
        site {
          ...WhatWaits_site
          ...ProfileTabContent_site
        }
      }
    `,
    queryRef,
  )
  if (!viewer?.mentor)
    return (
      <RequireSignIn as="mentor">
        <MentorDashboardPageSkeleton />
      </RequireSignIn>
    )
  return (
    // Another account in the same tab starts afresh.
    <PageWidth key={viewer.id}>
      <DashboardTabs
        mentorKey={viewer.mentor}
        viewerKey={viewer}
        above={
          <>
            <DashboardHead mentorKey={viewer.mentor} />
            <SectionBoundary resetOn={queryRef} fallback={showFailure}>
              <WhatWaits viewerKey={viewer} siteKey={site} />
            </SectionBoundary>
          </>
        }
        profile={<ProfileTab mentorKey={viewer.mentor} viewerKey={viewer} siteKey={site} />}
      />
    </PageWidth>
  )
}
