/** Money of an order and what goes back of it, as administrators see it. */
import { builder } from '../graphql/builder.ts'
import { REFUND_ISSUE, refundIssue } from '../payments/needsPerson.ts'
import { DECIDABLE, DECIDED, decisionOf, openDecisions } from '../payments/refundDecisions.ts'
import { bankHas, moneyPlaces, PLACES, refundedOf } from '../payments/moneyPlaces.ts'
import { isOpenDispute } from '../payments/openDisputes.ts'
import { DisputedPaymentError } from '../payments/paymentErrors.ts'
import { OWED, owed } from '../payments/requestRefund.ts'
import { FULL_REFUND, fullRefund, type FullRefund } from './fullRefund.ts'
import { canRetry } from '../payments/retryRefund.ts'
import { fromDateOnly } from '../rules/time.ts'
import { refundIssueText } from './orderIssue.ts'
import { receiptNumber } from '../rules/receipts.ts'
import { REFUND_REASON_TEXTS, type RefundReason } from '../rules/refundReasons.ts'

const PaymentStatusType = builder.enumType('OrderPaymentStatus', {
  description: 'Where a payment stands.',
  values: {
    PENDING: { value: 'pending', description: 'Not captured.' },
    CAPTURED: { value: 'captured', description: 'The money is ours, but for what goes back of it.' },
    REFUNDED: { value: 'refunded', description: 'All of it has gone back.' },
    FAILED: { value: 'failed', description: 'It was never captured.' },
  } as const,
})

const RefundStatusType = builder.enumType('AdminRefundStatus', {
  description: 'Where a refund stands.',
  values: {
    REQUESTED: { value: 'requested', description: 'To be sent to the provider.' },
    PENDING: { value: 'pending', description: 'The provider has it; the bank has not confirmed it.' },
    PROCESSED: { value: 'processed', description: 'The money is back.' },
    FAILED: { value: 'failed', description: 'Refused: the money is still ours, until a person asks again.' },
  } as const,
})

export const RefundDecisionType = builder.enumType('RefundDecision', {
  description: 'What an administrator can decide about a refund that waits.',
  values: {
    RETURNED_ELSEWHERE: { value: 'returned_elsewhere', description: 'The money was returned another way.' },
    NOT_RETURNED: { value: 'not_returned', description: 'It is not to be returned: it stays with us.' },
    EXPLAINED: { value: 'explained', description: 'The provider returned it, and both sides know why.' },
  } as const,
})

/** As long as a payment's list of refunds usually is at most. */
const REFUNDS = 5

export const AdminRefundType = builder.prismaObject('Refund', {
  variant: 'AdminRefund',
  description: 'Money of a payment that goes back, with what the provider says. For administrators.',
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    amount: t.expose('amount', { type: 'Paise', description: 'What goes back.' }),
    reason: t.exposeString('reason', { description: 'Why, in one word of the database.' }),
    reasonText: t.string({
      description: 'Why, in a few words for administrators.',
      select: { reason: true },
      resolve: ({ reason }) => REFUND_REASON_TEXTS[reason as RefundReason],
    }),
    status: t.expose('status', { type: RefundStatusType, description: 'Where it stands.' }),
    providerRefundId: t.exposeString('providerRefundId', {
      nullable: true,
      description: "The provider's number of it; null until the provider has answered.",
    }),
    attempts: t.exposeInt('attempts', { description: 'Tries since it came to where it stands.' }),
    nextTryAt: t.expose('nextTryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the provider is asked next; null when it is done, or waits for a person.',
    }),
    lastError: t.exposeString('lastError', {
      nullable: true,
      description: "What the last try came to, in the provider's words; null when it was fine.",
    }),
    requestedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    returnedAt: t.expose('processedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the provider said that the money is back; null while it has not.',
    }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When what waited for a person was seen to, or made good by another refund; null for others.',
    }),
    needsAttention: t.boolean({
      description: 'Whether it waits for a person.',
      select: REFUND_ISSUE,
      resolve: (refund) => refundIssue(refund) !== null,
    }),
    canRetry: t.boolean({
      description: 'Whether `retryRefund` asks the provider again.',
      select: { ...REFUND_ISSUE, amount: true, payment: { select: OWED } },
      resolve: canRetry,
    }),
    matterText: t.string({
      nullable: true,
      description: 'Why it waits for a person and what can be done, in a sentence; null when it does not wait.',
      select: { ...DECIDED, amount: true, payment: { select: OWED } },
      resolve: (refund) => refundIssueText(refund),
    }),
    decisions: t.field({
      type: [RefundDecisionType],
      // Words of the row itself: nothing more is read.
      cost: { items: 0 },
      description:
        'What `resolveRefund` can decide about it; nothing when it does not wait. Not `RETURNED_ELSEWHERE` while the payer’s bank disputes its payment.',
      select: DECIDABLE,
      resolve: openDecisions,
    }),
    decision: t.field({
      type: RefundDecisionType,
      nullable: true,
      description: 'What was decided about it, which `reopenRefund` takes back; null when nothing was.',
      select: DECIDED,
      resolve: decisionOf,
    }),
    returnedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which it was returned another way, IST; null for others.',
      select: { returnedOn: true },
      resolve: ({ returnedOn }) => returnedOn && fromDateOnly(returnedOn),
    }),
  }),
})

