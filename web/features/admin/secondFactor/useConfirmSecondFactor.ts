import { graphql } from 'react-relay'
import type {
  useConfirmSecondFactorMutation,
  useConfirmSecondFactorMutation$variables,
} from '../../../__generated__/useConfirmSecondFactorMutation.graphql.ts'
import type { FormIssue } from '../../../lib/formIssues.ts'
import { useMutation } from '../../../relay/useMutation.ts'

interface Confirmed {
  /** Null when it was refused. */
  recoveryCodes: readonly string[] | null
  issues: readonly FormIssue[]
}

/** Sets the app up with a code of it. A failed request gets a toast. Never rejects. */
export function useConfirmSecondFactor(): (
  input: useConfirmSecondFactorMutation$variables['input'],
) => Promise<Confirmed> {
  const [run] = useMutation<useConfirmSecondFactorMutation>(
    graphql`
      mutation useConfirmSecondFactorMutation($input: ConfirmSecondFactorInput!) @raw_response_type {
        confirmSecondFactor(input: $input) {
          ... on ConfirmSecondFactorPayload @alias(as: "done") {
            recoveryCodes
            adminSession {
              id
              hasSecondFactor
              needsSecondFactor
              recoveryCodesLeft
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { showsRefusals: true },
  )
  return async (input) => {
    const { done, refused } = await run({ input })
    return { recoveryCodes: done?.recoveryCodes ?? null, issues: refused?.issues ?? [] }
  }
}
