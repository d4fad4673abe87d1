/** What is said of money that goes back: where a refund stands, and what the payer's bank has. */
import { graphql, readInlineData } from 'react-relay'
import { REFUND_ARRIVES_TEXT } from '../../../api/rules/policies.ts'
import { formatPastDay, formatRupees } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { refundLine_refund$data, refundLine_refund$key } from '../../__generated__/refundLine_refund.graphql.ts'

const fragment = graphql`
  fragment refundLine_refund on Refund @inline {
    amount
    state
    requestedAt
    returnedAt
  }
`

/** Where a refund stands, for its payer: one sentence. */
export function refundLine(refundKey: refundLine_refund$key): string {
  const { amount, state, requestedAt, returnedAt }: refundLine_refund$data = readInlineData(fragment, refundKey)
  const rupees = formatRupees(amount)
  const since = formatPastDay(istDate(new Date(requestedAt)))
  const on = returnedAt ? ` on ${formatPastDay(istDate(new Date(returnedAt)))}` : ''
  if (state === 'REFUNDED') return `${rupees} was refunded to the account you paid from${on}.`
  if (state === 'RETURNED_OTHERWISE') return `${rupees} was returned to you another way${on}.`
  if (state === 'NOT_RETURNED') return `${rupees} will not be refunded. Our email says why.`
  if (state === 'WAITS_FOR_BANK')
    return `A refund of ${rupees} is on hold until your bank decides the dispute about this payment.`
  if (state === 'WITH_SUPPORT')
    return `A refund of ${rupees} from ${since} didn’t go through. Our team is looking into it; you don’t need to do anything.`
  return `A refund of ${rupees} has been on its way since ${since}. It usually arrives within ${REFUND_ARRIVES_TEXT}.`
}
