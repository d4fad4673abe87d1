import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type {
  RefundLines_payment$data,
  RefundLines_payment$key,
} from '../../__generated__/RefundLines_payment.graphql.ts'
import { Badge } from '../../ui/mark/Badge.tsx'

/** What goes back of a payment, and where it stands. */
export function RefundLines({ paymentKey }: { paymentKey: RefundLines_payment$key }) {
  const { moneyLines, ...money } = useFragment(
    graphql`
      fragment RefundLines_payment on Payment {
        amount
        disputed
        heldByBank
        refunds {
          amount
          state
        }
        moneyLines
      }
    `,
    paymentKey,
  )
  if (moneyLines.length === 0) return null
  const summary = summaryOf(money)
  return (
    <Lines>
      <li>
        <Badge $tone={summary.tone}>{summary.label}</Badge>
      </li>
      {moneyLines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </Lines>
  )
}

type Refund = RefundLines_payment$data['refunds'][number]

const isBack = ({ state }: Refund) => state === 'REFUNDED' || state === 'RETURNED_OTHERWISE'

/** What is most worth knowing about all of them. */
function summaryOf({
  amount,
  disputed,
  heldByBank,
  refunds,
}: Pick<RefundLines_payment$data, 'amount' | 'disputed' | 'heldByBank' | 'refunds'>): {
  label: string
  tone: 'good' | 'info' | 'warn'
} {
  if (refunds.some(({ state }) => state === 'WITH_SUPPORT')) return { label: 'Refund being looked into', tone: 'warn' }
  if (refunds.some(({ state }) => state === 'WAITS_FOR_BANK'))
    return { label: 'Refund on hold at your bank', tone: 'info' }
  if (heldByBank > 0) return { label: heldByBank < amount ? 'Partly with your bank' : 'With your bank', tone: 'info' }
  const going = refunds.filter(({ state }) => state !== 'NOT_RETURNED')
  if (going.length === 0 && disputed === 0) return { label: 'Not refunded', tone: 'warn' }
  if (going.length === 0)
    return { label: disputed < amount ? 'Partly taken back by your bank' : 'Taken back by your bank', tone: 'info' }
  if (!going.every(isBack)) return { label: 'Refund on its way', tone: 'info' }
  const back = going.reduce((sum, refund) => sum + refund.amount, disputed)
  const isAllRefunded = disputed === 0 && going.every(({ state }) => state === 'REFUNDED')
  if (back < amount) return { label: isAllRefunded ? 'Partly refunded' : 'Partly returned', tone: 'good' }
  return { label: isAllRefunded ? 'Refunded' : 'Returned', tone: 'good' }
}

const Lines = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 6px;
  list-style: none;
  font-size: var(--t13);
  line-height: 1.5;
`
