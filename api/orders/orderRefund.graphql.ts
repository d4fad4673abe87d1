/** Where money of a payment goes, as administrators see it: refunds, and disputes (chargebacks) of its bank. */
import { REFUND_REASON_TEXTS, type RefundReason } from '../rules/money/refundReasons.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { DISPUTE_ISSUE, disputeWaits, REFUND_ISSUE, refundIssue } from '../payments/needsPerson.ts'
import { DECIDABLE, DECIDED, decisionOf, openDecisions, canRetry } from '../payments/refunds/decideRefund.ts'
import { disputeIssueText, refundIssueText } from './orderIssue.ts'
import { amountLeft } from '../payments/disputes/lostToBank.ts'
import { OWED } from '../payments/moneyPlaces.ts'

const RefundStatusType = enumOf('AdminRefundStatus', 'Where a refund stands.', {
  requested: 'To be sent to the provider.',
  pending: 'The provider has it; the bank has not confirmed it.',
  processed: 'The money is back.',
  failed: 'Refused: the money is still ours, until a person asks again.',
})

export const RefundDecisionType = enumOf(
  'RefundDecision',
  'What an administrator can decide about a refund that waits.',
  {
    returned_elsewhere: 'The money was returned another way.',
    not_returned: 'It is not to be returned: it stays with us.',
    explained: 'The provider returned it, and both sides know why.',
  },
)

export const AdminRefundType = builder.prismaObject('Refund', {
  variant: 'AdminRefund',
  description: 'Money of a payment that goes back, with what the provider says. For administrators.',
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    amount: t.field({
      type: 'Paise',
      description: 'What goes back; while it waits for a person, without the part that the payer’s bank took.',
      select: { ...REFUND_ISSUE, amount: true, payment: { select: OWED } },
      resolve: (refund) => (refundIssue(refund) ? amountLeft(refund) : refund.amount),
    }),
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
      description: 'When an administrator resolved it, or another refund made it good; null before, and for others.',
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

const DisputeStatusType = enumOf('DisputeStatus', 'Where a dispute stands.', {
  open: 'It waits for our answer.',
  under_review: 'The bank looks at our answer.',
  won: 'The money stays with us.',
  lost: 'The bank has taken the money.',
  closed: 'It ended without a decision; the money stays with us.',
})

export const DisputeType = builder.prismaObject('Dispute', {
  description: "A payment that the payer's bank questions. For administrators.",
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    providerDisputeId: t.exposeString('providerDisputeId', { description: "The provider's number of it." }),
    amount: t.expose('amount', { type: 'Paise', description: 'What the bank asks back.' }),
    amountDeducted: t.expose('amountDeducted', {
      type: 'Paise',
      description:
        'What it has taken: of a lost one all that it asked back, unless the provider names another sum; of an open one what it keeps until it decides. 0 for nothing, and once it is given back.',
    }),
    status: t.expose('status', { type: DisputeStatusType, description: 'Where it stands.' }),
    phase: t.exposeString('phase', { description: 'In a word of the provider, such as chargeback.' }),
    reasonCode: t.exposeString('reasonCode', {
      nullable: true,
      description: 'Why, in a word of the provider; null when it names none.',
    }),
    respondBy: t.expose('respondBy', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the provider takes our answer; null when it names no time.',
    }),
    raisedAt: t.expose('raisedAt', { type: 'DateTime', description: 'When the bank raised it.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it last changed, by what the provider said of it or by waiting for a person again.',
    }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When an administrator dealt with it as it is now, or it ended with nothing left to decide; null before.',
    }),
    matterText: t.string({
      nullable: true,
      description: 'Why it waits for a person, in a sentence; null when it does not wait.',
      select: {
        ...DISPUTE_ISSUE,
        amount: true,
        amountDeducted: true,
        payment: { select: { refunds: { select: { amount: true, status: true, returnedElsewhere: true } } } },
      },
      resolve: (dispute) => (disputeWaits(dispute) ? disputeIssueText(dispute) : null),
    }),
  }),
})
