/** An order with its payments and refunds, as administrators see it. */
import { AuditEntryType } from '../audit/auditLog.graphql.ts'
import { BookingType } from '../bookings/booking.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { nodeId, NO_ID } from '../graphql/nodeId.ts'
import { DISPUTE_ISSUE, ORDER_ISSUE, REFUND_ISSUE } from '../payments/needsPerson.ts'
import { WHAT_FOR, whatFor } from '../receipts/receiptFacts.ts'
import { WorkshopRegistrationType } from '../workshops/register/registration.graphql.ts'
import { OrderPaymentType } from './orderPayment.graphql.ts'
import { AdminRefundType, DisputeType } from './orderRefund.graphql.ts'
import { orderIssue } from './orderIssue.ts'
import { ORDER_PAYER, orderPayer } from './orderPayer.ts'
import { aboutOrder } from '../audit/logFilter.ts'
import { readLog } from '../audit/logRows.ts'
import { OWED } from '../payments/moneyPlaces.ts'

export const OrderKindType = enumOf('OrderKind', 'What an order is for.', {
  booking: 'A session or a plan.',
  workshop_registration: 'A seat in a workshop.',
})

export const OrderStatusType = enumOf('OrderStatus', 'Where an order stands.', {
  created: 'It waits for its payer.',
  paid: 'Money has arrived for it.',
  closed:
    'It was given up, or another price has replaced it. A payment that still comes for it buys only at the price of that moment, otherwise all of it goes back.',
})

/** As many payments as an order has at most, in practice: one, and those that were paid twice. */
const PAYMENTS = 5

const ISSUES = {
  ...ORDER_ISSUE,
  payments: {
    select: {
      ...OWED,
      refunds: { select: { ...OWED.refunds.select, ...REFUND_ISSUE } },
      disputes: { select: { ...OWED.disputes.select, ...DISPUTE_ISSUE, amount: true } },
    },
  },
} as const

export const OrderType = builder.prismaNode('PaymentOrder', {
  description: 'What a purchase is, or was to be, paid with. For administrators.',
  id: { field: 'id', description: 'Global id.' },
  nullable: true,
  findUnique: (id, { administrator }) => ({ id: administrator ? nodeId(id) : NO_ID }),
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    kind: t.field({
      type: OrderKindType,
      description: 'What it is for.',
      select: { kind: true },
      resolve: ({ kind }) => kind as 'booking' | 'workshop_registration',
    }),
    whatFor: t.string({
      description: 'What it is for, with the mentor or the title: `Session with Asha Pillai`.',
      select: WHAT_FOR.order.select,
      resolve: (order) => whatFor({ order }),
    }),
    payerName: t.string({
      description: 'Who pays; reads "Former mentee" once the account is gone.',
      select: ORDER_PAYER,
      resolve: (order) => orderPayer(order).name,
    }),
    payerEmail: t.string({
      nullable: true,
      description: 'Their email address; null once the account is gone.',
      select: ORDER_PAYER,
      resolve: (order) => orderPayer(order).email,
    }),
    mentee: t.relation('mentee', {
      nullable: true,
      description: 'The account that pays; null for a visitor, and once it is gone.',
    }),
    booking: t.relation('booking', {
      type: BookingType,
      nullable: true,
      description: 'The session or plan that it is for; null for others, and for a hold that was dropped.',
    }),
    registration: t.relation('registration', {
      type: WorkshopRegistrationType,
      nullable: true,
      description: 'The seat that it is for; null for others, and for one that was dropped.',
    }),
    amount: t.expose('amount', { type: 'Paise', description: 'What is to be paid.' }),
    platformFee: t.expose('platformFee', { type: 'Paise', description: 'Our part of it.' }),
    mentorEarning: t.expose('mentorEarning', { type: 'Paise', description: "The mentor's part of it." }),
    currency: t.exposeString('currency', { description: 'INR.' }),
    receipt: t.exposeString('receipt', { description: 'Our reference, which the provider shows with the order.' }),
    providerOrderId: t.exposeString('providerOrderId', {
      nullable: true,
      description: "The provider's number of it; null until the provider has answered.",
    }),
    status: t.expose('status', { type: OrderStatusType, description: 'Where it stands.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was opened.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When money first arrived for it; null while none has.',
    }),
    checks: t.exposeInt('checks', { description: 'How often the provider was asked about it, by itself.' }),
    nextCheckAt: t.expose('nextCheckAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is asked next; null once that is over.',
    }),
    needsAttention: t.boolean({
      description: 'Whether it waits for a person, or a refund of it does.',
      select: ISSUES,
      resolve: (order, _args, { clock }) => orderIssue(order, clock.now()) !== null,
    }),
    attentionReason: t.string({
      nullable: true,
      description: 'What is the matter, in a sentence; null when nothing is.',
      select: ISSUES,
      resolve: (order, _args, { clock }) => orderIssue(order, clock.now()),
    }),
    payments: t.relation('payments', {
      type: OrderPaymentType,
      cost: { items: PAYMENTS },
      description: 'Money that has arrived for it, the first one first.',
      query: { orderBy: { id: 'asc' } },
    }),
  }),
})

builder.prismaObjectFields(BookingType, (t) => ({
  order: t.field({
    type: OrderType,
    nullable: true,
    description:
      'What it is paid with: the order that was paid, or the last one. Null for everyone but administrators.',
    select: (_args, _context, nested) => ({
      orders: nested({ orderBy: [{ settledAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }], take: 1 }),
    }),
    resolve: ({ orders }, _args, { administrator }) => (administrator ? (orders[0] ?? null) : null),
  }),
}))

/** More than happens to any order. */
const ENTRIES = 100

builder.prismaObjectFields(OrderType, (t) => ({
  journal: t.field({
    type: [AuditEntryType],
    cost: { items: ENTRIES, work: 20 },
    description: 'What became of its money and what administrators did with it, the newest first.',
    select: { id: true },
    resolve: async ({ id }, _args, { db }) => readLog({ db }, await aboutOrder(db, id), { take: ENTRIES }),
  }),
}))

builder.prismaObjectFields(AdminRefundType, (t) => ({
  order: t.field({
    type: OrderType,
    description: 'The order whose money it is.',
    select: (_args, _context, nested) => ({ payment: { select: { order: nested() } } }),
    resolve: ({ payment }) => payment.order,
  }),
}))

builder.prismaObjectFields(DisputeType, (t) => ({
  order: t.field({
    type: OrderType,
    description: 'The order whose money it is about.',
    select: (_args, _context, nested) => ({ payment: { select: { order: nested() } } }),
    resolve: ({ payment }) => payment.order,
  }),
}))
