import { AdminTitle } from '../../../features/admin/AdminTitle.tsx'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { TableSkeleton } from '../../../features/admin/tables/TableSkeleton.tsx'
import { ChatsTable } from './ChatsTable.tsx'

/** Every conversation of an Advanced package. */
export function ChatsTab() {
  return (
    <>
      <AdminTitle title="Chats" />
      <ServedPart skeleton={<TableSkeleton label="Loading chats" columns={7} filters={1} />}>
        {(round) => <ChatsTable round={round} />}
      </ServedPart>
    </>
  )
}
