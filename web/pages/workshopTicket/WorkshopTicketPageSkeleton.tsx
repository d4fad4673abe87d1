import { PageTitle } from '../../ui/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { TicketFrame, TicketSheet } from './ticketParts.ts'

/** A ticket before it is known. */
export function WorkshopTicketPageSkeleton() {
  return (
    <Skeleton label="Loading your ticket">
      <TicketFrame>
        <PageTitle title={<Bone $width="min(100%, 14ch)" />} lead={<Bone $width="min(100%, 32ch)" />} />
        <TicketSheet as="div" $pad>
          <Bone $width="70%" $height="30px" />
          <Bone $height="132px" />
          <Bone $width="220px" $height="44px" />
          <Bone $width="60%" $height="20px" />
        </TicketSheet>
      </TicketFrame>
    </Skeleton>
  )
}
