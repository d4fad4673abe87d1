import { graphql } from 'react-relay'
import type { SignIn } from '../../../api/rules/inputs/signIn.ts'
import type { useSignInMutation } from '../../__generated__/useSignInMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { refreshViewer } from '../../features/accounts/refreshViewer.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast, rateLimitText } from '../../features/accounts/refusals.ts'
import type { SignInKind } from '../../lib/paths.ts'

const TYPES = { mentor: 'MENTOR', mentee: 'MENTEE', community: 'COMMUNITY' } as const
const REFUSED = 'Login Failed'
const FALLBACK = 'Invalid credentials. Please try again.'

/** Signs a member in and tells the whole page who it is now; answers what the form has to show when refused. */
export function useSignIn(): (kind: SignInKind, values: SignIn) => Promise<FormIssue[]> {
  const { toast } = useToast()
  const [signIn] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        __typename
        ... on SignInPayload {
          viewer {
            id
            name
            type
            termsAccepted
            ...TermsGate_viewer
          }
        }
        ... on ValidationError {
          message
          issues {
            path
            message
          }
        }
        ... on InvalidCredentialsError {
          message
        }
        ... on RateLimitedError {
          message
          retryAfter
        }
      }
    }
  `)

  function refuse(
    description: string,
    issues: readonly FormIssue[] = [{ path: '', message: description }],
  ): FormIssue[] {
    toast({ title: REFUSED, description, tone: 'destructive' })
    return [...issues]
  }

  async function enter(name: string): Promise<FormIssue[]> {
    toast({ title: 'Login Successful', description: `Welcome, ${name}.`, tone: 'good' })
    // The session is there: when only the header cannot learn of it, a new start of the page can.
    await refreshViewer().catch(() => location.reload())
    return []
  }

  return async function run(kind, values) {
    const result = await signIn({ input: { ...values, userType: TYPES[kind] } }, { failure: failureToast(REFUSED) })
    switch (result.__typename) {
      case 'SignInPayload':
        return enter(result.viewer.name)
      case 'ValidationError':
        return refuse(result.message, result.issues)
      case 'RateLimitedError':
        return refuse(rateLimitText(result))
      case 'InvalidCredentialsError':
        return refuse(result.message || FALLBACK)
      default:
        return refuse(FALLBACK)
    }
  }
}
