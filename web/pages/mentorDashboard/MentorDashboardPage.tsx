import { graphql, usePreloadedQuery } from 'react-relay'
import type { MentorDashboardPageQuery } from '../../__generated__/MentorDashboardPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { DashboardHead } from './DashboardHead.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import { MentorDashboardPageSkeleton } from './MentorDashboardPageSkeleton.tsx'
import { NeedsAttention } from './NeedsAttention.tsx'

/** A mentor's own page: what needs their attention, their profile, and what opens once they are accepted. */
export function MentorDashboardPage({ queryRef }: ScreenProps<MentorDashboardPageQuery>) {
  const { viewer, site } = usePreloadedQuery<MentorDashboardPageQuery>(
    graphql`
      query MentorDashboardPageQuery @preloadable {
        viewer {
          id
          mentor {
            ...DashboardHead_mentor
            ...DashboardTabs_mentor
          }
          ...DashboardTabs_viewer
          ...NeedsAttention_viewer
        }
        site {
          ...NeedsAttention_site
          ...DashboardTabs_site
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
        siteKey={site}
        above={
          <>
            <DashboardHead mentorKey={viewer.mentor} />
            <SectionBoundary resetOn={queryRef} fallback={showFailure}>
              <NeedsAttention viewerKey={viewer} siteKey={site} />
            </SectionBoundary>
          </>
        }
      />
    </PageWidth>
  )
}
