import { graphql } from 'react-relay'
import type { useRegisterMenteeMutation } from '../../__generated__/useRegisterMenteeMutation.graphql.ts'
import type { SignUp } from '../../features/accounts/useSignUpForm.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { registrationInput, type RegistrationForm } from './registration.ts'

/** Registers and logs in; a toast reports a failure. Never rejects. */
export function useRegisterMentee(): SignUp<RegistrationForm> {
  const [register] = useMutation<useRegisterMenteeMutation>(
    graphql`
      mutation useRegisterMenteeMutation($input: RegisterMenteeInput!) @raw_response_type {
        registerMentee(input: $input) {
          ... on RegisterMenteePayload @alias(as: "done") {
            mentee {
              name
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'Registration Failed' },
  )
  return async function signUp(values) {
    const { done, refused } = await register({ input: { ...registrationInput(values), signIn: true } })
    return refused ? { refused, welcome: null } : { refused, welcome: `You are registered, ${done.mentee.name}.` }
  }
}
