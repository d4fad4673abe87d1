import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { OrderPayments_order$key } from '../../../__generated__/OrderPayments_order.graphql.ts'
import type { OrderPayments_payment$key } from '../../../__generated__/OrderPayments_payment.graphql.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Muted, Small } from '../../../ui/layout/PageFrame.tsx'
import { Rows } from '../../../ui/layout/Rows.tsx'
import { Fact } from '../tables/RowPanel.tsx'
import { CopyText } from './CopyText.tsx'
import { OrderRefund } from './OrderRefund.tsx'
import { DISPUTE_STATUS, moneyState, named, PAYMENT_STATUS } from './orderWords.ts'
import { ResolveDisputeDialog } from './ResolveDisputeDialog.tsx'
import { RefundPaymentDialog } from './RefundPaymentDialog.tsx'

interface OrderPaymentsProps {
  orderKey: OrderPayments_order$key
  /** Reads the order again. */
  refresh: () => void
}

/** Payments of an order, with their refunds and disputes. */
export function OrderPayments({ orderKey, refresh }: OrderPaymentsProps) {
  const order = useFragment(
    graphql`
      fragment OrderPayments_order on PaymentOrder {
        payerName
        payments {
          databaseId
          providerPaymentId
          status
          amount
          refundedAmount
          returnedElsewhere
          disputed
          heldByBank
          refundable
          refundRefusal
          method
          capturedAt
          receiptNumber
          refunds {
            databaseId
            ...OrderRefund_refund
          }
          ...orderWords_payment
          ...OrderPayments_payment
        }
        ...RefundPaymentDialog_order
      }
    `,
    orderKey,
  )
  const [refunding, setRefunding] = useState<number | null>(null)
  return (
    <section aria-labelledby="order-payments">
      <h3 id="order-payments">Payments</h3>
      {order.payments.length === 0 && <Muted as="p">No money has arrived for this order.</Muted>}
      {order.payments.map((payment) => {
        const { text, tone } = moneyState(PAYMENT_STATUS, payment.status, [payment])
        return (
          <Payment key={payment.databaseId}>
            <Rows>
              <Fact label={formatRupees(payment.amount)}>
                <Badge $tone={tone}>{text}</Badge>
              </Fact>
              {payment.receiptNumber && (
                <Fact label="Receipt">
                  <CopyText text={payment.receiptNumber} label="receipt number" />
                </Fact>
              )}
              <Fact label="Provider’s payment">
                <CopyText text={payment.providerPaymentId} label="payment number" />
              </Fact>
              <Fact label="Method">{payment.method ?? 'Not reported'}</Fact>
              <Fact label="Captured">
                {payment.capturedAt ? formatWhenFull(new Date(payment.capturedAt)) : 'Not captured'}
              </Fact>
              <Fact label="Refunded or on its way">{formatRupees(payment.refundedAmount)}</Fact>
              {payment.returnedElsewhere > 0 && (
                <Fact label="Returned another way">{formatRupees(payment.returnedElsewhere)}</Fact>
              )}
              {payment.disputed > 0 && <Fact label="Taken by a dispute">{formatRupees(payment.disputed)}</Fact>}
              {payment.heldByBank > 0 && (
                <Fact label="With the bank while it decides">{formatRupees(payment.heldByBank)}</Fact>
              )}
              <Fact
                label={
                  payment.refundable > 0 && payment.refundRefusal ? 'Left of the payment' : 'Can still be refunded'
                }
              >
                {formatRupees(payment.refundable)}
              </Fact>
            </Rows>
            {payment.refunds.length > 0 && (
              <Refunds aria-label="Refunds">
                {payment.refunds.map((refund) => (
                  <OrderRefund
                    key={refund.databaseId}
                    refundKey={refund}
                    payerName={order.payerName}
                    onRefused={refresh}
                  />
                ))}
              </Refunds>
            )}
            <OrderDisputes paymentKey={payment} payerName={order.payerName} />
            {payment.refundable > 0 && payment.refundRefusal && <Muted as="p">{payment.refundRefusal}</Muted>}
            {payment.refundRefusal === null && (
              <div>
                <Button look="danger" aria-haspopup="dialog" onClick={() => setRefunding(payment.databaseId)}>
                  Refund
                </Button>
              </div>
            )}
          </Payment>
        )
      })}
      {refunding !== null && (
        <RefundPaymentDialog
          orderKey={order}
          paymentId={refunding}
          onRefused={refresh}
          onClose={() => setRefunding(null)}
        />
      )}
    </section>
  )
}

const Payment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 8px 0 16px;
`

const Refunds = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;
`

/** What the payer's bank disputes of a payment; nothing when it disputes nothing. */
function OrderDisputes({ paymentKey, payerName }: { paymentKey: OrderPayments_payment$key; payerName: string }) {
  const { disputes } = useFragment(
    graphql`
      fragment OrderPayments_payment on OrderPayment {
        disputes {
          databaseId
          providerDisputeId
          amount
          amountDeducted
          status
          phase
          reasonCode
          respondBy
          raisedAt
          updatedAt
          matterText
        }
      }
    `,
    paymentKey,
  )
  const [resolving, setResolving] = useState<number | null>(null)
  if (disputes.length === 0) return null
  return (
    <Disputes aria-label="Disputes">
      {disputes.map((dispute) => {
        const { text, tone } = named(DISPUTE_STATUS, dispute.status)
        const sum = formatRupees(dispute.amount)
        return (
          <li key={dispute.databaseId}>
            <Line>
              <b>{`${sum} disputed`}</b>
              <Badge $tone={tone}>{text}</Badge>
            </Line>
            {dispute.matterText && <Small as="p">{dispute.matterText}</Small>}
            <Small as="p">
              {[
                `Raised ${formatWhenFull(new Date(dispute.raisedAt))}`,
                dispute.status === 'OPEN' &&
                  dispute.respondBy &&
                  `answer by ${formatWhenFull(new Date(dispute.respondBy))}`,
                dispute.amountDeducted > 0 && `${formatRupees(dispute.amountDeducted)} taken`,
              ]
                .filter(Boolean)
                .join(', ')}
            </Small>
            <Small as="p">{[dispute.phase, dispute.reasonCode].filter(Boolean).join(', ')}</Small>
            <CopyText text={dispute.providerDisputeId} label="dispute number" />
            {dispute.matterText && (
              <div>
                <Button size="small" aria-haspopup="dialog" onClick={() => setResolving(dispute.databaseId)}>
                  Mark as resolved
                </Button>
              </div>
            )}
            {resolving === dispute.databaseId && (
              <ResolveDisputeDialog
                disputeId={dispute.databaseId}
                updatedAt={dispute.updatedAt}
                about={`${sum} from ${payerName}`}
                onClose={() => setResolving(null)}
              />
            )}
          </li>
        )
      })}
    </Disputes>
  )
}

const Disputes = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    justify-items: start;
    padding: 12px 14px;
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    overflow-wrap: anywhere;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`
