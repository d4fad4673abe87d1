import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useBeginSecondFactorMutation } from '../../../__generated__/useBeginSecondFactorMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import type { ShownKey } from './SecondFactorKey.tsx'

/** Asks for a new key: the key, or why there is none. Never rejects. */
export function useBeginSecondFactor(): () => Promise<{ key: ShownKey } | { key: null; problem: string }> {
  const [run] = useMutation<useBeginSecondFactorMutation>(
    graphql`
      mutation useBeginSecondFactorMutation @raw_response_type {
        beginSecondFactor {
          ... on BeginSecondFactorPayload @alias(as: "done") {
            secret
            uri
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: () => null },
  )
  return useCallback(async () => {
    const { done, refused } = await run({})
    return done ? { key: done } : { key: null, problem: refused.message }
  }, [run])
}
