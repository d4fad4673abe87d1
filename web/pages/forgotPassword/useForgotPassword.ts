import { graphql } from 'react-relay'
import type { ForgotPassword } from '../../../api/rules/inputs/passwordReset.ts'
import type { useForgotPasswordMutation } from '../../__generated__/useForgotPasswordMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast, rateLimitText } from '../../features/accounts/refusals.ts'

const REFUSED = 'Request Failed'
const FALLBACK = 'Failed to send reset email. Please try again.'

/** Asks for the link and says how that went; answers what the form has to show, nothing when it worked. */
export function useForgotPassword(): (values: ForgotPassword) => Promise<readonly FormIssue[]> {
  const { toast } = useToast()
  const [forgotPassword] = useMutation<useForgotPasswordMutation>(graphql`
    mutation useForgotPasswordMutation($input: ForgotPasswordInput!) {
      forgotPassword(input: $input) {
        __typename
        ... on ForgotPasswordPayload {
          message
        }
        ... on ValidationError {
          message
          issues {
            path
            message
          }
        }
        ... on RateLimitedError {
          message
          retryAfter
        }
      }
    }
  `)

  function refuse(description: string, issues: readonly FormIssue[] = [{ path: '', message: description }]) {
    toast({ title: REFUSED, description, tone: 'destructive' })
    return issues
  }

  return async function run(values) {
    const result = await forgotPassword({ input: values }, { failure: failureToast(REFUSED, FALLBACK) })
    switch (result.__typename) {
      case 'ForgotPasswordPayload':
        toast({ title: 'Reset Link Sent', description: 'Check your email for the link.', tone: 'good' })
        return []
      case 'ValidationError':
        return refuse(result.message || FALLBACK, result.issues)
      case 'RateLimitedError':
        return refuse(rateLimitText(result))
      default:
        return refuse(FALLBACK)
    }
  }
}
