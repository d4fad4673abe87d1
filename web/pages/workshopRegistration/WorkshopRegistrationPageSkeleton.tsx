import { styled } from 'styled-components'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { PanelSkeleton, WorkshopColumns, WorkshopFrame, WorkshopMain, WorkshopTitle } from './workshopParts.tsx'

/** A workshop before it is known. */
export function WorkshopRegistrationPageSkeleton() {
  return (
    <Skeleton label="Loading workshop details...">
      <WorkshopFrame>
        <Bone $width="120px" $height="20px" />
        <WorkshopColumns>
          <WorkshopMain>
            <WorkshopTitle>
              <Bone $width="160px" $height="24px" />
              <Bone $width="80%" $height="40px" />
              <Bone $height="20px" />
              <Bone $width="70%" $height="20px" />
            </WorkshopTitle>
            <Picture />
            <Bone $height="66px" />
            <Bone $width="140px" $height="22px" />
            <Bone $height="56px" />
          </WorkshopMain>
          <PanelSkeleton />
        </WorkshopColumns>
      </WorkshopFrame>
    </Skeleton>
  )
}

const Picture = styled(Bone)`
  height: auto;
  aspect-ratio: 16 / 9;
`
