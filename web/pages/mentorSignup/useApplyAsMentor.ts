import { graphql } from 'react-relay'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import type { useApplyAsMentorMutation } from '../../__generated__/useApplyAsMentorMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast } from '../../features/accounts/refusals.ts'
import { refusalOf, type SignUpAnswer } from '../../features/accounts/signUpAnswer.ts'
import { applicationInput, type ApplicationForm } from './application.ts'
import { plural } from '../../lib/plural.ts'

const REFUSED = 'Submission Failed'

/** Sends the application and says how it went. */
export function useApplyAsMentor(): (values: ApplicationForm) => Promise<SignUpAnswer> {
  const { toast } = useToast()
  const [apply] = useMutation<useApplyAsMentorMutation>(graphql`
    mutation useApplyAsMentorMutation($input: ApplyAsMentorInput!) {
      applyAsMentor(input: $input) {
        __typename
        ... on ApplyAsMentorPayload {
          mentor {
            name
            mainBranch
            subBranch
            experience
          }
        }
        ... on ValidationError {
          message
          issues {
            path
            message
          }
        }
        ... on EmailTakenError {
          message
        }
        ... on RateLimitedError {
          message
          retryAfter
        }
      }
    }
  `)
  return async function run(values) {
    const result = await apply({ input: applicationInput(values) }, { failure: failureToast(REFUSED) })
    if (result.__typename === 'ApplyAsMentorPayload') {
      const { name, mainBranch, subBranch, experience } = result.mentor
      const years = `${plural(experience, 'year')} of experience`
      toast({
        title: 'Application Submitted Successfully!',
        description: `${name}, ${subBranch ?? mainBranch}, ${years}. Review takes ${MENTOR_REVIEW_TEXT}.`,
        tone: 'good',
      })
      return { done: true }
    }
    const refusal = refusalOf(result)
    toast({ title: REFUSED, description: refusal.message, tone: 'destructive' })
    return refusal
  }
}
