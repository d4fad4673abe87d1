import { graphql } from 'react-relay'
import type { AdminSignIn } from '../../../../api/rules/inputs/adminSignIn.ts'
import type { useAdminLoginMutation } from '../../../__generated__/useAdminLoginMutation.graphql.ts'
import type { FormIssue } from '../../../lib/formIssues.ts'
import { useMutation } from '../../../relay/useMutation.ts'

interface LoginAnswer {
  /** Set once the session has begun. */
  entered: { needsSecondFactor: boolean } | null
  /** User ID and password are right, and a code is needed. */
  asksCode: boolean
  issues: readonly FormIssue[]
}

/** Logs an administrator in. A failed request gets a toast. Never rejects. */
export function useAdminLogin(): (input: AdminSignIn) => Promise<LoginAnswer> {
  const [run] = useMutation<useAdminLoginMutation>(
    graphql`
      mutation useAdminLoginMutation($input: SignInAdminInput!) @raw_response_type {
        signInAdmin(input: $input) {
          ... on SignInAdminPayload @alias(as: "done") {
            adminSession {
              needsSecondFactor
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { showsRefusals: true },
  )
  return async (input) => {
    const { done, refused } = await run({ input })
    if (done) return { entered: done.adminSession, asksCode: false, issues: [] }
    const asksCode = refused.type === 'SecondFactorRequiredError'
    return { entered: null, asksCode, issues: asksCode ? [] : refused.issues }
  }
}
