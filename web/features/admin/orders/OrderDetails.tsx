import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { OrderDetails_journal$key } from '../../../__generated__/OrderDetails_journal.graphql.ts'
import type { OrderDetails_order$key } from '../../../__generated__/OrderDetails_order.graphql.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Muted } from '../../../ui/layout/PageFrame.tsx'
import { Rows } from '../../../ui/layout/Rows.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { Timeline } from '../../../ui/time/Timeline.tsx'
import { Fact } from '../tables/RowPanel.tsx'
import { CopyText } from './CopyText.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { capturedOf, moneyState, ORDER_KINDS, ORDER_STATUS } from './orderWords.ts'
import { RecheckOrder } from './RecheckOrder.tsx'

interface OrderDetailsProps {
  orderKey: OrderDetails_order$key
  /** Reads the order again. */
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
        ...OrderDetails_journal
      }
    `,
    orderKey,
  )
  const { text, tone } = moneyState(ORDER_STATUS, order.status, capturedOf(order.payments))
  const { mentee, booking, registration } = order
  return (
    <Whole>
      {order.needsAttention && (
        <Notice tone="warn" title="Needs attention.">
          {order.attentionReason}
        </Notice>
      )}
      <Rows>
        <Fact label="State">
          <Badge $tone={tone}>{text}</Badge>
        </Fact>
        <Fact label={ORDER_KINDS[order.kind] ?? 'For'}>
          {booking ? (
            <Link to={`/admin?tab=mentorships&open=${booking.databaseId}`}>{order.whatFor}</Link>
          ) : registration ? (
            <Link to={`/admin?tab=workshops&open=${registration.workshop.databaseId}`}>{order.whatFor}</Link>
          ) : (
            order.whatFor
          )}
        </Fact>
        <Fact label="Payer">
          {mentee ? (
            <Link to={`/admin?tab=mentees&open=${mentee.databaseId}`}>{order.payerName}</Link>
          ) : (
            <span>{order.payerName}</span>
          )}
          {order.payerEmail && <Sub>{order.payerEmail}</Sub>}
        </Fact>
        <Fact label="Amount">{formatRupees(order.amount)}</Fact>
        <Fact label="Platform fee">{formatRupees(order.platformFee)}</Fact>
        <Fact label="Mentor’s earning">{formatRupees(order.mentorEarning)}</Fact>
        <Fact label="Provider’s order">
          {order.providerOrderId ? (
            <CopyText text={order.providerOrderId} label="order number" />
          ) : (
            'The provider has not answered yet'
          )}
        </Fact>
        <Fact label="Our reference">
          <CopyText text={order.receipt} label="reference" />
        </Fact>
        <Fact label="Opened">{formatWhenFull(new Date(order.createdAt))}</Fact>
        <Fact label="Money arrived">{order.settledAt ? formatWhenFull(new Date(order.settledAt)) : 'Not yet'}</Fact>
        <Fact label="Automatic checks">
          {order.checks}
          {order.nextCheckAt && <Sub>Next: {formatWhenFull(new Date(order.nextCheckAt))}</Sub>}
        </Fact>
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

/** What happened with an order, who did it and when. */
function OrderJournal({ orderKey }: { orderKey: OrderDetails_journal$key }) {
  const { journal } = useFragment(
    graphql`
      fragment OrderDetails_journal on PaymentOrder {
        journal {
          id
          at
          actorName
          actionText
          reason
          changes {
            field
            before
            after
          }
        }
      }
    `,
    orderKey,
  )
  return (
    <section aria-labelledby="order-journal">
      <h3 id="order-journal">Timeline</h3>
      {journal.length === 0 ? (
        <Muted as="p">Nothing has been recorded yet.</Muted>
      ) : (
        <Timeline
          events={journal.map(({ id, at, actorName, actionText, reason, changes }) => ({
            key: id,
            title: actionText,
            when: (
              <>
                <Time at={at} />, {actorName}
              </>
            ),
            // Some fields are written down although they stayed.
            text: [
              ...changes.filter(({ before, after }) => before !== after).map(changeText),
              ...(reason ? [`“${reason}”`] : []),
            ].join('. '),
          }))}
        />
      )}
    </section>
  )
}

interface Change {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** `Status: created → paid`. */
function changeText({ field, before, after }: Change): string {
  const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`
  return `${name}: ${before ?? 'none'} → ${after ?? 'none'}`
}
