import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { Bone, Skeleton } from '../../../ui/Skeleton.tsx'
import { StillBooked } from './StillBooked.tsx'

/** What an accepted mentor has sold and still has to give, with its skeleton. */
export function StillBookedPart({ id }: { id: number }) {
  return (
    <ServedPart
      skeleton={
        <Skeleton label="Checking what is booked">
          <Bone $height="72px" />
        </Skeleton>
      }
    >
      {(round) => <StillBooked id={id} round={round} />}
    </ServedPart>
  )
}
