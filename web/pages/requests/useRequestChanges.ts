import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { useRequestChangesSubscription } from '../../__generated__/useRequestChangesSubscription.graphql.ts'
import { placeRequest } from './requestLists.ts'

/** Moves requests between the lists as they are sent, answered and withdrawn, by whomever, while the page is open. */
export function useRequestChanges(): void {
  useSubscription<useRequestChangesSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useRequestChangesSubscription {
            mentorshipRequestChanged {
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
        `,
        variables: {},
        updater: (store) => placeRequest(store, store.getRootField('mentorshipRequestChanged')),
      }),
      [],
    ),
  )
}
