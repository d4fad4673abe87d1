import { graphql } from 'react-relay'
import type { useRegisterMenteeMutation } from '../../__generated__/useRegisterMenteeMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast } from '../../features/accounts/refusals.ts'
import { refusalOf, type SignUpAnswer } from '../../features/accounts/signUpAnswer.ts'
import { registrationInput, type RegistrationForm } from './registration.ts'

const REFUSED = 'Registration Failed'

/** Sends the registration and says how it went. */
export function useRegisterMentee(): (values: RegistrationForm) => Promise<SignUpAnswer> {
  const { toast } = useToast()
  const [register] = useMutation<useRegisterMenteeMutation>(graphql`
    mutation useRegisterMenteeMutation($input: RegisterMenteeInput!) {
      registerMentee(input: $input) {
        __typename
        ... on RegisterMenteePayload {
          mentee {
            name
            mainBranch
            currentLevel
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
    const result = await register({ input: registrationInput(values) }, { failure: failureToast(REFUSED) })
    if (result.__typename === 'RegisterMenteePayload') {
      const { name, mainBranch, currentLevel } = result.mentee
      toast({
        title: 'Registration Successful!',
        description: `Welcome, ${name}. ${mainBranch}, ${currentLevel}.`,
        tone: 'good',
      })
      return { done: true }
    }
    const refusal = refusalOf(result)
    toast({ title: REFUSED, description: refusal.message, tone: 'destructive' })
    return refusal
  }
}
