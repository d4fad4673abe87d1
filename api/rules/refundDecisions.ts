/** What an administrator can decide about a refund that waits, as the graph, REST and the database's log name it. */
export const REFUND_DECISIONS = ['returned_elsewhere', 'not_returned', 'explained'] as const
export type RefundDecision = (typeof REFUND_DECISIONS)[number]
