import { graphql, useFragment } from 'react-relay'
import type { DashboardWatch_viewer$key } from '../../__generated__/DashboardWatch_viewer.graphql.ts'
import refreshQuery, { type MenteeDashboardPageQuery } from '../../__generated__/MenteeDashboardPageQuery.graphql.ts'
import { useWhenNoDialog } from '../../features/sessions/openDialogs.ts'
import { SESSIONS } from '../../features/sessions/sessionsTopic.ts'
import { useSessionChanges } from '../../features/sessions/useSessionChanges.ts'
import { serverTime } from '../../lib/clock.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { StaleNotice } from '../../ui/StaleNotice.tsx'
import { useAt } from '../../ui/useAt.ts'

/** Reads the dashboard anew when a booking changes, and when time has changed what can be done. */
export function DashboardWatch({ viewerKey }: { viewerKey: DashboardWatch_viewer$key }) {
  const { liveHold, nextSession } = useFragment(
    graphql`
      fragment DashboardWatch_viewer on Viewer {
        liveHold {
          holdExpiresAt
        }
        nextSession {
          endsAt
        }
      }
    `,
    viewerKey,
  )
  const { refresh, isRefreshing, isStale } = useRefresh<MenteeDashboardPageQuery>({
    query: refreshQuery,
    variables: {},
    topic: SESSIONS,
  })
  useSessionChanges(refresh)
  const readSoon = useWhenNoDialog(refresh)
  // From then on there is something else to do: to choose another slot, to mark the session as completed.
  useAt(liveHold?.holdExpiresAt ?? null, serverTime, readSoon)
  useAt(nextSession?.endsAt ?? null, serverTime, readSoon)
  return isStale ? <StaleNotice busy={isRefreshing} onRetry={refresh} /> : null
}
