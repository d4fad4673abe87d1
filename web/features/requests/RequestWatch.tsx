import { graphql } from 'react-relay'
import type { RequestWatchQuery } from '../../__generated__/RequestWatchQuery.graphql.ts'
import type { RequestWatchSubscription } from '../../__generated__/RequestWatchSubscription.graphql.ts'
import { useLive, useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { REQUESTS } from './requestsTopic.ts'

const subscription = graphql`
  subscription RequestWatchSubscription @raw_response_type {
    mentorshipRequestChanged {
      change
      lastChange
      request {
        mentor {
          ...RequestBlock_mentor
        }
      }
    }
  }
`

const query = graphql`
  query RequestWatchQuery($id: Int!) @raw_response_type {
    mentor(id: $id) {
      ...RequestBlock_mentor
    }
  }
`

/** Subscribes to a pending request, so that the button updates when it is answered or withdrawn. Renders nothing. */
export function RequestWatch({ mentorId }: { mentorId: number }) {
  const { refresh } = useRefresh<RequestWatchQuery>({ query, variables: { id: mentorId }, topic: REQUESTS })
  useLive<RequestWatchSubscription>(subscription)
  // It may have been answered before the subscription started or while the connection was lost.
  useMissed(REQUESTS, refresh)
  return null
}
