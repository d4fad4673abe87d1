import { graphql } from 'react-relay'
import type { SignIn } from '../../../api/rules/inputs/signIn.ts'
import type { useSignInMutation } from '../../__generated__/useSignInMutation.graphql.ts'
import { refreshViewer } from '../../features/accounts/refreshViewer.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import type { SignInKind } from '../../lib/paths.ts'
import { useMutation } from '../../relay/useMutation.ts'

const TYPES = { mentor: 'MENTOR', mentee: 'MENTEE', community: 'COMMUNITY' } as const

/** Signs a member in and tells the whole page who it is now; answers what the form has to show when not. Never rejects. */
export function useSignIn(): (kind: SignInKind, values: SignIn) => Promise<readonly FormIssue[]> {
  const [signIn] = useMutation<useSignInMutation>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) @raw_response_type {
        signIn(input: $input) {
          ... on SignInPayload @alias(as: "done") {
            viewer {
              id
              name
              type
              termsAccepted
              ...TermsGate_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ viewer }) => ({ title: 'Login Successful', description: `Welcome, ${viewer.name}.`, tone: 'good' }),
      failed: 'Login Failed',
    },
  )
  return async function run(kind, values) {
    const { refused } = await signIn({ input: { ...values, userType: TYPES[kind] } })
    if (refused) return refused.issues
    // The session is there: when only the header cannot learn of it, a new start of the page can.
    await refreshViewer().catch(() => location.reload())
    return []
  }
}
