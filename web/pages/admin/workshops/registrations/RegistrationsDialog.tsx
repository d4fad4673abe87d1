import { graphql, useLazyLoadQuery } from 'react-relay'
import type { RegistrationsDialogQuery } from '../../../../__generated__/RegistrationsDialogQuery.graphql.ts'
import { ServedPart } from '../../../../features/admin/tables/ServedPart.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Bone, Skeleton } from '../../../../ui/Skeleton.tsx'
import { Registrations } from './Registrations.tsx'

interface RegistrationsDialogProps {
  /** Numeric id of the workshop. */
  id: number
  title: string
  onChanged: () => void
  onClose: () => void
}

/** Who has registered for a workshop, also those who did not pay or have cancelled. */
export function RegistrationsDialog({ id, title, onChanged, onClose }: RegistrationsDialogProps) {
  return (
    <Dialog open wide onOpenChange={(wanted) => wanted || onClose()} title="Registrations" description={title}>
      <ServedPart
        skeleton={
          <Skeleton label="Loading registrations">
            <Bone $height="50dvh" />
          </Skeleton>
        }
      >
        {(round) => <Loaded id={id} round={round} onChanged={onChanged} />}
      </ServedPart>
    </Dialog>
  )
}

function Loaded({ id, round, onChanged }: { id: number; round: number; onChanged: () => void }) {
  const { workshop } = useLazyLoadQuery<RegistrationsDialogQuery>(
    graphql`
      query RegistrationsDialogQuery($id: Int!) @raw_response_type {
        workshop(id: $id) {
          ...Registrations_workshop
        }
      }
    `,
    { id },
    { fetchKey: round, fetchPolicy: 'network-only' },
  )
  return workshop ? (
    <Registrations workshopKey={workshop} onChanged={onChanged} />
  ) : (
    <p>This workshop no longer exists.</p>
  )
}
