import { graphql, useFragment } from 'react-relay'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type {
  RefundGroups_refunds$data,
  RefundGroups_refunds$key,
} from '../../../__generated__/RefundGroups_refunds.graphql.ts'
import type { RefundGroups_workshops$key } from '../../../__generated__/RefundGroups_workshops.graphql.ts'
import { refundMatterText } from '../../../features/admin/orders/orderWords.ts'
import { RefundDecisions, useRetryRefund } from '../../../features/admin/orders/RefundDecisions.tsx'
import { plural } from '../../../lib/plural.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ActButton } from './ActButton.tsx'
import { ATTENTION, useQueue } from './queue.ts'
import { QueueGroup, QueueRow, Since } from './QueueGroup.tsx'

/** Refunds that were refused, are stuck, or came about at the provider. */
export function RefundGroup({ queueKey }: { queueKey: RefundGroups_refunds$key }) {
  const { refunds } = useFragment(
    graphql`
      fragment RefundGroups_refunds on WorkQueue {
        refunds {
          total
          rows {
            databaseId
            amount
            reasonText
            ...orderWords_refund
            requestedAt
            canRetry
            decisions
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
      title="Refunds that need a decision"
      rows={refunds?.rows}
      total={refunds?.total}
      rowId={({ databaseId }) => `refund:${databaseId}`}
      all={{ to: ATTENTION }}
    >
      {(refund, row) => <RefundRow key={row} row={row} refund={refund} />}
    </QueueGroup>
  )
}

type WaitingRefund = NonNullable<RefundGroups_refunds$data['refunds']>['rows'][number]

function RefundRow({ row, refund }: { row: string; refund: WaitingRefund }) {
  const { acted } = useQueue()
  const [retry] = useRetryRefund()
  const { databaseId, amount, reasonText, requestedAt, canRetry, decisions, order } = refund
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
      <RefundDecisions
        isNamed
        refundId={databaseId}
        decisions={decisions}
        about={about}
        onDone={() => acted(row, `The refund of ${about} is decided.`)}
      />
    </QueueRow>
  )
}

/** Cancelled workshops of which not everybody has been refunded. */
export function WorkshopRefundGroup({ queueKey }: { queueKey: RefundGroups_workshops$key }) {
  const { workshopRefunds } = useFragment(
    graphql`
      fragment RefundGroups_workshops on WorkQueue {
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
