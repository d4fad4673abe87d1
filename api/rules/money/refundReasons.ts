import { SMALLEST_REFUND } from '../constants.ts'
import { REFUND_ARRIVES_TEXT } from '../policies.ts'
import { formatRupees } from '../text/format.ts'

/** Why a payment is refunded, for administrators in a few words; the database has the same list (refunds_reason). */
export const REFUND_REASON_TEXTS = {
  slot_lost: 'The time was booked by someone else',
  sold_out: 'The last seat was taken',
  own_session: 'The payer has another session at that time',
  own_package: 'The payer has another package with the mentor',
  /** It had begun, or was over. */
  too_late: 'Paid too late',
  /** It was withdrawn, or the account of its mentor is closed. */
  not_offered: 'No longer offered',
  /** It was paid after its hold, and costs another sum by then. */
  price_changed: 'The price had changed',
  /** By another order. */
  already_paid: 'Already paid for',
  /** The order had been paid already. */
  duplicate_payment: 'Paid twice',
  order_settled: 'Paid twice, first payment',
  amount_mismatch: 'Not the amount of the order',
  cancelled_by_payer: 'Cancelled by the payer',
  cancelled_by_mentor: 'Cancelled by the mentor',
  cancelled_by_administrator: 'Cancelled by an administrator',
  /** With words of their own. */
  by_administrator: 'Refunded by an administrator',
  moved: 'The price changed with a move',
  no_show: 'The mentor missed it',
  late: 'The mentor was late',
  /** By an operator, or by the provider itself. */
  refunded_at_provider: 'Refunded at the provider',
} as const

export type RefundReason = keyof typeof REFUND_REASON_TEXTS

/** What an administrator can decide about a refund, as the graph, REST and the database's log name it. */
export const REFUND_DECISIONS = ['returned_elsewhere', 'not_returned', 'explained'] as const
export type RefundDecision = (typeof REFUND_DECISIONS)[number]

/** What the payer's bank does with the payment. */
export interface AtBank {
  /** It decides on a dispute: until then nothing is refunded. */
  isDisputed: boolean
  /** It has taken all that was left of the payment already, before it decides. */
  isTakenMeanwhile: boolean
}

/** To the payer, of money that their bank took before it decides. */
const BANK_HAS_IT =
  'Your bank is holding the money while it looks into your payment (a dispute). It decides who gets it.'

/** To the payer, of money that is theirs once their bank has decided. */
const BANK_DECIDES_FIRST =
  'Your bank is looking into this payment (a dispute), so we can refund it only after the bank decides. If the bank returns the money to you, that is your refund.'

/** To the payer, what their bank means for a refund of so many paise; null when it means nothing. */
export function payersBank(paise: number, { isDisputed, isTakenMeanwhile }: AtBank): string | null {
  if (paise === 0) return isTakenMeanwhile ? BANK_HAS_IT : null
  return isDisputed ? BANK_DECIDES_FIRST : null
}

/** What cancelling a package gives once its mentor has left: nothing if all of it was returned and our team kept the package. */
export const GET_THE_REST = 'get back anything that is left of its payment'

/** What is said beside a session that comes back to its package: null unless all that was paid for the package has gone back. */
export const unusableCall = (planReturned: boolean): string | null =>
  planReturned
    ? 'The payment for its package was returned or is on its way back, so no session can be booked with it.'
    : null

/** Which way a refund of so many paise goes, in a sentence before the cancelling; null when there is nothing to say. */
export function refundWay(paise: number, bank: AtBank, side: 'mentee' | 'mentor'): string | null {
  if (side === 'mentee') {
    const usual =
      paise === 0
        ? null
        : paise < SMALLEST_REFUND
          ? `${formatRupees(paise)} is too little for the bank to send back. Our team returns it another way.`
          : `The refund goes to the account you paid from, usually within ${REFUND_ARRIVES_TEXT}.`
    return payersBank(paise, bank) ?? usual
  }
  if (paise === 0) return bank.isTakenMeanwhile ? "The mentee's bank is holding the payment while it decides." : null
  return bank.isDisputed
    ? `The mentee’s bank or our team returns ${formatRupees(paise)} of the payment.`
    : 'The payment is returned, so you earn nothing from it.'
}
