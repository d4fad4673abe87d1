import { AdminPageWidth, AdminTitle } from '../../features/admin/AdminTitle.tsx'
import { ServedPart } from '../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../features/admin/tables/TableSkeleton.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const SKELETON = <TableSkeleton label="Loading payments" columns={7} filters={5} />

export const Orders = lazyPart(
  () => import('./Orders.tsx').then((module) => module.Orders),
  SKELETON,
  undefined,
  showFailure,
)

/** What was paid, what was returned, and what needs attention. */
export function AdminPaymentsPage() {
  return (
    <AdminPageWidth>
      <AdminTitle title="Payments" />
      <ServedPart skeleton={SKELETON}>{(round) => <Orders round={round} />}</ServedPart>
    </AdminPageWidth>
  )
}
