import { graphql } from 'react-relay'
import type { useChangePasswordMutation } from '../../__generated__/useChangePasswordMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Changes the password and says so: `[changePassword, isChanging]`. The form shows refusals. Never rejects. */
export function useChangePassword() {
  return useMutation<useChangePasswordMutation>(
    graphql`
      mutation useChangePasswordMutation($input: ChangePasswordInput!) @raw_response_type {
        changePassword(input: $input) {
          ... on ChangePasswordPayload @alias(as: "done") {
            viewer {
              ...Devices_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Password changed', description: 'Your other devices are logged out.', tone: 'good' }),
      failed: 'Password not changed',
      showsRefusals: true,
    },
  )
}
