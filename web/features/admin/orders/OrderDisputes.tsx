import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { OrderDisputes_payment$key } from '../../../__generated__/OrderDisputes_payment.graphql.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { CopyText } from './CopyText.tsx'
import { DISPUTE_STATUS, named } from './orderWords.ts'
import { ResolveDisputeDialog } from './ResolveDisputeDialog.tsx'

/** What the payer's bank disputes of a payment; nothing when it disputes nothing. */
export function OrderDisputes({ paymentKey, payerName }: { paymentKey: OrderDisputes_payment$key; payerName: string }) {
  const { disputes } = useFragment(
    graphql`
      fragment OrderDisputes_payment on OrderPayment {
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
