import { graphql } from 'react-relay'
import type { useConfirmEmailMutation } from '../../__generated__/useConfirmEmailMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { Outcome } from './outcome.ts'

/**
 * Confirms the address that the link was emailed to: `[confirmEmail, isConfirming]`. Null after a failed request, which
 * a toast reports; the link stays valid. Never rejects.
 */
export function useConfirmEmail(): [confirmEmail: (token: string) => Promise<Outcome | null>, isConfirming: boolean] {
  const [run, isConfirming] = useMutation<useConfirmEmailMutation>(
    graphql`
      mutation useConfirmEmailMutation($input: ConfirmEmailInput!) @raw_response_type {
        confirmEmail(input: $input) {
          ... on ConfirmEmailPayload @alias(as: "done") {
            userType
            alreadyConfirmed
            viewer {
              id
              emailConfirmed
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'Not confirmed yet', showsRefusals: true },
  )
  async function confirmEmail(token: string): Promise<Outcome | null> {
    const { done, refused } = await run({ input: { token } })
    if (done) return { kind: done.alreadyConfirmed ? 'already' : 'confirmed', userType: done.userType }
    if (refused.failure) return null
    return { kind: refused.type === 'ConfirmationExpiredError' ? 'expired' : 'invalid' }
  }
  return [confirmEmail, isConfirming]
}
