import { graphql } from 'react-relay'
import type { useDeleteMentorMutation } from '../../../__generated__/useDeleteMentorMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import type { NotDeleted } from '../people/DeletePerson.tsx'

/** Deletes a mentor; says why not, or null when it is done. Never rejects. */
export function useDeleteMentor(): (id: number) => Promise<NotDeleted | null> {
  const [run] = useMutation<useDeleteMentorMutation>(
    graphql`
      mutation useDeleteMentorMutation($input: DeleteMentorInput!) @raw_response_type {
        deleteMentor(input: $input) {
          ... on DeleteMentorPayload @alias(as: "done") {
            ok
          }
          ... on AccountInUseError @alias(as: "inUse") {
            constraints {
              message
            }
            suggestion
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: () => null,
      fallback: 'Failed to delete mentor',
      done: ({ ok }) => (ok ? { title: 'Mentor deleted successfully', tone: 'good' } : null),
    },
  )
  return async function deleteMentor(id) {
    const { refused, ...outcome } = await run({ input: { id } })
    if (!refused) return null
    return { message: refused.message, inUse: ('answer' in outcome && outcome.answer?.inUse) || null }
  }
}
