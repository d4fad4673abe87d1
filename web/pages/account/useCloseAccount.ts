import { graphql } from 'react-relay'
import type { AccountClosing } from '../../../api/rules/inputs/accountSecurity.ts'
import type { useCloseAccountMutation } from '../../__generated__/useCloseAccountMutation.graphql.ts'
import { signedOut } from '../../features/accounts/session/presence.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { mayHaveWorked } from '../../relay/refusal.ts'
import { sendWaiting } from '../../relay/undoable.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Why an account cannot be closed yet. */
export interface InUse {
  message: string
  reasons: readonly string[]
  suggestion: string
}

/** Result for the dialog. */
interface ClosingAnswer {
  issues: readonly FormIssue[]
  /** Why the account cannot be closed yet; null otherwise. */
  inUse: InUse | null
}

/** Closes the account and leaves the page as a visitor; on failure returns what the dialog shows. Never rejects. */
export function useCloseAccount(): (closing: AccountClosing) => Promise<ClosingAnswer> {
  const [run] = useMutation<useCloseAccountMutation>(
    graphql`
      mutation useCloseAccountMutation($input: CloseAccountInput!) @raw_response_type {
        closeAccount(input: $input) {
          ... on CloseAccountPayload @alias(as: "done") {
            ok
          }
          ... on AccountInUseError @alias(as: "inUse") {
            message
            constraints {
              message
            }
            suggestion
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: mayHaveWorked('Account not closed'), showsRefusals: true },
  )
  return async function closeAccount(input) {
    await sendWaiting()
    const outcome = await run({ input })
    if (outcome.done) {
      if (outcome.done.ok) signedOut({ to: '/', farewell: 'closed' })
      return { issues: [], inUse: null }
    }
    const { refused, answer } = outcome
    if (!answer?.inUse) return { issues: refused.issues, inUse: null }
    const { message, constraints, suggestion } = answer.inUse
    return { issues: [], inUse: { message, reasons: constraints.map((reason) => reason.message), suggestion } }
  }
}
