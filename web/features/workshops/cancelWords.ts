import { graphql, readInlineData } from 'react-relay'
import { forCount } from '../../../api/rules/text/counts.ts'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { cancelWords_refunds$key } from '../../__generated__/cancelWords_refunds.graphql.ts'
import { peopleText } from '../../lib/plural.ts'

const fragment = graphql`
  fragment cancelWords_refunds on CancelRefunds @inline {
    amount
    count
    onHold
  }
`

/** The refunds that the server computes for cancelling; null or undefined where they are not shown. */
type Refunds = cancelWords_refunds$key | null

/** What cancelling a workshop means for so many registered people. */
export function cancelConsequence(registered: number, refunds: Refunds): string {
  const lost = 'A cancelled workshop can’t be opened again.'
  if (registered === 0) return `Nobody is registered yet. ${lost}`
  const told = forCount(
    registered,
    '1 person is registered. We let them know.',
    (n) => `${n} people are registered. We let all of them know.`,
  )
  const refund = refundText(refunds)
  const back = refund && ` We refund ${refund}.`
  return `${told}${back} ${lost}`
}

/** What happens once it is cancelled. */
export function cancelledText(registered: number, refunds: Refunds): string {
  if (registered === 0) return 'Registration is closed.'
  const refund = refundText(refunds)
  return `We’re emailing ${peopleText(registered)}${refund && ` and refunding ${refund}`}.`
}

/** `₹1,497 in all, to 3 people`; empty when nothing is refunded. */
function refundText(key: Refunds): string {
  const { amount, count, onHold } = readInlineData(fragment, key ?? null) ?? { amount: 0, count: 0, onHold: 0 }
  if (amount === 0) return ''
  const held = onHold > 0 ? `; ${formatRupees(onHold)} waits until the bank decides a dispute` : ''
  return `${formatRupees(amount)}${count === 1 ? '' : ' in all'}, to ${peopleText(count)}${held}`
}
