import { graphql } from 'react-relay'
import type { useSaveHoursMutation } from '../../../__generated__/useSaveHoursMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Saves weekly hours and the note on them. */
export function useSaveHours() {
  return useMutation<useSaveHoursMutation>(
    graphql`
      mutation useSaveHoursMutation($input: UpdateMentorProfileInput!) @raw_response_type {
        updateMentorProfile(input: $input) {
          ... on UpdateMentorProfilePayload @alias(as: "done") {
            mentor {
              ...WeeklyHours_mentor
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'Hours not saved', showsRefusals: true },
  )
}
