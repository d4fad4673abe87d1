import { graphql } from 'react-relay'
import type { useConfirmEmailMutation } from '../../__generated__/useConfirmEmailMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { failureToast } from '../../features/accounts/refusals.ts'
import type { Outcome } from './outcome.ts'

/** Confirms the address that the link was mailed to: `[confirmEmail, isConfirming]`; rejects when nobody could be asked. */
export function useConfirmEmail(): [confirmEmail: (token: string) => Promise<Outcome>, isConfirming: boolean] {
  const [run, isConfirming] = useMutation<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        __typename
        ... on ConfirmEmailPayload {
          userType
          alreadyConfirmed
          viewer {
            id
            emailConfirmed
          }
        }
        ... on ConfirmationExpiredError {
          message
        }
      }
    }
  `)
  async function confirmEmail(token: string): Promise<Outcome> {
    const result = await run({ input: { token } }, { failure: failureToast('Not confirmed yet') })
    if (result.__typename === 'ConfirmEmailPayload')
      return { kind: result.alreadyConfirmed ? 'already' : 'confirmed', userType: result.userType }
    return { kind: result.__typename === 'ConfirmationExpiredError' ? 'expired' : 'invalid' }
  }
  return [confirmEmail, isConfirming]
}
