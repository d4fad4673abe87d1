import { graphql } from 'react-relay'
import type { useDeleteMenteeMutation } from '../../../__generated__/useDeleteMenteeMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import type { NotDeleted } from '../people/DeletePerson.tsx'

/** Deletes a mentee; says why not, or null when it is done. Never rejects. */
export function useDeleteMentee(): (id: number) => Promise<NotDeleted | null> {
  const [run] = useMutation<useDeleteMenteeMutation>(
    graphql`
      mutation useDeleteMenteeMutation($input: DeleteMenteeInput!) @raw_response_type {
        deleteMentee(input: $input) {
          ... on DeleteMenteePayload @alias(as: "done") {
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
      fallback: 'Failed to delete mentee',
      done: ({ ok }) => (ok ? { title: 'Mentee and all related data deleted successfully', tone: 'good' } : null),
    },
  )
  return async function deleteMentee(id) {
    const { refused, ...outcome } = await run({ input: { id } })
    if (!refused) return null
    return { message: refused.message, inUse: ('answer' in outcome && outcome.answer?.inUse) || null }
  }
}
