import type { PurchaseWords } from '../contracts/purchase.ts'
import type { RefundReason } from '../rules/refundReasons.ts'

/** Why money goes back, in a sentence to who has paid. `what` as in "₹799 for the session on …". */
export function whyRefunded(
  reason: RefundReason,
  { what, given = what }: Pick<PurchaseWords, 'what' | 'given'>,
): string {
  const sentences: Record<RefundReason, string> = {
    slot_lost: 'Your payment arrived after someone else had booked this time.',
    sold_out: `Your payment arrived after the last seat of ${what} was taken.`,
    own_session: 'You have another session at this time.',
    own_package: 'You had already paid for another Advanced package with this mentor.',
    too_late: `Your payment arrived too late for ${what}.`,
    not_offered: `When your payment arrived, ${what} was no longer available.`,
    price_changed: `When your payment arrived, the price of ${what} had changed.`,
    already_paid: `You had already paid for ${what}.`,
    duplicate_payment: `You paid twice for ${what}. Your first payment counts.`,
    order_settled: `You paid twice for ${what}, and your first payment is being refunded too.`,
    amount_mismatch: "The amount paid didn't match the amount due.",
    cancelled_by_payer: `You cancelled ${given}.`,
    cancelled_by_mentor: `The mentor cancelled ${what}.`,
    cancelled_by_administrator: `Our team cancelled ${what}.`,
    by_administrator: 'Our team decided to refund you.',
    moved: `The price changed when ${what} was moved.`,
    no_show: `The mentor missed ${what}.`,
    late: `The mentor was late for ${what}.`,
    refunded_at_provider: 'Our team refunded your payment.',
  }
  return sentences[reason]
}

/** In other mails, of a refund that waits for the payer's bank, or is less than the provider refunds. */
export const ANOTHER_MAIL = 'Another email tells you about your refund.'
