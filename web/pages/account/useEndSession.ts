import { graphql } from 'react-relay'
import type { useEndSessionMutation } from '../../__generated__/useEndSessionMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/mayHaveWorked.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Logs out one other device, removes it from the list and shows a toast: `[endSession, isEnding]`. Never rejects. */
export function useEndSession(device: string) {
  return useMutation<useEndSessionMutation>(
    graphql`
      mutation useEndSessionMutation($input: EndSessionInput!) @raw_response_type {
        endSession(input: $input) {
          ... on EndSessionPayload @alias(as: "done") {
            endedSessionId @deleteRecord
            viewer {
              ...Devices_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Device logged out', description: `${device} is no longer logged in.`, tone: 'good' }),
      failed: mayHaveWorked('Not logged out'),
    },
  )
}
