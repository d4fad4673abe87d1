import { graphql } from 'react-relay'
import type { AccountClosing } from '../../../api/rules/inputs/accountSecurity.ts'
import type { useCloseAccountMutation } from '../../__generated__/useCloseAccountMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { signedOut } from '../../features/accounts/presence.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { failureToast, rateLimitText } from '../../features/accounts/refusals.ts'
import type { InUse } from './StillInUse.tsx'

interface ClosingAnswer {
  issues: readonly FormIssue[]
  /** Why it cannot go yet; null otherwise. */
  inUse: InUse | null
}

const refused = (message: string): ClosingAnswer => ({ issues: [{ path: '', message }], inUse: null })

/** Closes the account and leaves the page as a visitor; answers what the dialog has to show when refused. */
export function useCloseAccount(): (closing: AccountClosing) => Promise<ClosingAnswer> {
  const [run] = useMutation<useCloseAccountMutation>(graphql`
    mutation useCloseAccountMutation($input: CloseAccountInput!) {
      closeAccount(input: $input) {
        __typename
        ... on CloseAccountPayload {
          ok
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
        ... on AccountInUseError {
          message
          constraints {
            message
          }
          suggestion
        }
      }
    }
  `)
  return async function closeAccount(input) {
    const result = await run({ input }, { failure: failureToast('Account Not Closed') })
    switch (result.__typename) {
      case 'CloseAccountPayload':
        if (result.ok) signedOut({ to: '/', farewell: 'closed' })
        return { issues: [], inUse: null }
      case 'ValidationError':
        return { issues: result.issues, inUse: null }
      case 'RateLimitedError':
        return refused(rateLimitText(result))
      case 'AccountInUseError': {
        const { message, constraints, suggestion } = result
        return { issues: [], inUse: { message, reasons: constraints.map((reason) => reason.message), suggestion } }
      }
      default:
        return refused('Please sign in again.')
    }
  }
}
