import { graphql } from 'react-relay'
import type { PasswordReset } from '../../../api/rules/inputs/mailedLinks.ts'
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql.ts'
import { leaveForLogin } from '../../features/accounts/leaveForLogin.ts'
import type { Outcome } from '../../relay/mutate.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Result; an invalid link is refused with `InvalidResetTokenError`. */
type ResetOutcome = Outcome<useResetPasswordMutation>
export type ResetUserType = NonNullable<ResetOutcome['done']>['userType']

/** Stores the new password and shows a toast. Never rejects. */
export function useResetPassword(): (input: PasswordReset) => Promise<ResetOutcome> {
  const [resetPassword] = useMutation<useResetPasswordMutation>(
    graphql`
      mutation useResetPasswordMutation($input: ResetPasswordInput!) @raw_response_type {
        resetPassword(input: $input) {
          ... on ResetPasswordPayload @alias(as: "done") {
            userType
            signedOut
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Password Reset Successful',
        description: 'Log in with your new password.',
        tone: 'good',
      }),
      failed: 'Reset Failed',
      fallback: 'Failed to reset password. Please try again or request a new reset link.',
    },
  )
  return async function run(input) {
    const outcome = await resetPassword({ input })
    // The reset has ended the session of every tab.
    if (outcome.done?.signedOut) await leaveForLogin(outcome.done.userType, 'reset')
    return outcome
  }
}
