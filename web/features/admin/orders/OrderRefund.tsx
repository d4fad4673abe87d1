import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees, formatWhenFull } from '../../../../api/rules/format.ts'
import type { OrderRefund_refund$key } from '../../../__generated__/OrderRefund_refund.graphql.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { Small } from '../../../ui/PageFrame.tsx'
import { CopyText } from './CopyText.tsx'
import { named, REFUND_STATUS, refundMatterText } from './orderWords.ts'
import { ResolveRefundDialog } from './ResolveRefundDialog.tsx'
import { useRetryRefund } from './useOrderActs.ts'

interface OrderRefundProps {
  refundKey: OrderRefund_refund$key
  payerName: string
  /** Reads the order anew. */
  onRefused: () => void
}

/** Money that goes back: how far it is, and what can be done when it waits for a person. */
export function OrderRefund({ refundKey, payerName, onRefused }: OrderRefundProps) {
  const refund = useFragment(
    graphql`
      fragment OrderRefund_refund on AdminRefund {
        databaseId
        amount
        reasonText
        status
        providerRefundId
        attempts
        nextTryAt
        lastError
        requestedAt
        returnedAt
        resolvedAt
        needsAttention
        canRetry
        canResolve
        ...orderWords_refund
      }
    `,
    refundKey,
  )
  const [retry, isRetrying] = useRetryRefund()
  const [isResolving, setResolving] = useState(false)
  const { text, tone } = named(REFUND_STATUS, refund.status)
  const sum = formatRupees(refund.amount)
  async function tryAgain(): Promise<void> {
    const { refused } = await retry({ input: { refundId: refund.databaseId } })
    if (refused) onRefused()
  }
  return (
    <Refund>
      <Line>
        <b>{sum}</b>
        <Badge $tone={tone}>{text}</Badge>
        {refund.resolvedAt && <Badge $tone="flat">Seen to</Badge>}
      </Line>
      <Small as="p">{refund.reasonText}</Small>
      <Small as="p">
        Requested {formatWhenFull(new Date(refund.requestedAt))}
        {refund.returnedAt && `, returned ${formatWhenFull(new Date(refund.returnedAt))}`}
        {refund.nextTryAt && `, asked again ${formatWhenFull(new Date(refund.nextTryAt))}`}
      </Small>
      {refund.needsAttention ? (
        <Small as="p">{refundMatterText(refund)}</Small>
      ) : (
        refund.lastError && (
          <Small as="p">
            After {refund.attempts} {refund.attempts === 1 ? 'try' : 'tries'}: {refund.lastError}
          </Small>
        )
      )}
      {refund.providerRefundId && <CopyText text={refund.providerRefundId} label="refund number" />}
      {(refund.canRetry || refund.canResolve) && (
        <ButtonRow>
          {refund.canRetry && (
            <Button size="small" busy={isRetrying} onClick={() => void tryAgain()}>
              Retry
            </Button>
          )}
          {refund.canResolve && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setResolving(true)}>
              Mark as seen to
            </Button>
          )}
        </ButtonRow>
      )}
      {isResolving && (
        <ResolveRefundDialog
          refundId={refund.databaseId}
          about={`${sum} to ${payerName}`}
          onClose={() => setResolving(false)}
        />
      )}
    </Refund>
  )
}

const Refund = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  justify-items: start;
  padding: 12px 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  overflow-wrap: anywhere;
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`
