import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type { RequestWatchSubscription } from '../../__generated__/RequestWatchSubscription.graphql.ts'

/** While a request waits: the button follows when it is answered or withdrawn. Shows nothing. */
export function RequestWatch() {
  useSubscription<RequestWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription RequestWatchSubscription {
            mentorshipRequestChanged {
              request {
                mentor {
                  ...RequestBlock_mentor
                }
              }
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  )
  return null
}
