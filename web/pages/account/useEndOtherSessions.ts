import { graphql } from 'react-relay'
import type { useEndOtherSessionsMutation } from '../../__generated__/useEndOtherSessionsMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/mayHaveWorked.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Logs out all other devices and shows how many in a toast: `[endOthers, isEnding]`. Never rejects. */
export function useEndOtherSessions() {
  return useMutation<useEndOtherSessionsMutation>(
    graphql`
      mutation useEndOtherSessionsMutation @raw_response_type {
        endOtherSessions {
          ... on EndOtherSessionsPayload @alias(as: "done") {
            endedCount
            viewer {
              ...Devices_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done({ endedCount }) {
        const what = endedCount === 1 ? '1 other device is' : `${endedCount} other devices are`
        return { title: 'Devices logged out', description: `${what} no longer logged in.`, tone: 'good' }
      },
      failed: mayHaveWorked('Not logged out'),
    },
  )
}
