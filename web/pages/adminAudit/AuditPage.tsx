import { AdminPageWidth, AdminTitle } from '../../features/admin/AdminTitle.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'

const AuditLog = lazyPart(
  () => import('./AuditLog.tsx').then((module) => module.AuditLog),
  <Skeleton>
    <Bone $height="70dvh" />
  </Skeleton>,
  undefined,
  showFailure,
)

/** Who did what to whom, and what became of money. */
export function AuditPage() {
  return (
    <AdminPageWidth>
      <AdminTitle title="Audit log" />
      <AuditLog />
    </AdminPageWidth>
  )
}
