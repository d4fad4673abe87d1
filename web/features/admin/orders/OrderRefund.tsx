import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { forCount } from '../../../../api/rules/text/counts.ts'
import { formatPastDay, formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { OrderRefund_refund$key } from '../../../__generated__/OrderRefund_refund.graphql.ts'
import type { OrderRefundReopenMutation } from '../../../__generated__/OrderRefundReopenMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { CopyText } from './CopyText.tsx'
import { named, REFUND_STATUS, refundMatterText } from './orderWords.ts'
import { decisionWords, RefundDecisions, useRetryRefund } from './RefundDecisions.tsx'

interface OrderRefundProps {
  refundKey: OrderRefund_refund$key
  payerName: string
  /** Reads the order again. */
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
        decisions
        decision
        returnedOn
        ...orderWords_refund
      }
    `,
    refundKey,
  )
  const [retry, isRetrying] = useRetryRefund()
  const [reopen, isReopening] = useMutation<OrderRefundReopenMutation>(
    graphql`
      mutation OrderRefundReopenMutation($input: ReopenRefundInput!) @raw_response_type {
        reopenRefund(input: $input) {
          ... on ReopenRefundPayload @alias(as: "done") {
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Decision taken back', description: 'The refund is in the work queue again.' }),
      failed: 'The decision was not taken back',
    },
  )
  const { text, tone } = named(REFUND_STATUS, refund.status)
  const sum = formatRupees(refund.amount)
  async function tryAgain(): Promise<void> {
    const { refused } = await retry({ input: { refundId: refund.databaseId } })
    if (refused) onRefused()
  }
  async function takeBack(): Promise<void> {
    const { refused } = await reopen({ input: { refundId: refund.databaseId } })
    if (refused) onRefused()
  }
  const decided = refund.decision && decisionWords(refund.decision)
  return (
    <Refund>
      <Line>
        <b>{sum}</b>
        <Badge $tone={tone}>{text}</Badge>
        {decided && <Badge $tone="flat">{decided.badge}</Badge>}
        {refund.resolvedAt && !decided && <Badge $tone="flat">Replaced by another refund</Badge>}
      </Line>
      <Small as="p">{refund.reasonText}</Small>
      <Small as="p">
        {[
          `Requested ${formatWhenFull(new Date(refund.requestedAt))}`,
          refund.returnedAt && `returned ${formatWhenFull(new Date(refund.returnedAt))}`,
          refund.returnedOn && `returned another way on ${formatPastDay(refund.returnedOn)}`,
          refund.nextTryAt &&
            `${refund.attempts > 0 ? 'asked again' : 'first asked'} ${formatWhenFull(new Date(refund.nextTryAt))}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </Small>
      {refund.needsAttention ? (
        <Small as="p">{refundMatterText(refund)}</Small>
      ) : (
        refund.lastError && (
          <Small as="p">{`${forCount(refund.attempts, 'After 1 try', (n) => `After ${n} tries`)}: ${refund.lastError}`}</Small>
        )
      )}
      {refund.providerRefundId && <CopyText text={refund.providerRefundId} label="refund number" />}
      {(refund.canRetry || refund.decisions.length > 0 || decided) && (
        <ButtonRow>
          {refund.canRetry && (
            <Button size="small" busy={isRetrying} onClick={() => void tryAgain()}>
              Retry
            </Button>
          )}
          <RefundDecisions refundId={refund.databaseId} decisions={refund.decisions} about={`${sum} to ${payerName}`} />
          {decided && (
            <Button size="small" busy={isReopening} onClick={() => void takeBack()}>
              Undo: {decided.badge.toLowerCase()}
            </Button>
          )}
        </ButtonRow>
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
