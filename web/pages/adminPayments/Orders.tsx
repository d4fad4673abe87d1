import { graphql } from 'react-relay'
import { formatRequestDate, formatRupees } from '../../../api/rules/text/format.ts'
import type { OrdersOpenedQuery } from '../../__generated__/OrdersOpenedQuery.graphql.ts'
import type { OrdersQuery } from '../../__generated__/OrdersQuery.graphql.ts'
import { OrderDetails } from '../../features/admin/orders/OrderDetails.tsx'
import { capturedOf, moneyState, ORDER_KINDS, ORDER_STATUS } from '../../features/admin/orders/orderWords.ts'
import { AdminTable } from '../../features/admin/tables/AdminTable.tsx'
import { actionsColumn, OneLine, PersonCell, RowActions, Under } from '../../features/admin/tables/cells.tsx'
import { NotThere, RowPanel } from '../../features/admin/tables/RowPanel.tsx'
import { useServedTable } from '../../features/admin/tables/ServedPart.tsx'
import { useRefresh } from '../../relay/refresh.ts'
import { usePartQuery } from '../../relay/usePartQuery.ts'
import { Badge } from '../../ui/mark/Badge.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { PanelContent } from '../../ui/table/SidePanel.tsx'
import { useTableAddress } from '../../ui/table/tableAddress.ts'
import type { DataColumn } from '../../ui/table/tableProps.ts'
import { FILTERS, ordersVariables, SHAPE } from './ordersAddress.ts'

type Order = OrdersQuery['response']['allOrders']['rows'][number]

/** A page of the orders, as the address asks for it. */
export function Orders({ round }: { round: number }) {
  const address = useTableAddress(SHAPE)
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
      ) @preloadable @raw_response_type {
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
            databaseId
            createdAt
            kind
            whatFor
            payerName
            payerEmail
            amount
            status
            needsAttention
            attentionReason
            payments {
              refundedAmount
              returnedElsewhere
              ...orderWords_payment
            }
          }
        }
      }
    `,
    ordersVariables(address.state),
    round,
  )
  const { rows, total } = data.allOrders
  return (
    <AdminTable
      label="Payments"
      noun="order"
      columns={COLUMNS}
      rows={rows}
      total={total}
      address={address}
      served={served}
      rowId={({ databaseId }) => String(databaseId)}
      filters={FILTERS}
      searchHint="Payer, provider’s number or receipt"
      empty={{ title: 'No payments yet', why: 'An order appears here when someone starts a payment.' }}
      csv="payments"
      panel={(id, row) => (
        <RowPanel id={id} title={row?.whatFor ?? 'Order'}>
          {(orderId, again) => <OpenedOrder id={orderId} round={again} />}
        </RowPanel>
      )}
    />
  )
}

/** Returned by the provider or another way. */
const refundedOf = ({ payments }: Order): number =>
  capturedOf(payments).reduce(
    (sum, { refundedAmount, returnedElsewhere }) => sum + refundedAmount + returnedElsewhere,
    0,
  )

const stateOf = ({ status, payments }: Order) => moneyState(ORDER_STATUS, status, capturedOf(payments))

const COLUMNS: readonly DataColumn<Order>[] = [
  {
    id: 'created',
    label: 'Created',
    value: ({ createdAt }) => `${formatRequestDate(new Date(createdAt))} IST`,
    cell: ({ createdAt }) => <OneLine>{formatRequestDate(new Date(createdAt))} IST</OneLine>,
  },
  {
    id: 'for',
    label: 'For',
    wide: true,
    sortable: false,
    value: ({ whatFor }) => whatFor,
    cell: ({ whatFor, kind }) => (
      <span>
        {whatFor}
        <Under>{ORDER_KINDS[kind]}</Under>
      </span>
    ),
  },
  {
    id: 'payer',
    label: 'Payer',
    wide: true,
    sortable: false,
    value: ({ payerName }) => payerName,
    cell: ({ payerName, payerEmail }) => (
      <PersonCell name={payerName} under={payerEmail && <EmailText>{payerEmail}</EmailText>} />
    ),
  },
  { id: 'amount', label: 'Amount', figure: true, value: ({ amount }) => formatRupees(amount) },
  {
    id: 'status',
    label: 'Status',
    value: (order) => stateOf(order).text,
    cell: (order) => {
      const { text, tone } = stateOf(order)
      return <Badge $tone={tone}>{text}</Badge>
    },
  },
  {
    id: 'refunded',
    label: 'Refunded',
    figure: true,
    sortable: false,
    value: (order) => (refundedOf(order) > 0 ? formatRupees(refundedOf(order)) : 'Nothing'),
  },
  {
    id: 'attention',
    label: 'Needs attention',
    wide: true,
    sortable: false,
    value: ({ attentionReason }) => attentionReason ?? 'No',
    cell: ({ needsAttention, attentionReason }) =>
      needsAttention ? (
        <span>
          <Badge $tone="warn">Yes</Badge>
          <Under>{attentionReason}</Under>
        </span>
      ) : (
        'No'
      ),
  },
  actionsColumn((row) => <RowActions id={String(row.databaseId)} name={`${row.whatFor}, ${row.payerName}`} />),
]

const query = graphql`
  query OrdersOpenedQuery($id: Int!) @preloadable @raw_response_type {
    order(id: $id) {
      whatFor
      ...OrderDetails_order
    }
  }
`

/** An order in the side panel. */
export function OpenedOrder({ id, round }: { id: number; round: number }) {
  const { order } = usePartQuery<OrdersOpenedQuery>(query, { id }, { round })
  const { refresh } = useRefresh<OrdersOpenedQuery>({ query, variables: { id } })
  if (!order) return <NotThere title="Order" />
  return (
    <PanelContent title={order.whatFor}>
      <OrderDetails orderKey={order} refresh={refresh} />
    </PanelContent>
  )
}
