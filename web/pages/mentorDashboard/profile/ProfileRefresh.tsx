import { useEffect, useEffectEvent } from 'react'
import { graphql } from 'react-relay'
import type { ProfileRefreshQuery } from '../../../__generated__/ProfileRefreshQuery.graphql.ts'
import { useRefresh } from '../../../relay/refresh.ts'
import { onWake } from '../../../relay/wake.ts'

const query = graphql`
  query ProfileRefreshQuery @raw_response_type {
    viewer {
      ...ProfileTabContent_viewer
      mentor {
        ...ProfileTabContent_mentor
      }
    }
  }
`

/** Shows what another tab or device has saved, when the person comes back to this one. */
export function ProfileRefresh() {
  const { refresh } = useRefresh<ProfileRefreshQuery>({ query, variables: {} })
  const look = useEffectEvent(refresh)
  useEffect(() => onWake(look), [])
  return null
}
