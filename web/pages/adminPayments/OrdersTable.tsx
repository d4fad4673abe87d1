import { graphql, useFragment } from 'react-relay'
import { formatRequestDate, formatRupees } from '../../../api/rules/text/format.ts'
import type { OrdersTable_orders$data, OrdersTable_orders$key } from '../../__generated__/OrdersTable_orders.graphql.ts'
import { moneyState, ORDER_KINDS, ORDER_STATUS } from '../../features/admin/orders/orderWords.ts'
import { AdminTable, type AdminTablePlace } from '../../features/admin/tables/AdminTable.tsx'
import { OneLine, PersonCell, Under } from '../../features/admin/tables/cells.tsx'
import { actionsColumn, RowActions } from '../../features/admin/tables/RowActions.tsx'
import { RowPanel } from '../../features/admin/tables/RowPanel.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import type { DataColumn } from '../../ui/table/tableProps.ts'
import { OpenedOrder } from './OpenedOrder.tsx'
import { FILTERS } from './ordersAddress.ts'

type Order = OrdersTable_orders$data[number]

/** A page of the orders. */
export function OrdersTable({ orderKeys, ...place }: AdminTablePlace & { orderKeys: OrdersTable_orders$key }) {
  const rows = useFragment(
    graphql`
      fragment OrdersTable_orders on PaymentOrder @relay(plural: true) {
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
    `,
    orderKeys,
  )
  return (
    <AdminTable
      {...place}
      label="Payments"
      noun="order"
      columns={COLUMNS}
      rows={rows}
      rowId={({ databaseId }) => String(databaseId)}
      filters={FILTERS}
      searchHint="Payer, provider’s number or receipt"
      empty={{ title: 'No payments yet', why: 'An order appears here when someone starts a payment.' }}
      csv="payments"
      panel={(id, row) => (
        <RowPanel id={id} title={row?.whatFor ?? 'Order'}>
          {(orderId, round) => <OpenedOrder id={orderId} round={round} />}
        </RowPanel>
      )}
    />
  )
}

/** Returned by the provider or another way. */
const refundedOf = ({ payments }: Order): number =>
  payments.reduce((sum, { refundedAmount, returnedElsewhere }) => sum + refundedAmount + returnedElsewhere, 0)

const stateOf = ({ status, payments }: Order) => moneyState(ORDER_STATUS, status, payments)

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
