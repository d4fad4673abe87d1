import { DeletePerson } from '../people/DeletePerson.tsx'
import { useDeleteMentee } from './useDeleteMentee.ts'

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
