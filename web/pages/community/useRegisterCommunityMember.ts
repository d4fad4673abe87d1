import { graphql } from 'react-relay'
import type { CommunityRegistration } from '../../../api/rules/inputs/communityRegistration.ts'
import type { useRegisterCommunityMemberMutation } from '../../__generated__/useRegisterCommunityMemberMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Result of joining; the group opens in any case. */
export type JoinOutcome =
  | { kind: 'joined' | 'again'; name: string; email: string }
  | { kind: 'failed'; isUnsure: boolean }

/** Joins; a toast reports a failure. Never rejects. */
export function useRegisterCommunityMember(): (values: CommunityRegistration) => Promise<JoinOutcome> {
  const [register] = useMutation<useRegisterCommunityMemberMutation>(
    graphql`
      mutation useRegisterCommunityMemberMutation($input: RegisterCommunityMemberInput!) @raw_response_type {
        registerCommunityMember(input: $input) {
          ... on RegisterCommunityMemberPayload @alias(as: "done") {
            alreadyJoined
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: ({ message }) => ({
        title: 'Registration Failed',
        description: `${message} You can still join the group.`,
      }),
    },
  )
  return async function run(values) {
    const { done, refused } = await register({ input: values })
    if (!done) return { kind: 'failed', isUnsure: refused.failure !== null }
    return { kind: done.alreadyJoined ? 'again' : 'joined', name: values.name, email: values.email }
  }
}
