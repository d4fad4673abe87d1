import type { OrderKind, OrderStatus } from '../../__generated__/OrdersQuery.graphql.ts'
import { ORDER_KINDS, ORDER_STATUS } from '../../features/admin/orders/orderWords.ts'
import { tableShape, tableVariables, yesNo } from '../../features/admin/tables/tableVariables.ts'
import type { TableState } from '../../ui/table/tableAddress.ts'
import type { TableFilter } from '../../ui/table/tableProps.ts'

/** The server's name of each column that sorts. */
export const SORTS = { created: 'CREATED', amount: 'AMOUNT', status: 'STATUS' } as const

export const FILTERS: readonly TableFilter[] = [
  {
    id: 'status',
    label: 'Status',
    any: 'Any status',
    options: Object.entries(ORDER_STATUS).map(([value, { text }]) => ({ value, label: text })),
  },
  {
    id: 'kind',
    label: 'For',
    any: 'Everything',
    options: Object.entries(ORDER_KINDS).map(([value, label]) => ({ value, label })),
  },
  {
    id: 'attention',
    label: 'Needs attention',
    any: 'Any',
    options: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
  },
  { id: 'from', label: 'From', isDay: true },
  { id: 'to', label: 'To', isDay: true },
]

export const SHAPE = tableShape(SORTS, FILTERS)

/** What the address asks of the table's query. */
export const ordersVariables = ({ filters, ...place }: TableState) => ({
  ...tableVariables(place, SORTS),
  // The address takes no others.
  status: (filters['status'] as OrderStatus | undefined) ?? null,
  kind: (filters['kind'] as OrderKind | undefined) ?? null,
  attention: yesNo(filters['attention']),
  from: filters['from'] ?? null,
  to: filters['to'] ?? null,
})
