import { graphql, useFragment } from 'react-relay'
import type { WaitsWatch_viewer$key } from '../../__generated__/WaitsWatch_viewer.graphql.ts'
import type { WaitsWatchQuery } from '../../__generated__/WaitsWatchQuery.graphql.ts'
import type { WaitsWatchSubscription } from '../../__generated__/WaitsWatchSubscription.graphql.ts'
import { REQUESTS } from '../../features/requests/requestsTopic.ts'
import { SESSIONS, useSessionChanges } from '../../features/sessions/sessionChanges.ts'
import { serverTime } from '../../lib/clock.ts'
import { useLive, useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { StaleNotice } from '../../ui/StaleNotice.tsx'
import { useAt } from '../../ui/useAt.ts'

const query = graphql`
  query WaitsWatchQuery @raw_response_type {
    viewer {
      ...WhatWaits_viewer
      ...SessionsWaiting_viewer
    }
  }
`

const requests = graphql`
  subscription WaitsWatchSubscription {
    mentorshipRequestChanged {
      change
      lastChange
    }
  }
`

/** Reads again what needs the mentor's attention: when a booking or a request changes, and when the next session is over. */
export function WaitsWatch({ viewerKey }: { viewerKey: WaitsWatch_viewer$key }) {
  const { nextSession } = useFragment(
    graphql`
      fragment WaitsWatch_viewer on Viewer {
        nextSession {
          endsAt
        }
      }
    `,
    viewerKey,
  )
  const { refresh, isRefreshing, isStale } = useRefresh<WaitsWatchQuery>({ query, variables: {}, topic: SESSIONS })
  useSessionChanges(refresh)
  useLive<WaitsWatchSubscription>(requests, { onEvent: ({ change }) => change === 'STARTED' || refresh() })
  useMissed(REQUESTS, refresh)
  useAt(nextSession?.endsAt ?? null, serverTime, refresh)
  return isStale ? <StaleNotice busy={isRefreshing} onRetry={refresh} /> : null
}
