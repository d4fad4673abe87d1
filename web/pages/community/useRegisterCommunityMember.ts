import { graphql } from 'react-relay'
import type { CommunityRegistration } from '../../../api/rules/inputs/communityRegistration.ts'
import type { useRegisterCommunityMemberMutation } from '../../__generated__/useRegisterCommunityMemberMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast, rateLimitText } from '../../features/accounts/refusals.ts'

/** How joining went; the group opens whatever it was. */
export type JoinOutcome = { kind: 'joined' | 'again'; name: string; email: string } | { kind: 'failed' }

const REFUSED = 'Registration Failed'
const STILL = 'You can still join the group.'

/** Joins, and tells a failure in a toast. */
export function useRegisterCommunityMember(): (values: CommunityRegistration) => Promise<JoinOutcome> {
  const { toast } = useToast()
  const [register] = useMutation<useRegisterCommunityMemberMutation>(graphql`
    mutation useRegisterCommunityMemberMutation($input: RegisterCommunityMemberInput!) {
      registerCommunityMember(input: $input) {
        __typename
        ... on RegisterCommunityMemberPayload {
          alreadyJoined
        }
        ... on ValidationError {
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
    const { name, email } = values
    const result = await register({ input: values }, { failure: withStill })
    if (result.__typename === 'RegisterCommunityMemberPayload')
      return { kind: result.alreadyJoined ? 'again' : 'joined', name, email }
    const reason =
      result.__typename === 'RateLimitedError' ? rateLimitText(result) : 'message' in result ? result.message : ''
    toast({ title: REFUSED, description: `${reason} ${STILL}`.trim(), tone: 'destructive' })
    return { kind: 'failed' }
  }
}

function withStill(error: Error) {
  const message = failureToast(REFUSED)(error)
  return { ...message, description: `${message.description ?? ''} ${STILL}`.trim() }
}
