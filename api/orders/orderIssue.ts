import type { Dispute, Refund } from '../generated/prisma/client.ts'
import { isLostToBank, type RefundBesideDisputes } from '../payments/disputes/lostToBank.ts'
import { isOpenDispute } from '../payments/disputes/openDisputes.ts'
import { disputeWaits, isUnanswered, refundIssue, type REFUND_ISSUES } from '../payments/needsPerson.ts'
import { SMALLEST_REFUND } from '../rules/constants.ts'
import { formatRupees } from '../rules/text/format.ts'

const SEAT = 'A seat is released once nothing of its payment is left.'

const TEXTS: Record<keyof typeof REFUND_ISSUES, string> = {
  refund_refused: `A refund was refused. Retry it, or return the money another way. ${SEAT}`,
  refund_returned_twice:
    'A refund may have been paid twice: it was returned another way or requested again, and the provider returned it too. Look it up, and tell both sides.',
  refund_after_all: 'The provider returned money although we had decided not to. Explain it to both sides.',
  refund_stuck: 'A refund is stuck. Retry it, or look it up at the provider.',
  refund_at_provider: 'Money was refunded at the provider. Explain it to both sides.',
}

const LOST =
  "The payer's bank took the money of this refund: a dispute was lost. Decide not to return it, or return it another way."

const BANK_DECIDES =
  "the payer's bank disputes the payment. Don't return the money another way: the payer could get it twice. If you retry it, it is on hold until the dispute is over."

const TOO_SMALL = 'A refund is less than the provider sends. Return the money another way, or decide to keep it.'

/** While the payer's bank decides about the payment. */
const DISPUTED = {
  refund_refused: `A refund was refused, and ${BANK_DECIDES} ${SEAT}`,
  refund_stuck: `A refund is stuck, and ${BANK_DECIDES}`,
}

interface Order extends OrderRow {
  payments: readonly (Omit<RefundRow['payment'], 'refunds'> & {
    refunds: readonly (Omit<RefundRow, 'payment'> & RefundRow['payment']['refunds'][number])[]
    disputes: readonly DisputeRow[]
  })[]
}
type OrderRow = Parameters<typeof isUnanswered>[0]
type RefundRow = Parameters<typeof refundIssue>[0] & RefundBesideDisputes
interface DisputeBesideRefunds {
  payment: { refunds: readonly Pick<Refund, 'amount' | 'status' | 'returnedElsewhere'>[] }
}
type DisputeRow = Parameters<typeof disputeWaits>[0] & Pick<Dispute, 'amount' | 'amountDeducted'>

export function orderIssue(order: Order, now: Date): string | null {
  if (isUnanswered(order, now)) return 'The provider does not say whether it was paid. Look it up at the provider.'
  const [text] = order.payments.flatMap((payment) =>
    payment.refunds.flatMap((refund) => refundIssueText({ ...refund, payment }) ?? []),
  )
  if (text) return text
  const [matter] = order.payments.flatMap(({ disputes, refunds }) =>
    disputes.filter(disputeWaits).map((dispute) => disputeIssueText({ ...dispute, payment: { refunds } })),
  )
  return matter ?? null
}

export function refundIssueText(refund: RefundRow): string | null {
  const matter = refundIssue(refund)
  if (matter !== 'refund_refused' && matter !== 'refund_stuck') return matter && TEXTS[matter]
  if (isLostToBank(refund)) return LOST
  if (refund.payment.disputes.some(isOpenDispute)) return DISPUTED[matter]
  return refund.amount < SMALLEST_REFUND ? TOO_SMALL : TEXTS[matter]
}

export function disputeIssueText({
  status,
  overdueAt,
  amount,
  amountDeducted,
  payment,
}: Omit<DisputeRow, 'resolvedAt'> & DisputeBesideRefunds): string {
  if (overdueAt !== null && !isOpenDispute({ status }))
    return `A dispute was ${status}, but the provider did not confirm this when we last asked. Look it up in the provider's dashboard, and check whether anything is left to decide.`
  if (status === 'lost') {
    const sum = (of: (refund: (typeof payment.refunds)[number]) => boolean) =>
      payment.refunds.reduce((all, refund) => all + (of(refund) ? refund.amount : 0), 0)
    const refunded = sum(
      (refund) => refund.status === 'processed' || (refund.status === 'pending' && !refund.returnedElsewhere),
    )
    const elsewhere = sum((refund) => refund.status !== 'processed' && refund.returnedElsewhere)
    const also = [
      refunded > 0 ? ` The payer got a refund of ${formatRupees(refunded)} too.` : '',
      elsewhere > 0 ? ` ${formatRupees(elsewhere)} was returned to the payer another way too.` : '',
    ].join('')
    const taken =
      amountDeducted < amount
        ? `${formatRupees(amountDeducted)} of the ${formatRupees(amount)} it asked for`
        : 'the money'
    return `A dispute was lost: the bank took ${taken}.${also} Decide what happens to the booking; a seat is released once nothing of its payment is left.`
  }
  if (status === 'won' || status === 'closed')
    return 'A dispute is over and the bank has given the money back. Refund what you owe the payer, or decide to keep it.'
  if (overdueAt !== null)
    return "The payer's bank has not decided a dispute for a long time. Look it up in the provider's dashboard."
  return "The payer's bank disputes the payment. Answer it in the provider's dashboard in time."
}
