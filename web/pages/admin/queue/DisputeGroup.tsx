import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type {
  DisputeGroup_queue$data,
  DisputeGroup_queue$key,
} from '../../../__generated__/DisputeGroup_queue.graphql.ts'
import { ResolveDisputeDialog } from '../../../features/admin/orders/ResolveDisputeDialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { QueueGroup } from './QueueGroup.tsx'
import { ATTENTION } from './queueKinds.ts'
import { QueueRow, Since } from './QueueRow.tsx'
import { useQueue } from './queueContext.ts'

/** Payments that the payer's bank disputes: to be answered in time, lost, or over after what was bought had gone. */
export function DisputeGroup({ queueKey }: { queueKey: DisputeGroup_queue$key }) {
  const { disputes } = useFragment(
    graphql`
      fragment DisputeGroup_queue on WorkQueue {
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

type WaitingDispute = NonNullable<DisputeGroup_queue$data['disputes']>['rows'][number]

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
