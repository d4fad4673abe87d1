import { graphql } from 'react-relay'
import type { SignIn } from '../../../api/rules/inputs/signIn.ts'
import type { useSignInMutation } from '../../__generated__/useSignInMutation.graphql.ts'
import { COOKIE_REFUSED } from '../../features/accounts/session/cookieRefused.ts'
import { rememberKind } from '../../features/accounts/session/lastKind.ts'
import { refreshViewer } from '../../features/accounts/session/refreshViewer.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import type { SignInKind } from '../../lib/paths.ts'
import { showToast } from '../../lib/toasts.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { kindOf } from './redirectAfterSignIn.ts'
import type { SignInRefusal } from './SignInForm.tsx'

/** Names in the schema. */
const USER_TYPES = { mentor: 'MENTOR', mentee: 'MENTEE', community: 'COMMUNITY' } as const

/** Errors for the page; none after success or when a toast has reported a failed request. */
interface SignInAnswer {
  /** Bad fields. */
  issues: readonly FormIssue[]
  refusal: SignInRefusal | null
}

/** Logs a member in and reloads the header: `[signIn, isSigningIn]`. Never rejects. */
export function useSignIn(): [signIn: (kind: SignInKind, values: SignIn) => Promise<SignInAnswer>, isRunning: boolean] {
  const [run, isRunning] = useMutation<useSignInMutation>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) @raw_response_type {
        signIn(input: $input) {
          ... on SignInPayload @alias(as: "done") {
            viewer {
              id
              name
              type
              termsAccepted
              hasUpcoming
              ...TermsGate_viewer
            }
          }
          ... on InvalidCredentialsError @alias(as: "wrong") {
            rightFor
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: 'Login Failed',
      showsRefusals: true,
    },
  )
  async function signIn(kind: SignInKind, values: SignIn): Promise<SignInAnswer> {
    const outcome = await run({ input: { ...values, userType: USER_TYPES[kind] } })
    const { done, refused } = outcome
    if (done) {
      rememberKind(kind)
      // The session exists; if the header cannot be reloaded, a page reload shows it.
      const loggedIn = await refreshViewer().catch(() => 'another')
      if (loggedIn === 'another') location.reload()
      if (loggedIn === 'nobody') return { issues: [], refusal: { message: COOKIE_REFUSED, rightFor: [] } }
      showToast({ title: 'Login Successful', description: `Welcome, ${done.viewer.name}.`, tone: 'good' })
      return { issues: [], refusal: null }
    }
    if (refused.failure) return { issues: [], refusal: null }
    if (refused.type === 'ValidationError') return { issues: refused.issues, refusal: null }
    const rightFor = (outcome.answer?.wrong?.rightFor ?? []).flatMap((type) => kindOf(type) ?? [])
    return { issues: [], refusal: { message: refused.message, rightFor } }
  }
  return [signIn, isRunning]
}
