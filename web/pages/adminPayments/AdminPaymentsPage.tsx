import { AdminPageWidth, AdminTitle } from '../../features/admin/AdminTitle.tsx'
import { ServedPart } from '../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../features/admin/tables/TableSkeleton.tsx'
import { Orders } from './Orders.tsx'

/** What was paid, what was returned, and what needs attention. */
export function AdminPaymentsPage() {
  return (
    <AdminPageWidth>
      <AdminTitle title="Payments" />
      <ServedPart skeleton={<TableSkeleton label="Loading payments" columns={7} filters={5} />}>
        {(round) => <Orders round={round} />}
      </ServedPart>
    </AdminPageWidth>
  )
}