const FullRefundType = builder.objectRef<FullRefund>('FullRefund').implement({
  description: 'What comes of refunding all that is left of a payment. For administrators.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What becomes of what was paid for, in a sentence.' }),
    cancelText: t.exposeString('cancelText', {
      nullable: true,
      description: 'What `refundPayment` with `cancel` does besides; null when there is nothing to cancel.',
    }),
  }),
})

export const OrderPaymentType = builder.prismaObject('Payment', {
  variant: 'OrderPayment',
  description: 'Money that the provider has captured for an order. For administrators.',
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    providerPaymentId: t.exposeString('providerPaymentId', { description: "The provider's number of it." }),
    status: t.expose('status', { type: PaymentStatusType, description: 'Where it stands.' }),
    amount: t.expose('amount', { type: 'Paise', description: 'What was paid.' }),
    refundable: t.field({
      type: 'Paise',
      description: 'What can still go back of it: goes along with `refundPayment` as `expectedRefundable`.',
      select: OWED,
      resolve: owed,
    }),
    refundedAmount: t.field({
      type: 'Paise',
      description:
        'What the provider has returned of it, or is to return; with `returnedElsewhere`, `disputed`, `heldByBank` and `refundable` it adds up to `amount`.',
      select: PLACES,
      resolve: refundedOf,
    }),
    returnedElsewhere: t.field({
      type: 'Paise',
      description: 'What was returned of it another way, as administrators say.',
      select: PLACES,
      resolve: (payment) => moneyPlaces(payment).returnedElsewhere,
    }),
    disputed: t.field({
      type: 'Paise',
      description: "What the payer's bank took of it, by disputes that were lost.",
      select: PLACES,
      resolve: (payment) => bankHas(payment).disputed,
    }),
    heldByBank: t.field({
      type: 'Paise',
      description: "What the payer's bank keeps of it while it decides on a dispute; 0 for nothing.",
      select: PLACES,
      resolve: (payment) => bankHas(payment).heldByBank,
    }),
    fullRefund: t.field({
      type: FullRefundType,
      description: 'What comes of refunding all that is left of it.',
      select: FULL_REFUND,
      resolve: fullRefund,
    }),
    refundRefusal: t.string({
      nullable: true,
      description: 'Why nothing of it can be refunded now; null when it can.',
      select: OWED,
      resolve: (payment) =>
        payment.disputes.some(isOpenDispute)
          ? new DisputedPaymentError().message
          : owed(payment) === 0
            ? 'All of this payment has gone back, is on its way, or was taken by the payer’s bank.'
            : null,
    }),
    method: t.exposeString('paymentMethod', {
      nullable: true,
      description: 'How it was paid, in a word of the provider; null when not told.',
    }),
    capturedAt: t.expose('capturedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the money was recorded; null for an authorisation that lapsed.',
    }),
    receiptNumber: t.string({
      nullable: true,
      description: '`PL/2026-27/000123`; null for money that was never ours.',
      select: { receipt: true },
      resolve: ({ receipt }) => receipt && receiptNumber(receipt),
    }),
    refunds: t.relation('refunds', {
      type: AdminRefundType,
      cost: { items: REFUNDS },
      description: 'What goes back of it, in the order in which it was asked for.',
      query: { orderBy: { id: 'asc' } },
    }),
  }),
})
