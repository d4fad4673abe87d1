import { graphql } from 'react-relay'
import type { OrderKind, OrdersQuery, OrderStatus } from '../../__generated__/OrdersQuery.graphql.ts'
import { tableVariables, yesNo } from '../../features/admin/tables/tableVariables.ts'
import { useServedTable } from '../../features/admin/tables/useServedTable.ts'
import { useTableAddress } from '../../ui/table/useTableAddress.ts'
import { SHAPE, SORTS } from './ordersAddress.ts'
import { OrdersTable } from './OrdersTable.tsx'

/** The orders that the address asks for. */
export function Orders({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
  const { filters } = address.state
  const { data, ...served } = useServedTable<OrdersQuery>(
    graphql`
      query OrdersQuery(
        $first: Int!
        $page: Int!
        $search: String
        $sort: OrderSort
        $direction: SortDirection
        $status: OrderStatus
        $kind: OrderKind
        $attention: Boolean
        $from: Date
        $to: Date
      ) @raw_response_type {
        allOrders(
          first: $first
          page: $page
          search: $search
          sort: $sort
          direction: $direction
          status: $status
          kind: $kind
          attention: $attention
          from: $from
          to: $to
        ) {
          total
          rows {
            ...OrdersTable_orders
          }
        }
      }
    `,
    {
      ...tableVariables(address.state, SORTS),
      // The address takes no others.
      status: (filters['status'] as OrderStatus | undefined) ?? null,
      kind: (filters['kind'] as OrderKind | undefined) ?? null,
      attention: yesNo(filters['attention']),
      from: filters['from'] ?? null,
      to: filters['to'] ?? null,
    },
    round,
  )
  const { rows, total } = data.allOrders
  return <OrdersTable orderKeys={rows} total={total} address={address} served={served} />
}
