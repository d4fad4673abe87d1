/** Orders with their payments and refunds as REST answers them; sums in paise. */
import { z } from 'zod/mini'
import { AUDIT_ENTRY, auditEntryAnswer, auditEntrySchema } from '../audit/audit.rest.ts'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { REFUND_DECISIONS } from '../rules/money/refundReasons.ts'
import { COUNT, ID, INSTANT, lowerCase, PAISE } from '../rest/fields.ts'

const OPTIONAL = z.nullable(z.string())
const WHEN = z.nullable(INSTANT)
const DECISION = z.enum(REFUND_DECISIONS)

export const REFUND = typed(`
  fragment RefundAnswer on AdminRefund {
    databaseId amount reason reasonText status providerRefundId attempts nextTryAt lastError requestedAt returnedAt
    resolvedAt needsAttention matterText canRetry decisions decision returnedOn
  }
`)

export const refundSchema = z.object({
  id: ID,
  amount: PAISE,
  reason: z.string(),
  reasonText: z.string(),
  status: z.enum(['requested', 'pending', 'processed', 'failed']),
  providerRefundId: OPTIONAL,
  attempts: COUNT,
  nextTryAt: WHEN,
  lastError: OPTIONAL,
  requestedAt: INSTANT,
  returnedAt: WHEN,
  resolvedAt: WHEN,
  needsAttention: z.boolean(),
  canRetry: z.boolean(),
  matterText: OPTIONAL,
  decisions: z.array(DECISION),
  decision: z.nullable(DECISION),
  returnedOn: OPTIONAL,
})

export const refundAnswer = ({ databaseId, status, decisions, decision, ...rest }: ResultOf<typeof REFUND>) => ({
  id: databaseId,
  ...rest,
  status: lowerCase(status),
  decisions: decisions.map(lowerCase),
  decision: decision && lowerCase(decision),
})

export const DISPUTE = typed(`
  fragment DisputeAnswer on Dispute {
    databaseId providerDisputeId amount amountDeducted status phase reasonCode respondBy raisedAt updatedAt resolvedAt matterText
  }
`)

export const disputeSchema = z.object({
  id: ID,
  providerDisputeId: z.string(),
  amount: PAISE,
  amountDeducted: PAISE,
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  phase: z.string(),
  reasonCode: OPTIONAL,
  respondBy: WHEN,
  raisedAt: INSTANT,
  updatedAt: INSTANT,
  resolvedAt: WHEN,
  matterText: OPTIONAL,
})

export const disputeAnswer = ({ databaseId, status, ...rest }: ResultOf<typeof DISPUTE>) => ({
  id: databaseId,
  ...rest,
  status: lowerCase(status),
})

/** As a row of the table. */
export const ORDER = typed(
  `fragment OrderAnswer on PaymentOrder {
    databaseId kind whatFor payerName payerEmail amount platformFee mentorEarning currency receipt providerOrderId
    status createdAt settledAt checks nextCheckAt needsAttention attentionReason
    mentee { databaseId }
    booking { databaseId }
    registration { databaseId }
    payments {
      databaseId providerPaymentId status amount refundedAmount returnedElsewhere disputed heldByBank refundable method capturedAt receiptNumber
      refunds { ...RefundAnswer }
      disputes { ...DisputeAnswer }
    }
  }`,
  [REFUND, DISPUTE],
)

export const orderSchema = z.object({
  id: ID,
  kind: z.enum(['booking', 'workshop_registration']),
  whatFor: z.string(),
  payerName: z.string(),
  payerEmail: OPTIONAL,
  menteeId: z.nullable(ID),
  bookingId: z.nullable(ID),
  registrationId: z.nullable(ID),
  amount: PAISE,
  platformFee: PAISE,
  mentorEarning: PAISE,
  currency: z.string(),
  receipt: z.string(),
  providerOrderId: OPTIONAL,
  status: z.enum(['created', 'paid', 'closed']),
  createdAt: INSTANT,
  settledAt: WHEN,
  checks: COUNT,
  nextCheckAt: WHEN,
  needsAttention: z.boolean(),
  attentionReason: OPTIONAL,
  payments: z.array(
    z.object({
      id: ID,
      providerPaymentId: z.string(),
      status: z.enum(['pending', 'captured', 'refunded', 'failed']),
      amount: PAISE,
      refundedAmount: PAISE,
      returnedElsewhere: PAISE,
      disputed: PAISE,
      heldByBank: PAISE,
      refundable: PAISE,
      method: OPTIONAL,
      capturedAt: WHEN,
      receiptNumber: OPTIONAL,
      refunds: z.array(refundSchema),
      disputes: z.array(disputeSchema),
    }),
  ),
})

export function orderAnswer(order: ResultOf<typeof ORDER>) {
  const { databaseId, kind, status, mentee, booking, registration, payments, ...rest } = order
  return {
    id: databaseId,
    ...rest,
    kind: lowerCase(kind),
    status: lowerCase(status),
    menteeId: mentee?.databaseId ?? null,
    bookingId: booking?.databaseId ?? null,
    registrationId: registration?.databaseId ?? null,
    payments: payments.map(({ databaseId: id, refunds, disputes, ...payment }) => ({
      id,
      ...payment,
      status: lowerCase(payment.status),
      refunds: refunds.map(refundAnswer),
      disputes: disputes.map(disputeAnswer),
    })),
  }
}

/** With what has become of it. */
export const ORDER_DETAILS = typed(
  'fragment OrderDetailsAnswer on PaymentOrder { ...OrderAnswer journal { ...AuditEntryAnswer } }',
  [ORDER, AUDIT_ENTRY],
)

export const orderDetailsSchema = z.extend(orderSchema, { journal: z.array(auditEntrySchema) })

export const orderDetailsAnswer = ({ journal, ...order }: ResultOf<typeof ORDER_DETAILS>) => ({
  ...orderAnswer(order),
  journal: journal.map(auditEntryAnswer),
})
