import { showFailure } from '../../../ui/Failure.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Bone, Skeleton } from '../../../ui/Skeleton.tsx'
import { Columns } from './profileLayout.ts'

/** The mentor's profile and its form, which the page loads together with its data. */
export const ProfileTab = lazyPart(
  () => import('./ProfileTabContent.tsx').then((module) => module.ProfileTabContent),
  <ProfileTabSkeleton />,
  undefined,
  showFailure,
)
ProfileTab.preload()

/** Skeleton of the profile, as high as a screen and more, so that the footer does not come up. */
function ProfileTabSkeleton() {
  return (
    <Skeleton label="Loading your profile">
      <Columns>
        <Bone $height="180px" />
        <Bone $height="1600px" />
      </Columns>
    </Skeleton>
  )
}
