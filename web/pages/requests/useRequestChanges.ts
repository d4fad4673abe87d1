import { useEffect, useEffectEvent } from 'react'
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay'
import type { useRequestChangesSubscription } from '../../__generated__/useRequestChangesSubscription.graphql.ts'
import { placeRequest } from './requestLists.ts'

const subscription = graphql`
  subscription useRequestChangesSubscription {
    mentorshipRequestChanged {
      change
      request {
        id
        databaseId
        status
        mentor {
          ...RequestBlock_mentor
        }
        ...RequestItem_request
      }
      viewer {
        id
        mentorshipRequestCounts {
          pending
          approved
          rejected
          withdrawn
        }
      }
    }
  }
`

/**
 * Moves requests between the lists as they are sent, answered and withdrawn, by whomever, while the page is open.
 * `readAnew` is called whenever a change may have been missed: from then on none is.
 */
export function useRequestChanges(readAnew: () => void): void {
  const environment = useRelayEnvironment()
  const started = useEffectEvent(readAnew)
  useEffect(() => {
    const { dispose } = requestSubscription<useRequestChangesSubscription>(environment, {
      subscription,
      variables: {},
      onNext: (data) => void (data?.mentorshipRequestChanged.change === 'STARTED' && started()),
      updater: (store) => placeRequest(store, store.getRootField('mentorshipRequestChanged')),
    })
    return dispose
  }, [environment])
}
