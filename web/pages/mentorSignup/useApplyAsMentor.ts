import { graphql } from 'react-relay'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import type { useApplyAsMentorMutation } from '../../__generated__/useApplyAsMentorMutation.graphql.ts'
import type { SignUp } from '../../features/accounts/useSignUpForm.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { applicationInput, type ApplicationForm } from './application.ts'

/** Applies and logs in; a toast reports a failure. Never rejects. */
export function useApplyAsMentor(): SignUp<ApplicationForm> {
  const [apply] = useMutation<useApplyAsMentorMutation>(
    graphql`
      mutation useApplyAsMentorMutation($input: ApplyAsMentorInput!) @raw_response_type {
        applyAsMentor(input: $input) {
          ... on ApplyAsMentorPayload @alias(as: "done") {
            mentor {
              name
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'Submission Failed' },
  )
  return async function signUp(values) {
    const { done, refused } = await apply({ input: { ...applicationInput(values), signIn: true } })
    if (refused) return { refused, welcome: null }
    return { refused, welcome: `Thank you, ${done.mentor.name}. Review takes ${MENTOR_REVIEW_TEXT}.` }
  }
}
