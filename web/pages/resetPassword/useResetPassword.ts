import { graphql } from 'react-relay'
import type { PasswordReset } from '../../../api/rules/inputs/passwordReset.ts'
import type {
  useResetPasswordMutation,
  useResetPasswordMutation$data,
} from '../../__generated__/useResetPasswordMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast, rateLimitText } from '../../features/accounts/refusals.ts'
import { signInPath } from '../../lib/paths.ts'

type Result = useResetPasswordMutation$data['resetPassword']
export type ResetUserType = Extract<Result, { __typename: 'ResetPasswordPayload' }>['userType']

/** How it went: the kind of account when the password is stored, otherwise what the form has to show. */
interface ResetAnswer {
  userType: ResetUserType | null
  issues: readonly FormIssue[]
  /** The link is no good: only another one helps. */
  isDead: boolean
}

const REFUSED = 'Reset Failed'
const FALLBACK = 'Failed to reset password. Please try again or request a new reset link.'

/** Stores the new password and says how that went. */
export function useResetPassword(): (input: PasswordReset) => Promise<ResetAnswer> {
  const { toast } = useToast()
  const [resetPassword] = useMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        __typename
        ... on ResetPasswordPayload {
          userType
          signedOut
        }
        ... on ValidationError {
          message
          issues {
            path
            message
          }
        }
        ... on InvalidResetTokenError {
          message
        }
        ... on RateLimitedError {
          message
          retryAfter
        }
      }
    }
  `)

  function refuse(description: string, more: Partial<ResetAnswer> = {}): ResetAnswer {
    toast({ title: REFUSED, description, tone: 'destructive' })
    return { userType: null, issues: [{ path: '', message: description }], isDead: false, ...more }
  }

  return async function run(input) {
    const result = await resetPassword({ input }, { failure: failureToast(REFUSED, FALLBACK) })
    switch (result.__typename) {
      case 'ResetPasswordPayload':
        toast({ title: 'Password Reset Successful', description: 'Sign in with your new password.', tone: 'good' })
        // Whoever was signed in here with the old one is not any more, in no tab.
        if (result.signedOut) await leaveFor(signInPath({ as: result.userType }))
        return { userType: result.userType, issues: [], isDead: false }
      case 'ValidationError':
        return refuse(result.message || FALLBACK, { issues: result.issues })
      case 'InvalidResetTokenError':
        return refuse(result.message || FALLBACK, { isDead: true })
      case 'RateLimitedError':
        return refuse(rateLimitText(result))
      default:
        return refuse(FALLBACK)
    }
  }
}

async function leaveFor(to: string): Promise<void> {
  const { signedOut } = await import('../../features/accounts/presence.ts')
  signedOut({ to, farewell: 'reset' })
}
