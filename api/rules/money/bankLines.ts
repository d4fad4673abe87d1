import { formatRupees } from '../text/format.ts'

export interface BankHas {
  /** Paise that the payer's bank took for good. */
  readonly disputed: number
  /** Paise that it keeps while it decides. */
  readonly heldByBank: number
}

/** What the payer's bank has of a payment, a sentence each, for the side that reads it. */
export function bankLines({ disputed, heldByBank }: BankHas, side: 'mentee' | 'mentor'): string[] {
  const bank = side === 'mentee' ? 'Your bank' : 'The mentee’s bank'
  const payment = side === 'mentee' ? 'this payment' : 'the payment'
  return [
    ...(disputed > 0 ? [`${bank} took back ${formatRupees(disputed)} of ${payment} after a dispute.`] : []),
    ...(heldByBank > 0
      ? [`${bank} is holding ${formatRupees(heldByBank)} of ${payment} while it decides a dispute.`]
      : []),
  ]
}
