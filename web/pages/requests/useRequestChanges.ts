import { graphql } from 'react-relay'
import type { useRequestChangesSubscription } from '../../__generated__/useRequestChangesSubscription.graphql.ts'
import { useLive } from '../../relay/live.ts'
import { placeRequest } from './placeRequest.ts'

const subscription = graphql`
  subscription useRequestChangesSubscription {
    mentorshipRequestChanged {
      change
      lastChange
      request {
        ...freshRequest_request
      }
      viewer {
        id
        ...RequestCounts_viewer
      }
    }
  }
`

/** Subscribes to request changes while the page is open and moves requests between the lists. */
export function useRequestChanges(): void {
  useLive<useRequestChangesSubscription>(subscription, {
    updater: (store) => placeRequest(store, store.getRootField('mentorshipRequestChanged')?.getLinkedRecord('request')),
  })
}
