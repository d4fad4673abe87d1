import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import { numericId } from '../../../lib/numericId.ts'
import type { PartQuery } from '../../../relay/page.ts'
import { partQuery } from '../../../relay/parts.ts'
import { readTable, type TableShape, type TableState } from '../../../ui/table/tableAddress.ts'

interface TableQueries<T extends OperationType, R extends OperationType> {
  shape: TableShape
  table: PreloadableConcreteRequest<T>
  variables: (state: TableState) => T['variables']
  /** Of the panel; its variable is `id`. */
  row: PreloadableConcreteRequest<R>
}

/** The queries of a table's page and of the row that is open beside it. */
export function tableParts<T extends OperationType, R extends OperationType>(
  params: URLSearchParams,
  { shape, table, variables, row }: TableQueries<T, R>,
): PartQuery[] {
  const state = readTable(params, shape)
  const id = numericId(state.open)
  const page = partQuery(table, variables(state))
  return id === null ? [page] : [page, partQuery(row, { id })]
}
