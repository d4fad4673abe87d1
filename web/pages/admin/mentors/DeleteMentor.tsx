import { DeletePerson } from '../people/DeletePerson.tsx'
import { useDeleteMentor } from './useDeleteMentor.ts'

interface DeleteMentorProps {
  id: number
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

/** Asks before a mentor is deleted. */
export function DeleteMentor({ id, name, open, onOpenChange, onDone }: DeleteMentorProps) {
  const deleteMentor = useDeleteMentor()
  return (
    <DeletePerson
      kind="mentor"
      name={name}
      open={open}
      onOpenChange={onOpenChange}
      remove={async () => {
        const refused = await deleteMentor(id)
        if (!refused) onDone()
        return refused
      }}
    >
      <p>Their profile, weekly hours, requests and chat messages are removed too. This cannot be undone.</p>
      <p>
        Payment records stay for accounting, without their name. Past sessions stay with their mentees under “Former
        mentor”.
      </p>
    </DeletePerson>
  )
}
