import { graphql, usePreloadedQuery } from 'react-relay'
import type { MenteeDashboardPageQuery } from '../../__generated__/MenteeDashboardPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/RequireSignIn.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { showFailure } from '../../ui/Failure.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { UrlTabs } from '../../ui/UrlTabs.tsx'
import { useNow } from '../../ui/useNow.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { MenteeDashboardPageSkeleton } from './MenteeDashboardPageSkeleton.tsx'
import { MenteeDetails } from './MenteeDetails.tsx'
import { Progress } from './Progress.tsx'
import { WhatsNext } from './WhatsNext.tsx'

const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'progress', label: 'Progress' },
] as const

/** The mentee's dashboard: what is next, then their profile and progress. Everybody else is sent to the login. */
export function MenteeDashboardPage({ queryRef }: ScreenProps<MenteeDashboardPageQuery>) {
  const { site, viewer } = usePreloadedQuery<MenteeDashboardPageQuery>(
    graphql`
      query MenteeDashboardPageQuery @preloadable {
        site {
          now
        }
        viewer {
          ...WhatsNext_viewer
          ...Progress_viewer
          mentee {
            ...MenteeDetails_mentee
          }
        }
      }
    `,
    queryRef,
  )
  const now = useNow(site.now)
  if (!viewer?.mentee)
    return (
      <RequireSignIn as="mentee">
        <MenteeDashboardPageSkeleton />
      </RequireSignIn>
    )
  const { mentee } = viewer
  return (
    <DashboardFrame>
      <SectionBoundary resetOn={queryRef} fallback={showFailure}>
        <WhatsNext viewerKey={viewer} now={now} />
      </SectionBoundary>
      <UrlTabs label="Mentee dashboard" tabs={TABS}>
        {(tab) => (
          <SectionBoundary key={tab} resetOn={queryRef} fallback={showFailure}>
            {tab === 'profile' ? <MenteeDetails menteeKey={mentee} /> : <Progress viewerKey={viewer} />}
          </SectionBoundary>
        )}
      </UrlTabs>
    </DashboardFrame>
  )
}
