import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { WorkshopsTable } from './WorkshopsTable.tsx'

/** Every workshop. */
export function WorkshopsTab() {
  return (
    <ServedPart skeleton={<TableSkeleton label="Loading workshops" columns={9} filters={2} />}>
      {(round) => <WorkshopsTable round={round} />}
    </ServedPart>
  )
}
