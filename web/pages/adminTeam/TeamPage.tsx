import { AdminPageWidth, AdminTitle } from '../../features/admin/AdminTitle.tsx'
import { ServedPart } from '../../features/admin/tables/ServedPart.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'

const SKELETON = (
  <>
    <AdminTitle title="Administrators" />
    <Skeleton label="Loading administrators">
      <Bone $height="70dvh" />
    </Skeleton>
  </>
)

const Team = lazyPart(() => import('./Team.tsx').then((module) => module.Team), SKELETON, undefined, showFailure)

/** Who may administer, and the own account. */
export function TeamPage() {
  return (
    <AdminPageWidth>
      <ServedPart skeleton={SKELETON}>{(round) => <Team round={round} />}</ServedPart>
    </AdminPageWidth>
  )
}
