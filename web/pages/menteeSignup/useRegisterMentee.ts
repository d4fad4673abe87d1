import { graphql } from 'react-relay'
import type { useRegisterMenteeMutation } from '../../__generated__/useRegisterMenteeMutation.graphql.ts'
import type { SignUp } from '../../features/accounts/useSignUpForm.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { registrationInput, type RegistrationForm } from './registration.ts'

/** Sends the registration and says how it went. Never rejects. */
export function useRegisterMentee(): SignUp<RegistrationForm> {
  const [register] = useMutation<useRegisterMenteeMutation>(
    graphql`
      mutation useRegisterMenteeMutation($input: RegisterMenteeInput!) @raw_response_type {
        registerMentee(input: $input) {
          ... on RegisterMenteePayload @alias(as: "done") {
            mentee {
              name
              mainBranch
              currentLevel
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ mentee: { name, mainBranch, currentLevel } }) => ({
        title: 'Registration Successful!',
        description: `Welcome, ${name}. ${mainBranch}, ${currentLevel}.`,
        tone: 'good',
      }),
      failed: 'Registration Failed',
    },
  )
  return (values) => register({ input: registrationInput(values) })
}
