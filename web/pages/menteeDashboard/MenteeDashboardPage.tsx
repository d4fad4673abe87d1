import { graphql, usePreloadedQuery } from 'react-relay'
import type { MenteeDashboardPageQuery } from '../../__generated__/MenteeDashboardPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/RequireSignIn.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { Dashboard } from './Dashboard.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'
import { MenteeDashboardPageSkeleton } from './MenteeDashboardPageSkeleton.tsx'

/** The mentee's dashboard. Everybody else is sent to the login. */
export function MenteeDashboardPage({ queryRef }: ScreenProps<MenteeDashboardPageQuery>) {
  const query = usePreloadedQuery<MenteeDashboardPageQuery>(
    graphql`
      query MenteeDashboardPageQuery @preloadable @raw_response_type {
        viewer {
          type
        }
        ...Dashboard_query
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
    <DashboardFrame>
      <Dashboard queryKey={query} />
    </DashboardFrame>
  )
}
