import { Card } from '../../ui/layout/Card.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { FieldBones } from '../../ui/feedback/FieldBones.tsx'
import { CommunityColumns, CommunityFrame, CommunityHead } from './CommunityFrame.ts'

/** Skeleton of the community page. */
export function CommunityPageSkeleton() {
  return (
    <CommunityFrame>
      <Skeleton>
        <CommunityColumns>
          <CommunityHead>
            <h1>
              <Bone $width="16ch" />
              <Bone $width="12ch" />
            </h1>
            <Bone $height="72px" />
          </CommunityHead>
          <Card $pad>
            <FieldBones fields={4} />
            <Bone $height="52px" />
          </Card>
          <Bone $height="280px" />
        </CommunityColumns>
      </Skeleton>
    </CommunityFrame>
  )
}
