/* oxlint-disable relay/unused-fields -- `total` and `rows` of a group are read by QueueGroup */
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatRupees } from '../../../../api/rules/format.ts'
import type {
  MoneyGroups_refunds$data,
  MoneyGroups_refunds$key,
} from '../../../__generated__/MoneyGroups_refunds.graphql.ts'
import type { MoneyGroups_orders$key } from '../../../__generated__/MoneyGroups_orders.graphql.ts'
import type { MoneyGroups_workshops$key } from '../../../__generated__/MoneyGroups_workshops.graphql.ts'
import { refundMatterText } from '../../../features/admin/orders/orderWords.ts'
import { ResolveRefundDialog } from '../../../features/admin/orders/ResolveRefundDialog.tsx'
import { useRecheckOrder, useRetryRefund } from '../../../features/admin/orders/useOrderActs.ts'
import { plural } from '../../../lib/plural.ts'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ActButton } from './ActButton.tsx'
import { QueueGroup } from './QueueGroup.tsx'
import { QueueRow, Since } from './QueueRow.tsx'
import { useQueue } from './queueContext.ts'

const ATTENTION = '/admin/payments?attention=true'

/** Refunds that were refused, are stuck, or came about at the provider. */
export function RefundGroup({ queueKey }: { queueKey: MoneyGroups_refunds$key }) {
  const { refunds } = useFragment(
    graphql`
      fragment MoneyGroups_refunds on WorkQueue {
        refunds {
          total
          rows {
            databaseId
            amount
            reasonText
            ...orderWords_refund
            requestedAt
            canRetry
            canResolve
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
      kind="refunds"
      title="Refunds that failed or are stuck"
      page={refunds}
      rowId={({ databaseId }) => `refund:${databaseId}`}
      all={{ to: ATTENTION }}
    >
      {(refund, row) => <RefundRow key={row} row={row} refund={refund} />}
    </QueueGroup>
  )
}

type WaitingRefund = NonNullable<MoneyGroups_refunds$data['refunds']>['rows'][number]

function RefundRow({ row, refund }: { row: string; refund: WaitingRefund }) {
  const { acted } = useQueue()
  const [retry] = useRetryRefund()
  const [isResolving, setResolving] = useState(false)
  const { databaseId, amount, reasonText, requestedAt, canRetry, canResolve, order } = refund
  const about = `${formatRupees(amount)} to ${order.payerName}`
  return (
    <QueueRow
      id={row}
      who={about}
      sub={order.whatFor}
      why={
        <>
          {refundMatterText(refund)} {reasonText}
        </>
      }
      when={<Since label="Requested" at={requestedAt} />}
    >
      <ButtonLink size="small" to={`/admin/payments?open=${order.databaseId}`} aria-label={`Read: refund of ${about}`}>
        Read
      </ButtonLink>
      {canRetry && (
        <ActButton
          row={row}
          label="Retry"
          about={`refund of ${about}`}
          run={() => retry({ input: { refundId: databaseId } })}
          said={`The refund of ${about} is requested again.`}
        />
      )}
      {canResolve && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={`Seen to: refund of ${about}`}
          onClick={() => setResolving(true)}
        >
          Seen to
        </Button>
      )}
      {isResolving && (
        <ResolveRefundDialog
          refundId={databaseId}
          about={about}
          onClose={() => setResolving(false)}
          onDone={() => acted(row, `The refund of ${about} is seen to.`)}
        />
      )}
    </QueueRow>
  )
}

/** Orders of which the provider does not say whether they were paid. */
export function OrderGroup({ queueKey }: { queueKey: MoneyGroups_orders$key }) {
  const { orders } = useFragment(
    graphql`
      fragment MoneyGroups_orders on WorkQueue {
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
      page={orders}
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

/** Cancelled workshops of which not everybody has been refunded. */
export function WorkshopRefundGroup({ queueKey }: { queueKey: MoneyGroups_workshops$key }) {
  const { workshopRefunds } = useFragment(
    graphql`
      fragment MoneyGroups_workshops on WorkQueue {
        workshopRefunds(first: $workshopRefunds) {
          total
          rows {
            databaseId
            title
            instructorName
            startsAt
            registeredCount
          }
        }
      }
    `,
    queueKey,
  )
  return (
    <QueueGroup
      kind="workshopRefunds"
      title="Cancelled workshops with refunds left"
      page={workshopRefunds}
      rowId={({ databaseId }) => `workshop-refunds:${databaseId}`}
      all="workshopRefunds"
    >
      {({ databaseId, title, instructorName, startsAt, registeredCount }, row) => (
        <QueueRow
          key={row}
          id={row}
          who={title}
          sub={`By ${instructorName}`}
          why={`Cancelled, and ${plural(registeredCount, 'person').replace('persons', 'people')} still to be refunded.`}
          when={<Since label="Was to start" at={startsAt} />}
        >
          <ButtonLink size="small" to={`/admin?tab=workshops&open=${databaseId}`} aria-label={`Read: ${title}`}>
            Read
          </ButtonLink>
        </QueueRow>
      )}
    </QueueGroup>
  )
}
