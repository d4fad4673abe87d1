import { graphql } from 'react-relay'
import type { DeleteMenteeMutation } from '../../../__generated__/DeleteMenteeMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { DeletePerson, type NotDeleted } from '../people/DeletePerson.tsx'

interface DeleteMenteeProps {
  id: number
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

/** Asks before a mentee is deleted. */
export function DeleteMentee({ id, name, open, onOpenChange, onDone }: DeleteMenteeProps) {
  const deleteMentee = useDeleteMentee()
  return (
    <DeletePerson
      kind="mentee"
      name={name}
      open={open}
      onOpenChange={onOpenChange}
      remove={async () => {
        const refused = await deleteMentee(id)
        if (!refused) onDone()
        return refused
      }}
    >
      <p>Their goals, subscriptions, chat messages and payments are removed too. This cannot be undone.</p>
      <p>
        Payment records stay for accounting, without their name. Past sessions stay with their mentors under “Former
        mentee”.
      </p>
    </DeletePerson>
  )
}

/** Deletes a mentee; says why not, or null when it is done. Never rejects. */
function useDeleteMentee(): (id: number) => Promise<NotDeleted | null> {
  const [run] = useMutation<DeleteMenteeMutation>(
    graphql`
      mutation DeleteMenteeMutation($input: DeleteMenteeInput!) @raw_response_type {
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
