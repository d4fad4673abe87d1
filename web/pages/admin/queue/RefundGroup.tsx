import { graphql, useFragment } from 'react-relay'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type { RefundGroup_queue$data, RefundGroup_queue$key } from '../../../__generated__/RefundGroup_queue.graphql.ts'
import { refundMatterText } from '../../../features/admin/orders/orderWords.ts'
import { RefundDecisions } from '../../../features/admin/orders/RefundDecisions.tsx'
import { useRetryRefund } from '../../../features/admin/orders/useOrderActs.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ActButton } from './ActButton.tsx'
import { QueueGroup } from './QueueGroup.tsx'
import { ATTENTION } from './queueKinds.ts'
import { QueueRow, Since } from './QueueRow.tsx'
import { useQueue } from './queueContext.ts'

/** Refunds that were refused, are stuck, or came about at the provider. */
export function RefundGroup({ queueKey }: { queueKey: RefundGroup_queue$key }) {
  const { refunds } = useFragment(
    graphql`
      fragment RefundGroup_queue on WorkQueue {
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

type WaitingRefund = NonNullable<RefundGroup_queue$data['refunds']>['rows'][number]

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
