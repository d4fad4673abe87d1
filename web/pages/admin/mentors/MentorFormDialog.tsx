import { graphql } from 'react-relay'
import type { MentorFormDialogQuery } from '../../../__generated__/MentorFormDialogQuery.graphql.ts'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { UnsavedGuard } from '../../../ui/editor/UnsavedGuard.tsx'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { MentorForm } from './MentorForm.tsx'

interface MentorFormDialogProps {
  /** Null for a new one. */
  id: number | null
  onClose: () => void
  onDone: () => void
}

/** Adds a mentor or edits one; asks before what was typed is thrown away. */
export function MentorFormDialog({ id, ...rest }: MentorFormDialogProps) {
  if (id === null)
    return (
      <UnsavedGuard>
        <MentorForm mentorKey={null} {...rest} />
      </UnsavedGuard>
    )
  const waiting = (
    <Dialog open tall title="Edit mentor" onOpenChange={rest.onClose}>
      <Skeleton>
        <Bone $height="60dvh" />
      </Skeleton>
    </Dialog>
  )
  const failed = (error: unknown, retry: () => void) => (
    <Dialog open title="Edit mentor" onOpenChange={rest.onClose}>
      <Failure error={error} onRetry={retry} level={3} />
    </Dialog>
  )
  return (
    <UnsavedGuard>
      <ServedPart skeleton={waiting} failure={failed}>
        {(round) => <Edited id={id} round={round} {...rest} />}
      </ServedPart>
    </UnsavedGuard>
  )
}

function Edited({ id, round, ...rest }: MentorFormDialogProps & { id: number; round: number }) {
  const { mentor } = usePartQuery<MentorFormDialogQuery>(
    graphql`
      query MentorFormDialogQuery($id: Int!) @raw_response_type {
        mentor(id: $id) {
          ...MentorForm_mentor
        }
      }
    `,
    { id },
    { round, isFresh: true },
  )
  if (!mentor)
    return (
      <Dialog open title="Edit mentor" onOpenChange={rest.onClose}>
        This mentor does not exist. They may have been deleted.
      </Dialog>
    )
  return <MentorForm mentorKey={mentor} {...rest} />
}
