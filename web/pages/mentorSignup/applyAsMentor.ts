import { graphql } from 'react-relay'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import type { applyAsMentorMutation } from '../../__generated__/applyAsMentorMutation.graphql.ts'
import { branchesOf } from '../../features/accounts/form/specialization.ts'
import type { SignUp } from '../../features/accounts/signUp/useSignUpForm.ts'
import { mutate } from '../../relay/mutate.ts'
import type { Application } from './applicationSchema.ts'

const mutation = graphql`
  mutation applyAsMentorMutation($input: ApplyAsMentorInput!) @raw_response_type {
    applyAsMentor(input: $input) {
      ... on ApplyAsMentorPayload @alias(as: "done") {
        mentor {
          name
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** Applies and logs in; a toast reports a failure. Never rejects. */
export const applyAsMentor: SignUp<Application> = async (environment, values) => {
  const { specialization, otherSpecialization, experience, ...rest } = values
  const input = {
    ...rest,
    // Still a text if the validator could not be loaded.
    experience: Number(experience),
    ...branchesOf({ specialization, otherSpecialization }),
    available: true,
    signIn: true,
  }
  const { done, refused } = await mutate<applyAsMentorMutation>(
    environment,
    mutation,
    { input },
    { failed: 'Submission Failed' },
  )
  if (refused) return { refused, welcome: null }
  return { refused, welcome: `Thank you, ${done.mentor.name}. Review takes ${MENTOR_REVIEW_TEXT}.` }
}
