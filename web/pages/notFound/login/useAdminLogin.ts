import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { AdminSignIn } from '../../../../api/rules/inputs/adminSignIn.ts'
import type { useAdminLoginQuery } from '../../../__generated__/useAdminLoginQuery.graphql.ts'
import type { useAdminLoginMutation } from '../../../__generated__/useAdminLoginMutation.graphql.ts'
import { COOKIE_REFUSED } from '../../../features/accounts/cookieRefused.ts'
import type { FormIssue } from '../../../lib/formIssues.ts'
import { useMutation } from '../../../relay/useMutation.ts'

interface LoginAnswer {
  /** Set once the session has begun. */
  entered: { needsSecondFactor: boolean } | null
  /** User ID and password are right, and a code is needed. */
  asksCode: boolean
  issues: readonly FormIssue[]
}

/** Whether the browser has saved the cookie of the session. */
const sessionQuery = graphql`
  query useAdminLoginQuery @raw_response_type {
    adminSession {
      needsSecondFactor
    }
  }
`

/** Logs an administrator in. A failed request gets a toast. Never rejects. */
export function useAdminLogin(): (input: AdminSignIn) => Promise<LoginAnswer> {
  const environment = useRelayEnvironment()
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
    if (done) {
      const read = fetchQuery<useAdminLoginQuery>(environment, sessionQuery, {}, { fetchPolicy: 'network-only' })
      // Where the server cannot be reached, the dashboard says so.
      const session = await read.toPromise().catch(() => done)
      const begun = session?.adminSession
      if (!begun) return { entered: null, asksCode: false, issues: [{ path: '', message: COOKIE_REFUSED }] }
      return { entered: { needsSecondFactor: begun.needsSecondFactor }, asksCode: false, issues: [] }
    }
    const asksCode = refused.type === 'SecondFactorRequiredError'
    return { entered: null, asksCode, issues: asksCode ? [] : refused.issues }
  }
}
