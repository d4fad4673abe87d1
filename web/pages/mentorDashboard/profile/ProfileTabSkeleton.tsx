import { Bone, Skeleton } from '../../../ui/Skeleton.tsx'
import { Columns, Sections, Side } from './profileLayout.ts'

/** Skeleton of the profile, as high as a screen and more, so that the footer does not come up. */
export function ProfileTabSkeleton() {
  return (
    <Skeleton label="Loading your profile">
      <Columns>
        <Side>
          <Bone $height="180px" />
        </Side>
        <Sections>
          <Bone $height="410px" />
          <Bone $height="300px" />
          <Bone $height="900px" />
        </Sections>
      </Columns>
    </Skeleton>
  )
}
