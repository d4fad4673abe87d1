import { graphql } from 'react-relay'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import type { useApplyAsMentorMutation } from '../../__generated__/useApplyAsMentorMutation.graphql.ts'
import type { SignUp } from '../../features/accounts/useSignUpForm.ts'
import { plural } from '../../lib/plural.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { applicationInput, type ApplicationForm } from './application.ts'

/** Sends the application and says how it went. Never rejects. */
export function useApplyAsMentor(): SignUp<ApplicationForm> {
  const [apply] = useMutation<useApplyAsMentorMutation>(
    graphql`
      mutation useApplyAsMentorMutation($input: ApplyAsMentorInput!) @raw_response_type {
        applyAsMentor(input: $input) {
          ... on ApplyAsMentorPayload @alias(as: "done") {
            mentor {
              name
              mainBranch
              subBranch
              experience
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done({ mentor: { name, mainBranch, subBranch, experience } }) {
        const years = `${plural(experience, 'year')} of experience`
        return {
          title: 'Application Submitted Successfully!',
          description: `${name}, ${subBranch ?? mainBranch}, ${years}. Review takes ${MENTOR_REVIEW_TEXT}.`,
          tone: 'good',
        }
      },
      failed: 'Submission Failed',
    },
  )
  return (values) => apply({ input: applicationInput(values) })
}
