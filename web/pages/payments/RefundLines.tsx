import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatPastDay, formatRupees } from '../../../api/rules/format.ts'
import { istDate } from '../../../api/rules/time.ts'
import type {
  RefundLines_payment$data,
  RefundLines_payment$key,
} from '../../__generated__/RefundLines_payment.graphql.ts'
import { Badge } from '../../ui/Badge.tsx'

/** What goes back of a payment, and where it stands. */
export function RefundLines({ paymentKey }: { paymentKey: RefundLines_payment$key }) {
  const { amount, refunds } = useFragment(
    graphql`
      fragment RefundLines_payment on Payment {
        amount
        refunds {
          amount
          state
          requestedAt
          returnedAt
        }
      }
    `,
    paymentKey,
  )
  if (refunds.length === 0) return null
  const summary = summaryOf(amount, refunds)
  return (
    <Lines>
      <li>
        <Badge $tone={summary.tone}>{summary.label}</Badge>
      </li>
      {refunds.map((refund, index) => (
        <li key={index}>{lineOf(refund)}</li>
      ))}
    </Lines>
  )
}

type Refund = RefundLines_payment$data['refunds'][number]

const isBack = ({ state }: Refund) => state === 'REFUNDED' || state === 'RETURNED_OTHERWISE'

/** What is most worth knowing about all of them. */
function summaryOf(amount: number, refunds: readonly Refund[]): { label: string; tone: 'good' | 'info' | 'warn' } {
  if (refunds.some(({ state }) => state === 'WITH_SUPPORT')) return { label: 'Refund being looked into', tone: 'warn' }
  if (!refunds.every(isBack)) return { label: 'Refund on its way', tone: 'info' }
  const back = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  return { label: back >= amount ? 'Refunded' : 'Partly refunded', tone: 'good' }
}

function lineOf({ amount, state, requestedAt, returnedAt }: Refund): string {
  const rupees = formatRupees(amount)
  const since = formatPastDay(istDate(new Date(requestedAt)))
  const on = returnedAt ? ` on ${formatPastDay(istDate(new Date(returnedAt)))}` : ''
  if (state === 'REFUNDED') return `${rupees} refunded${on}`
  if (state === 'RETURNED_OTHERWISE') return `${rupees} returned to you${on}`
  if (state === 'WITH_SUPPORT')
    return `A refund of ${rupees} from ${since} didn’t go through. Our team is looking into it; you don’t need to do anything.`
  return `${rupees} on its way since ${since}, usually within 5 to 7 working days`
}

const Lines = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 6px;
  list-style: none;
  font-size: var(--t13);
  line-height: 1.5;
`
