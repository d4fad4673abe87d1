/** Disputes (chargebacks) as administrators see them. */
import { builder } from '../graphql/builder.ts'
import { DISPUTE_ISSUE, disputeWaits } from '../payments/needsPerson.ts'
import { disputeIssueText } from './orderIssue.ts'
import { OrderType } from './order.graphql.ts'
import { OrderPaymentType } from './orderPayment.graphql.ts'

export const DisputeStatusType = builder.enumType('DisputeStatus', {
  description: 'Where a dispute stands.',
  values: {
    OPEN: { value: 'open', description: 'It waits for our answer.' },
    UNDER_REVIEW: { value: 'under_review', description: 'The bank looks at our answer.' },
    WON: { value: 'won', description: 'The money stays with us.' },
    LOST: { value: 'lost', description: 'The bank has taken the money.' },
    CLOSED: { value: 'closed', description: 'It ended without a decision; the money stays with us.' },
  } as const,
})

/** As many as a payment usually has at most. */
const DISPUTES = 1

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
    order: t.field({
      type: OrderType,
      description: 'The order whose money it is about.',
      select: (_args, _context, nested) => ({ payment: { select: { order: nested() } } }),
      resolve: ({ payment }) => payment.order,
    }),
  }),
})

builder.prismaObjectFields(OrderPaymentType, (t) => ({
  disputes: t.relation('disputes', {
    type: DisputeType,
    cost: { items: DISPUTES },
    description: "What the payer's bank disputes of it, the first one first.",
    query: { orderBy: { id: 'asc' } },
  }),
}))
