import { graphql, useFragment } from 'react-relay'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type { MoneyGroups_orders$key } from '../../../__generated__/MoneyGroups_orders.graphql.ts'
import type { MoneyGroups_workshops$key } from '../../../__generated__/MoneyGroups_workshops.graphql.ts'
import { useRecheckOrder } from '../../../features/admin/orders/useOrderActs.ts'
import { plural } from '../../../lib/plural.ts'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { QueueGroup } from './QueueGroup.tsx'
import { ATTENTION } from './queueKinds.ts'
import { QueueRow, Since } from './QueueRow.tsx'
import { useQueue } from './queueContext.ts'

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
      rows={workshopRefunds?.rows}
      total={workshopRefunds?.total}
      rowId={({ databaseId }) => `workshop-refunds:${databaseId}`}
      all="workshopRefunds"
    >
      {({ databaseId, title, instructorName, startsAt, registeredCount }, row) => (
        <QueueRow
          key={row}
          id={row}
          who={title}
          sub={`By ${instructorName}`}
          why={`Cancelled. ${plural(registeredCount, 'person').replace('persons', 'people')} still to refund.`}
          when={<Since label="Was due to start" at={startsAt} />}
        >
          <ButtonLink size="small" to={`/admin?tab=workshops&open=${databaseId}`} aria-label={`Read: ${title}`}>
            Read
          </ButtonLink>
        </QueueRow>
      )}
    </QueueGroup>
  )
}
