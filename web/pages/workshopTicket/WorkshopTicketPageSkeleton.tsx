import { PageTitle } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Sheet, SheetFrame } from '../../features/workshops/sheetParts.ts'

/** A ticket before it is known. */
export function WorkshopTicketPageSkeleton() {
  return (
    <Skeleton label="Loading your ticket">
      <SheetFrame>
        <PageTitle title={<Bone $width="min(100%, 14ch)" />} lead={<Bone $width="min(100%, 32ch)" />} />
        <Sheet as="div" $pad>
          <Bone $width="70%" $height="30px" />
          <Bone $height="132px" />
          <Bone $width="220px" $height="44px" />
          <Bone $width="60%" $height="20px" />
        </Sheet>
      </SheetFrame>
    </Skeleton>
  )
}
