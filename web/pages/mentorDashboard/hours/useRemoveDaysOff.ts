import { graphql } from 'react-relay'
import type { useRemoveDaysOffMutation } from '../../../__generated__/useRemoveDaysOffMutation.graphql.ts'
import { mayHaveWorked } from '../../../relay/mayHaveWorked.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Removes days off: the weekly hours hold again. `undo` adds them again. */
export function useRemoveDaysOff(undo: () => void) {
  return useMutation<useRemoveDaysOffMutation>(
    graphql`
      mutation useRemoveDaysOffMutation($input: RemoveDaysOffInput!) @raw_response_type {
        removeDaysOff(input: $input) {
          ... on RemoveDaysOffPayload @alias(as: "done") {
            mentor {
              ...DaysOff_mentor
              ...SlotPreview_mentor
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: mayHaveWorked('Days off not removed'),
      done: () => ({
        title: 'Days off removed',
        description: 'Your usual weekly hours apply on these days again.',
        action: { label: 'Undo', run: undo },
      }),
    },
  )
}
