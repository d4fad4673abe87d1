import { graphql } from 'react-relay'
import type { registerMenteeMutation } from '../../__generated__/registerMenteeMutation.graphql.ts'
import { branchesOf } from '../../features/accounts/form/specialization.ts'
import type { SignUp } from '../../features/accounts/signUp/useSignUpForm.ts'
import { mutate } from '../../relay/mutate.ts'
import type { Registration } from './registrationSchema.ts'

const mutation = graphql`
  mutation registerMenteeMutation($input: RegisterMenteeInput!) @raw_response_type {
    registerMentee(input: $input) {
      ... on RegisterMenteePayload @alias(as: "done") {
        mentee {
          name
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** Registers and logs in; a toast reports a failure. Never rejects. */
export const registerMentee: SignUp<Registration> = async (environment, values) => {
  const { specialization, otherSpecialization, ...rest } = values
  const { mainBranch, subBranch } = branchesOf({ specialization, otherSpecialization })
  const input = { ...rest, mainBranch, ...(subBranch !== '' && { subBranch }), signIn: true }
  const { done, refused } = await mutate<registerMenteeMutation>(
    environment,
    mutation,
    { input },
    { failed: 'Registration Failed' },
  )
  return refused ? { refused, welcome: null } : { refused, welcome: `You are registered, ${done.mentee.name}.` }
}
