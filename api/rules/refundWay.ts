/** Which way the money goes when something that was paid for is cancelled, in a sentence before that. */
import { REFUND_ARRIVES_TEXT } from './policies.ts'

/** What the payer's bank does with the payment. */
export interface AtBank {
  /** It decides on a dispute: until then nothing is refunded. */
  isDisputed: boolean
  /** It has taken money of the payment already, before it decides. */
  isTakenMeanwhile: boolean
}

/** To the payer, of money that their bank took before it decides. */
export const BANK_HAS_IT =
  'Your bank is holding the money while it looks into your payment (a dispute). It decides who gets it.'

/** `paise`: the refund. Null when there is nothing to say about it. */
export function refundWay(
  paise: number,
  { isDisputed, isTakenMeanwhile }: AtBank,
  side: 'mentee' | 'mentor',
): string | null {
  const isMentor = side === 'mentor'
  if (paise === 0 && isTakenMeanwhile)
    return isMentor ? "The mentee's bank is holding the payment while it decides." : BANK_HAS_IT
  if (paise === 0) return null
  if (isDisputed)
    return isMentor
      ? "The mentee's bank or we return the payment, so you earn nothing from it."
      : 'Your bank is looking into this payment (a dispute), so we can refund it only after the bank decides. If the bank returns the money to you, that is your refund.'
  return isMentor
    ? 'The payment is refunded, so you earn nothing from it.'
    : `The refund goes to the account you paid from, usually within ${REFUND_ARRIVES_TEXT}.`
}
