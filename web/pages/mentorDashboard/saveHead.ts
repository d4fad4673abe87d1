/** Loaded when something of the head is changed. */
import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { saveHeadMutation, UpdateMentorProfileInput } from '../../__generated__/saveHeadMutation.graphql.ts'
import type { ToastMessage } from '../../lib/toasts.ts'
import { mutate, type Outcome } from '../../relay/mutate.ts'

const mutation = graphql`
  mutation saveHeadMutation($input: UpdateMentorProfileInput!) @raw_response_type {
    updateMentorProfile(input: $input) {
      ... on UpdateMentorProfilePayload @alias(as: "done") {
        mentor {
          ...MentorDashboardPage_mentor
          ...AttentionFacts_mentor
          ...ProfileSide_mentor
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** Saves what the mentor changes in the head of the dashboard. Never rejects; `done` is the toast after success. */
export function saveHead(
  environment: Environment,
  input: Pick<UpdateMentorProfileInput, 'available' | 'profileImage'>,
  done: ToastMessage | null,
): Promise<Outcome<saveHeadMutation>> {
  return mutate<saveHeadMutation>(environment, mutation, { input }, { done: () => done, failed: 'Update Failed' })
}
