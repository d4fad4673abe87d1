import { showFailure } from '../../../ui/Failure.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { ProfileTabSkeleton } from './ProfileTabSkeleton.tsx'

/** The mentor's profile and its form, which the page loads together with its data. */
export const ProfileTab = lazyPart(
  () => import('./ProfileTabContent.tsx').then((module) => module.ProfileTabContent),
  <ProfileTabSkeleton />,
  undefined,
  showFailure,
)
ProfileTab.preload()
