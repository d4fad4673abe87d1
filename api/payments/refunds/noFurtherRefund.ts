/** What a side reads where an act returns nothing of a payment: an earlier refund, or money at the bank, is not denied. */
import { bankLines } from '../../rules/money/bankLines.ts'
import { BANK_HAS_IT } from '../../rules/money/refundReasons.ts'
import { formatRupees } from '../../rules/text/format.ts'
import type { Transaction } from '../../database/client.ts'
import { REFUND_ISSUE, refundIssue } from '../needsPerson.ts'
import { bankHas, fitRefunds, GOING_BACK, moneyPlaces, PLACES } from '../moneyPlaces.ts'

const MONEY = { ...PLACES, refunds: { select: { ...GOING_BACK, ...REFUND_ISSUE } } } as const

const BANK_HAS_MENTEES = "The mentee's bank is holding the payment while it decides a dispute."

/** In sentences; `providerPaymentId` is null where nothing was paid. */
export async function noFurtherRefund(
  tx: Pick<Transaction, 'payment'>,
  { providerPaymentId }: { providerPaymentId: string | null },
  side: 'mentee' | 'mentor',
): Promise<string[]> {
  const isMentee = side === 'mentee'
  const none = isMentee ? 'There is no refund.' : 'There is no refund; the payment stays.'
  const payment = providerPaymentId && (await tx.payment.findUnique({ where: { providerPaymentId }, select: MONEY }))
  if (!payment) return [none]
  const { kept, refunded, onItsWay, returnedElsewhere } = moneyPlaces(payment)
  const bank = bankHas(payment)
  const stuck = fitRefunds(payment).reduce((sum, refund) => sum + (isStuck(refund) ? refund.amount : 0), 0)
  const before = refunded + onItsWay + returnedElsewhere - stuck
  if (kept === 0 && stuck === 0) {
    if (bank.heldByBank > 0) return [isMentee ? BANK_HAS_IT : BANK_HAS_MENTEES]
    return [
      isMentee
        ? 'All of your payment was already returned, or is on its way.'
        : 'The payment was returned before, so you earn nothing from it.',
    ]
  }
  const told = [
    ...(before > 0 ? [`A refund of ${formatRupees(before)} was requested before.`] : []),
    ...(stuck > 0
      ? [
          `A refund of ${formatRupees(stuck)} of ${isMentee ? 'your' : 'the'} payment didn’t go through. Our team is looking into it.`,
        ]
      : []),
    ...bankLines(bank, side),
  ]
  if (told.length === 0) return [none]
  if (kept === 0) return told
  return [
    ...told,
    isMentee ? 'There is no further refund.' : 'There is no further refund; the rest of the payment stays.',
  ]
}

const isStuck = (refund: Parameters<typeof refundIssue>[0]): boolean => {
  const issue = refundIssue(refund)
  return issue === 'refund_refused' || issue === 'refund_stuck'
}
