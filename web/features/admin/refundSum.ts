import { SMALLEST_REFUND } from '../../../api/rules/constants.ts'
import { formatRupees, parseRupees, rupeesText } from '../../../api/rules/text/format.ts'

/** Paise of what was typed, `499`, `₹1,499.50`; null if that is no sum. */
export const readSum = (text: string): number | null => parseRupees(text.replaceAll(/[₹,\s]/g, ''))

/** `499` or `499.50`: how a sum is typed. */
export const typedSum = (paise: number): string => rupeesText(paise).replace(/\.00$/, '')

interface SumRule {
  refundable: number
  /** Whether nothing may go back. */
  mayBeNothing: boolean
}

/** What is wrong with a sum; null if nothing. */
export function sumIssue(text: string, { refundable, mayBeNothing }: SumRule): string | null {
  const paise = readSum(text)
  if (paise === null) return 'Enter an amount in rupees, such as 499 or 499.50'
  if (paise > refundable) return `At most ${formatRupees(refundable)} can be refunded`
  if (paise === 0 && mayBeNothing) return null
  // The rest of a payment may be less.
  return paise < SMALLEST_REFUND && paise < refundable ? 'Enter ₹1 or more' : null
}

/** What the refund policy gives back, in paise. */
export const policyText = (paise: number): string =>
  paise > 0
    ? `Under the refund policy, ${formatRupees(paise)} is refunded.`
    : 'Under the refund policy there is no refund.'

/** What has to be typed to confirm: the sum, or the word when none goes back. */
export const confirmText = (paise: number, word: string): string => (paise > 0 ? typedSum(paise) : word)

/** Whether it was typed. */
export function isConfirmed(typed: string, paise: number, word: string): boolean {
  return paise > 0 ? readSum(typed) === paise : typed.trim().toLowerCase() === word
}

/** What follows of the sum that was chosen; `isDisputed`: the payer's bank decides first. */
export function refundGoes(paise: number, to: string, isDisputed: boolean): string {
  if (paise === 0) return 'Nothing is refunded.'
  const sum = formatRupees(paise)
  if (isDisputed)
    return `The payer’s bank disputes the payment. ${sum} is refunded to ${to} after the bank decides, unless the bank returns it.`
  return paise < SMALLEST_REFUND
    ? `The provider can’t send ${sum}. It goes to the work queue, so that you can return it another way.`
    : `${sum} is refunded to ${to}.`
}

/** What its mentee gets by cancelling, after "can cancel it and". */
export const getsBack = (paise: number, isDisputed: boolean): string =>
  `gets ${formatRupees(paise)} back${isDisputed ? ' once the payer’s bank has decided, unless the bank returns it' : ''}`
