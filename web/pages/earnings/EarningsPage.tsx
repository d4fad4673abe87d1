import { graphql, usePreloadedQuery } from 'react-relay'
import type { EarningsPageQuery } from '../../__generated__/EarningsPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/RequireSignIn.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { showFailure } from '../../ui/Failure.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { EarningsLayout, EarningsPageSkeleton } from './EarningsPageSkeleton.tsx'
import { EarningsReport } from './EarningsReport.tsx'

/** What a mentor has earned, by month. Everybody else is sent to the login. */
export function EarningsPage({ queryRef }: ScreenProps<EarningsPageQuery>) {
  const { viewer } = usePreloadedQuery<EarningsPageQuery>(
    graphql`
      query EarningsPageQuery @preloadable {
        viewer {
          type
          ...EarningsReport_viewer
        }
      }
    `,
    queryRef,
  )
  if (viewer?.type !== 'MENTOR')
    return (
      <RequireSignIn as="mentor">
        <EarningsPageSkeleton />
      </RequireSignIn>
    )
  return (
    <EarningsLayout>
      <SectionBoundary resetOn={queryRef} fallback={showFailure}>
        <EarningsReport viewerKey={viewer} />
      </SectionBoundary>
    </EarningsLayout>
  )
}
