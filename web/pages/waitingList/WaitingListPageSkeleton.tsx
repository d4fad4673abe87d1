import { Sheet, SheetFrame } from '../../features/workshops/sheetParts.ts'
import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'

/** A place in a waiting list before it is known. */
export function WaitingListPageSkeleton() {
  return (
    <Skeleton label="Loading your place in the waiting list">
      <SheetFrame>
        <PageTitle title={<Bone $width="min(100%, 16ch)" />} />
        <Sheet as="div" $pad>
          <Bone $width="70%" $height="26px" />
          <Bone $width="90%" $height="24px" />
          <Bone $height="68px" />
          <Bone $width="220px" $height="44px" />
        </Sheet>
      </SheetFrame>
    </Skeleton>
  )
}
