import { graphql } from 'react-relay'
import type { useRequestChangesSubscription } from '../../__generated__/useRequestChangesSubscription.graphql.ts'
import { useLive } from '../../relay/live.ts'
import { placeRequest } from './placeRequest.ts'

const subscription = graphql`
  subscription useRequestChangesSubscription {
    mentorshipRequestChanged {
      change
      request {
        ...placeRequest_request
      }
      viewer {
        id
        ...RequestCounts_viewer
      }
    }
  }
`

/** Moves requests between the lists as they are sent, answered and withdrawn, by whomever, while the page is open. */
export function useRequestChanges(): void {
  useLive<useRequestChangesSubscription>(subscription, {
    updater: (store) => placeRequest(store, store.getRootField('mentorshipRequestChanged')?.getLinkedRecord('request')),
  })
}
