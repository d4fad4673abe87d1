import { graphql } from 'react-relay'
import type { useConfirmEmailMutation, UserType } from '../../__generated__/useConfirmEmailMutation.graphql.ts'
import { leaveForLogin } from '../../features/accounts/mailedLink.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** The account of a link, as shown to someone who is not logged in to it here. */
export interface LinkedAccount {
  userType: UserType
  name: string
  createdAt: string
}

/** Result of a link. */
export type Outcome =
  | { kind: 'confirmed' | 'already' | 'notStored'; userType: UserType }
  | { kind: 'password'; account: LinkedAccount }
  | { kind: 'expired' | 'invalid' }

/** Issues of the new password; `outcome` is null with them, and after a failed request, which a toast reports. */
interface Answer {
  outcome: Outcome | null
  issues: readonly FormIssue[]
}
type ConfirmEmail = (input: { token: string; newPassword?: string }) => Promise<Answer>

/** Confirms the address that the link was emailed to: `[confirmEmail, isConfirming]`. Never rejects. */
export function useConfirmEmail(): [confirmEmail: ConfirmEmail, isConfirming: boolean] {
  const [run, isConfirming] = useMutation<useConfirmEmailMutation>(
    graphql`
      mutation useConfirmEmailMutation($input: ConfirmEmailInput!) @raw_response_type {
        confirmEmail(input: $input) {
          ... on ConfirmEmailPayload @alias(as: "done") {
            userType
            alreadyConfirmed
            loginChanged
            signedOut
            viewer {
              id
              emailConfirmed
            }
          }
          ... on NewPasswordNeededError @alias(as: "needed") {
            userType
            name
            createdAt
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: mayHaveWorked('Not confirmed yet'), showsRefusals: true },
  )
  async function confirmEmail(input: Parameters<ConfirmEmail>[0]): Promise<Answer> {
    const { done, refused, ...rest } = await run({ input })
    if (done) {
      const { userType, alreadyConfirmed, loginChanged, signedOut } = done
      if (signedOut) await leaveForLogin(userType, 'confirmed')
      if (input.newPassword !== undefined && !loginChanged) return settled({ kind: 'notStored', userType })
      return settled({ kind: alreadyConfirmed ? 'already' : 'confirmed', userType })
    }
    const needed = 'answer' in rest ? rest.answer?.needed : null
    if (needed) return settled({ kind: 'password', account: needed })
    if (refused.type === 'ConfirmationExpiredError') return settled({ kind: 'expired' })
    if (refused.type === 'InvalidConfirmationError') return settled({ kind: 'invalid' })
    return { outcome: null, issues: refused.issues }
  }
  return [confirmEmail, isConfirming]
}

const settled = (outcome: Outcome): Answer => ({ outcome, issues: [] })
