/** Orders with their payments and refunds as REST answers them; sums in paise. */
import { z } from 'zod/mini'
import { AUDIT_ENTRY, auditEntryAnswer, auditEntrySchema } from '../audit/auditAnswer.ts'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { COUNT, ID, INSTANT, lowerCase, PAISE } from '../rest/fields.ts'

const OPTIONAL = z.nullable(z.string())
const WHEN = z.nullable(INSTANT)

export const REFUND = typed(`
  fragment RefundAnswer on AdminRefund {
    databaseId amount reason reasonText status providerRefundId attempts nextTryAt lastError requestedAt returnedAt
    resolvedAt needsAttention canRetry canResolve
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
  canResolve: z.boolean(),
})

export const refundAnswer = ({ databaseId, status, ...rest }: ResultOf<typeof REFUND>) => ({
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
      databaseId providerPaymentId status amount refundedAmount refundable method capturedAt receiptNumber
      refunds { ...RefundAnswer }
    }
  }`,
  [REFUND],
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
      refundable: PAISE,
      method: OPTIONAL,
      capturedAt: WHEN,
      receiptNumber: OPTIONAL,
      refunds: z.array(refundSchema),
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
    payments: payments.map(({ databaseId: id, refunds, ...payment }) => ({
      id,
      ...payment,
      status: lowerCase(payment.status),
      refunds: refunds.map(refundAnswer),
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
