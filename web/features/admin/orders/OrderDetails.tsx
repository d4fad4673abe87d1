import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { OrderDetails_order$key } from '../../../__generated__/OrderDetails_order.graphql.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Rows } from '../../../ui/Rows.tsx'
import { CopyText } from './CopyText.tsx'
import { OrderJournal } from './OrderJournal.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { moneyState, ORDER_KINDS, ORDER_STATUS } from './orderWords.ts'
import { RecheckOrder } from './RecheckOrder.tsx'

interface OrderDetailsProps {
  orderKey: OrderDetails_order$key
  /** Reads the order anew. */
  refresh: () => void
}

/** Everything about an order: its state here and at the provider, its payments and refunds, what changed and when. */
export function OrderDetails({ orderKey, refresh }: OrderDetailsProps) {
  const order = useFragment(
    graphql`
      fragment OrderDetails_order on PaymentOrder {
        databaseId
        kind
        whatFor
        payerName
        payerEmail
        mentee {
          databaseId
        }
        booking {
          databaseId
        }
        registration {
          workshop {
            databaseId
          }
        }
        amount
        platformFee
        mentorEarning
        receipt
        providerOrderId
        status
        createdAt
        settledAt
        checks
        nextCheckAt
        needsAttention
        attentionReason
        payments {
          ...orderWords_payment
        }
        ...RecheckOrder_order
        ...OrderPayments_order
        ...OrderJournal_order
      }
    `,
    orderKey,
  )
  const { text, tone } = moneyState(ORDER_STATUS, order.status, order.payments)
  const { mentee, booking, registration } = order
  return (
    <Whole>
      {order.needsAttention && (
        <Notice tone="warn" title="Needs attention.">
          {order.attentionReason}
        </Notice>
      )}
      <Rows>
        <div>
          <dt>State</dt>
          <dd>
            <Badge $tone={tone}>{text}</Badge>
          </dd>
        </div>
        <div>
          <dt>{ORDER_KINDS[order.kind] ?? 'For'}</dt>
          <dd>
            {booking ? (
              <Link to={`/admin?tab=mentorships&open=${booking.databaseId}`}>{order.whatFor}</Link>
            ) : registration ? (
              <Link to={`/admin?tab=workshops&open=${registration.workshop.databaseId}`}>{order.whatFor}</Link>
            ) : (
              order.whatFor
            )}
          </dd>
        </div>
        <div>
          <dt>Payer</dt>
          <dd>
            {mentee ? (
              <Link to={`/admin?tab=mentees&open=${mentee.databaseId}`}>{order.payerName}</Link>
            ) : (
              order.payerName
            )}
            {order.payerEmail && <Sub>{order.payerEmail}</Sub>}
          </dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>{formatRupees(order.amount)}</dd>
        </div>
        <div>
          <dt>Platform fee</dt>
          <dd>{formatRupees(order.platformFee)}</dd>
        </div>
        <div>
          <dt>Mentor’s earning</dt>
          <dd>{formatRupees(order.mentorEarning)}</dd>
        </div>
        <div>
          <dt>Provider’s order</dt>
          <dd>
            {order.providerOrderId ? (
              <CopyText text={order.providerOrderId} label="order number" />
            ) : (
              'The provider has not answered yet'
            )}
          </dd>
        </div>
        <div>
          <dt>Our reference</dt>
          <dd>
            <CopyText text={order.receipt} label="reference" />
          </dd>
        </div>
        <div>
          <dt>Opened</dt>
          <dd>{formatWhenFull(new Date(order.createdAt))}</dd>
        </div>
        <div>
          <dt>Money arrived</dt>
          <dd>{order.settledAt ? formatWhenFull(new Date(order.settledAt)) : 'Not yet'}</dd>
        </div>
        <div>
          <dt>Automatic checks</dt>
          <dd>
            {order.checks}
            {order.nextCheckAt && <Sub>Next: {formatWhenFull(new Date(order.nextCheckAt))}</Sub>}
          </dd>
        </div>
      </Rows>
      <RecheckOrder orderKey={order} onRefused={refresh} />
      <OrderPayments orderKey={order} refresh={refresh} />
      <OrderJournal orderKey={order} />
    </Whole>
  )
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  h3 {
    font-size: var(--t17);
  }
`

const Sub = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 400;
  overflow-wrap: anywhere;
`
