// oxlint-disable relay/must-colocate-fragment-spreads -- RequestBlock shows it, from the store
import { useEffect } from 'react'
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay'
import type { RequestWatchQuery } from '../../__generated__/RequestWatchQuery.graphql.ts'
import type { RequestWatchSubscription } from '../../__generated__/RequestWatchSubscription.graphql.ts'

const subscription = graphql`
  subscription RequestWatchSubscription {
    mentorshipRequestChanged {
      change
      request {
        mentor {
          ...RequestBlock_mentor
        }
      }
    }
  }
`

const query = graphql`
  query RequestWatchQuery($id: Int!) {
    mentor(id: $id) {
      ...RequestBlock_mentor
    }
  }
`

/** While a request waits: the button follows when it is answered or withdrawn. Shows nothing. */
export function RequestWatch({ mentorId }: { mentorId: number }) {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const { dispose } = requestSubscription<RequestWatchSubscription>(environment, {
      subscription,
      variables: {},
      onNext(data) {
        if (data?.mentorshipRequestChanged.change !== 'STARTED') return
        // Answered before this was followed, or while the connection was lost.
        fetchQuery<RequestWatchQuery>(environment, query, { id: mentorId }).subscribe({ error: () => {} })
      },
    })
    return dispose
  }, [environment, mentorId])
  return null
}
