import { graphql } from 'react-relay'
import type { PasswordChange } from '../../../api/rules/inputs/accountSecurity.ts'
import type { useChangePasswordMutation } from '../../__generated__/useChangePasswordMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast, rateLimitText } from '../../features/accounts/refusals.ts'

const FAILED = 'Password Not Changed'
const SIGN_IN = 'Please sign in again.'

/** Changes the password and says so; answers what the form has to show when refused. */
export function useChangePassword(): (change: PasswordChange) => Promise<readonly FormIssue[]> {
  const { toast } = useToast()
  const [run] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          viewer {
            ...Devices_viewer
          }
        }
        ... on ValidationError {
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
  return async function changePassword(input) {
    const result = await run({ input }, { failure: failureToast(FAILED) })
    switch (result.__typename) {
      case 'ChangePasswordPayload':
        toast({ title: 'Password Changed', description: 'Your other devices are signed out.', tone: 'good' })
        return []
      case 'ValidationError':
        return result.issues
      case 'RateLimitedError':
        return [{ path: '', message: rateLimitText(result) }]
      default:
        return [{ path: '', message: SIGN_IN }]
    }
  }
}
