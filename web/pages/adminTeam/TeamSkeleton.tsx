import { AdminTitle } from '../../features/admin/AdminTitle.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'

/** The page while it loads. */
export function TeamSkeleton() {
  return (
    <>
      <AdminTitle title="Administrators" />
      <Skeleton label="Loading administrators">
        <Bone $height="70dvh" />
      </Skeleton>
    </>
  )
}
