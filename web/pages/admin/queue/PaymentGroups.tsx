import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type {
  PaymentGroups_disputes$data,
  PaymentGroups_disputes$key,
} from '../../../__generated__/PaymentGroups_disputes.graphql.ts'
import type { PaymentGroups_orders$key } from '../../../__generated__/PaymentGroups_orders.graphql.ts'
import { useRecheckOrder } from '../../../features/admin/orders/RecheckOrder.tsx'
import { ResolveDisputeDialog } from '../../../features/admin/orders/ResolveDisputeDialog.tsx'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ATTENTION, useQueue } from './queue.ts'
import { QueueGroup, QueueRow, Since } from './QueueGroup.tsx'

/** Orders of which the provider does not say whether they were paid. */
export function OrderGroup({ queueKey }: { queueKey: PaymentGroups_orders$key }) {
  const { orders } = useFragment(
    graphql`
      fragment PaymentGroups_orders on WorkQueue {
        orders {
          total
          rows {
            databaseId
            whatFor
            payerName
            amount
            createdAt
            attentionReason
          }
        }
      }
    `,
    queueKey,
  )
  const { refresh } = useQueue()
  const [recheck, isChecking] = useRecheckOrder()
  async function check(orderId: number): Promise<void> {
    const { done, refused } = await recheck({ input: { orderId } })
    showToast(
      done
        ? { title: 'Checked with the provider', description: done.message }
        : { title: 'Not checked', description: refused.message, tone: 'destructive' },
    )
    refresh()
  }
  return (
    <QueueGroup
      kind="orders"
      title="Payments that are stuck"
      rows={orders?.rows}
      total={orders?.total}
      rowId={({ databaseId }) => `order:${databaseId}`}
      all={{ to: ATTENTION }}
    >
      {({ databaseId, whatFor, payerName, amount, createdAt, attentionReason }, row) => (
        <QueueRow
          key={row}
          id={row}
          who={`${formatRupees(amount)} from ${payerName}`}
          sub={whatFor}
          why={attentionReason}
          when={<Since label="Opened" at={createdAt} />}
        >
          <ButtonLink
            size="small"
            to={`/admin/payments?open=${databaseId}`}
            aria-label={`Read: payment of ${payerName}`}
          >
            Read
          </ButtonLink>
          <Button
            size="small"
            busy={isChecking}
            aria-label={`Recheck: payment of ${payerName}`}
            onClick={() => void check(databaseId)}
          >
            Recheck
          </Button>
        </QueueRow>
      )}
    </QueueGroup>
  )
}

/** Payments that the payer's bank disputes: to be answered in time, lost, or over after what was bought had gone. */
export function DisputeGroup({ queueKey }: { queueKey: PaymentGroups_disputes$key }) {
  const { disputes } = useFragment(
    graphql`
      fragment PaymentGroups_disputes on WorkQueue {
        disputes {
          total
          rows {
            databaseId
            amount
            status
            respondBy
            raisedAt
            updatedAt
            matterText
            order {
              databaseId
              whatFor
              payerName
            }
          }
        }
      }
    `,
    queueKey,
  )
  return (
    <QueueGroup
      kind="disputes"
      title="Disputed payments"
      rows={disputes?.rows}
      total={disputes?.total}
      rowId={({ databaseId }) => `dispute:${databaseId}`}
      all={{ to: ATTENTION }}
    >
      {(dispute, row) => <DisputeRow key={row} row={row} dispute={dispute} />}
    </QueueGroup>
  )
}

type WaitingDispute = NonNullable<PaymentGroups_disputes$data['disputes']>['rows'][number]

function DisputeRow({ row, dispute }: { row: string; dispute: WaitingDispute }) {
  const { acted } = useQueue()
  const [isResolving, setResolving] = useState(false)
  const { databaseId, amount, status, respondBy, raisedAt, updatedAt, matterText, order } = dispute
  const about = `${formatRupees(amount)} from ${order.payerName}`
  const until = status === 'OPEN' && respondBy ? ` Answer by ${formatWhenFull(new Date(respondBy))}.` : ''
  return (
    <QueueRow
      id={row}
      who={about}
      sub={order.whatFor}
      why={`${matterText ?? ''}${until}`}
      when={<Since label="Raised" at={raisedAt} />}
    >
      <ButtonLink size="small" to={`/admin/payments?open=${order.databaseId}`} aria-label={`Read: dispute of ${about}`}>
        Read
      </ButtonLink>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={`Mark resolved: dispute of ${about}`}
        onClick={() => setResolving(true)}
      >
        Mark resolved
      </Button>
      {isResolving && (
        <ResolveDisputeDialog
          disputeId={databaseId}
          updatedAt={updatedAt}
          about={about}
          onClose={() => setResolving(false)}
          onDone={() => acted(row, `The dispute of ${about} is marked as resolved.`)}
        />
      )}
    </QueueRow>
  )
}
