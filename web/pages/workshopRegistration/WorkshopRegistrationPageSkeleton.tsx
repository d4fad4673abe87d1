import { styled } from 'styled-components'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { PanelSkeleton, WorkshopColumns, WorkshopFrame, WorkshopMain, WorkshopTitle } from './workshopParts.tsx'

const LABEL = 'Loading workshop details...'

/** A workshop before it is known; says that it loads to everybody. */
export function WorkshopRegistrationPageSkeleton() {
  return (
    <Skeleton label={LABEL}>
      <WorkshopFrame>
        <Bone $width="120px" $height="20px" />
        <WorkshopColumns>
          <WorkshopMain>
            <WorkshopTitle>
              <Bone $width="160px" $height="24px" />
              <Bone $width="80%" $height="40px" />
              <Muted as="p">{LABEL}</Muted>
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
