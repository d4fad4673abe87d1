import type { OperationType } from 'relay-runtime'
import { Failure } from '../../../ui/feedback/Failure.tsx'
import { StaleNotice } from '../../../ui/feedback/Unanswered.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { TableAddress } from '../../../ui/table/tableAddress.ts'
import type { DataTableProps } from '../../../ui/table/tableProps.ts'
import type { ServedTable } from './ServedPart.tsx'
import { csvAddress, type CsvTable } from './tableVariables.ts'

/** What a tab hands on to its table. */
export interface AdminTablePage {
  /** Number of all matching rows. */
  total: number
  address: TableAddress
  served: Omit<ServedTable<OperationType>, 'data'>
}

interface AdminTableProps<R extends object>
  extends AdminTablePage, Omit<DataTableProps<R>, 'busy' | 'instead' | 'csvHref' | 'csvName' | 'total'> {
  /** Which CSV it offers. */
  csv: CsvTable
}

/** A table whose rows come from the server page by page. Goes into a `ServedPart`. */
export function AdminTable<R extends object>({ csv, served, ...table }: AdminTableProps<R>) {
  const { isLoading, failure, isOther, refresh } = served
  return (
    <>
      {failure && !isOther && <StaleNotice busy={false} onRetry={refresh} />}
      <DataTable
        {...table}
        busy={isLoading}
        instead={failure && isOther ? <Failure error={failure} onRetry={refresh} /> : null}
        csvName={csv}
        csvHref={csvAddress(csv, table.address.state)}
      />
    </>
  )
}
