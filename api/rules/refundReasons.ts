/** Why money goes back; the database knows the same list (refunds_reason). */
export const REFUND_REASONS = [
  /** Somebody else has the place that was paid for. */
  'slot_lost',
  /** Its last seat was taken meanwhile. */
  'sold_out',
  /** The payer is in another session at that time. */
  'own_session',
  /** The payer has another package with the mentor then, or the next one already. */
  'own_package',
  /** It had begun, or was over. */
  'too_late',
  /** It was withdrawn, or whoever offers it is gone. */
  'not_offered',
  /** It was paid after its hold, and costs another sum by then. */
  'price_changed',
  /** The same was paid for by another order. */
  'already_paid',
  /** The order had been paid already. */
  'duplicate_payment',
  /** An earlier payment of the order goes back as well. */
  'order_settled',
  /** Not the amount of the order. */
  'amount_mismatch',
  'cancelled_by_payer',
  'cancelled_by_mentor',
  'cancelled_by_administrator',
  /** An administrator gives it back, with words of their own. */
  'by_administrator',
  /** The difference of a change. */
  'moved',
  'no_show',
  'late',
  /** An operator, or the provider itself, gave it back without us. */
  'refunded_at_provider',
] as const

export type RefundReason = (typeof REFUND_REASONS)[number]

/** The same for administrators, in a few words. */
export const REFUND_REASON_TEXTS: Record<RefundReason, string> = {
  slot_lost: 'The time was booked by someone else',
  sold_out: 'The last seat was taken',
  own_session: 'The payer has another session at that time',
  own_package: 'The payer has another package with the mentor',
  too_late: 'Paid too late',
  not_offered: 'No longer offered',
  price_changed: 'The price had changed',
  already_paid: 'Already paid for',
  duplicate_payment: 'Paid twice',
  order_settled: 'Paid twice, first payment',
  amount_mismatch: 'Not the amount of the order',
  cancelled_by_payer: 'Cancelled by the payer',
  cancelled_by_mentor: 'Cancelled by the mentor',
  cancelled_by_administrator: 'Cancelled by an administrator',
  by_administrator: 'Refunded by an administrator',
  moved: 'The price changed with a move',
  no_show: 'The mentor missed it',
  late: 'The mentor was late',
  refunded_at_provider: 'Refunded at the provider',
}
