import { ViewerType } from '../accounts/viewer.graphql.ts'
import { BookingType } from '../bookings/booking.graphql.ts'
import { ownPayments, bankHas, fitRefunds, PLACES, GOING_BACK, isGoingBack } from '../payments/moneyPlaces.ts'
import {
  REFUND_STATE,
  refundState,
  RETURNED,
  returnedAt,
  TOLD,
  TOLD_MONEY,
  toldMoney,
  toldRefunds,
} from '../payments/refunds/toldMoney.ts'
import { lastLines, moneyLines } from '../rules/money/moneyLines.ts'
import { sideOf } from '../bookings/rights.ts'
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { receiptNumber } from '../rules/money/receipts.ts'
import { visiblePayments, WHAT_FOR, whatFor } from './receiptFacts.ts'

/** As long as a payment's list of refunds usually is at most. */
const REFUNDS = 3

export const RefundStateType = enumOf('RefundState', 'Where a refund stands.', {
  on_its_way: 'Asked for; the bank has not confirmed it yet.',
  waits_for_bank: "Asked for, and not sent while the payer's bank decides on a dispute of the payment.",
  refunded: 'Back in the account that was paid from.',
  with_support: "It didn't go through; our team looks into it.",
  returned_otherwise: 'It failed or got stuck, and was returned some other way.',
  not_returned: 'It failed or got stuck, and our team decided not to return it.',
})

const RefundType = builder.prismaObject('Refund', {
  description: 'Money of a payment that goes back to its payer.',
  select: {},
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Paise', description: 'What goes back.' }),
    state: t.field({
      type: RefundStateType,
      description: 'Where it stands.',
      select: REFUND_STATE,
      resolve: refundState,
    }),
    requestedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    returnedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the money went back; null while it has not.',
      select: RETURNED,
      resolve: returnedAt,
    }),
  }),
})

const PaymentType = builder.prismaNode('Payment', {
  description: 'Money that a mentee has paid, of whatever purchase. For its payer and administrators.',
  id: { field: 'id', description: 'Global id.' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), AND: [visiblePayments(context)] }),
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    receiptNumber: t.string({
      description: '`PL/2026-27/000123`; the receipt is at `/receipts/PL-2026-27-000123.pdf`.',
      select: { receipt: true },
      // Only payments with a receipt are visible.
      resolve: ({ receipt }) => receiptNumber(receipt!),
    }),
    paidAt: t.field({
      type: 'DateTime',
      description: 'When the money arrived.',
      select: { capturedAt: true },
      resolve: ({ capturedAt }) => capturedAt!,
    }),
    amount: t.expose('amount', { type: 'Paise', description: 'What was paid.' }),
    disputed: t.field({
      type: 'Paise',
      description: "What the payer's bank took back of it, by a dispute that was lost; 0 for nothing.",
      select: TOLD_MONEY,
      resolve: (payment) => bankHas(payment).disputed,
    }),
    heldByBank: t.field({
      type: 'Paise',
      description: "What the payer's bank keeps of it while it decides on a dispute; 0 for nothing.",
      select: TOLD_MONEY,
      resolve: (payment) => bankHas(payment).heldByBank,
    }),
    whatFor: t.string({
      description: 'What it was for, with the mentor or the title: `Session with Asha Pillai`.',
      select: WHAT_FOR,
      resolve: whatFor,
    }),
    booking: t.field({
      type: BookingType,
      nullable: true,
      description: 'The booking that it was for; null for other purchases. It may have been lost to another payment.',
      select: (_args, _context, nested) => ({ order: { select: { booking: nested() } } }),
      resolve: ({ order }) => order.booking,
    }),
    refunds: t.field({
      type: [RefundType],
      cost: { items: REFUNDS },
      description:
        "What goes back of it, in the order in which it was asked for; without what the payer's bank has of it. With `disputed` and `heldByBank` never more than was paid.",
      select: (_args, _context, nested) => ({
        ...PLACES,
        refunds: nested({ select: TOLD }),
      }),
      resolve: toldRefunds,
    }),
    moneyLines: t.stringList({
      cost: { items: 0 },
      description:
        'Where its money is, a sentence each: what goes back and how far it is, and what the bank of its payer has. Empty while all of it stays.',
      select: TOLD_MONEY,
      resolve: (payment) => moneyLines(toldMoney(payment), 'mentee'),
    }),
  }),
})

builder.prismaObjectFields(BookingType, (t) => ({
  refunds: t.field({
    type: [RefundType],
    nullable: true,
    cost: { items: REFUNDS },
    description:
      'Of its payment, or before it is confirmed of all payments for it, what goes back, in the order in which it was asked for. What the bank of the payer has is not among it. Null for its mentor: where it stands is between its payer and us.',
    // Without an order or a limit: `refundedAmount` reads the same rows, and one statement answers both.
    select: (_args, _context, nested) => ({
      menteeId: true,
      paymentId: true,
      orders: {
        select: {
          payments: {
            select: { ...PLACES, providerPaymentId: true, refunds: nested({ select: { id: true, ...GOING_BACK } }) },
          },
        },
      },
    }),
    resolve: ({ menteeId, paymentId, orders }, _args, { member, administrator }) => {
      const isPayer = member?.type === 'mentee' && member.id === menteeId
      if (!isPayer && !administrator) return null
      return ownPayments({ paymentId, payments: orders.flatMap(({ payments }) => payments) })
        .flatMap(fitRefunds)
        .filter(isGoingBack)
        .toSorted((one, other) => one.id - other.id)
    },
  }),
  moneyLines: t.stringList({
    cost: { items: 0 },
    description:
      'For its mentee and its mentor, where the money of its payment is, a sentence each; of a cancelled one also that no more is refunded. Empty while all of it stays, for a call, and for everyone else.',
    select: {
      mentorId: true,
      menteeId: true,
      status: true,
      paymentId: true,
      orders: { select: { payments: { select: { ...TOLD_MONEY, providerPaymentId: true } } } },
    },
    resolve: ({ paymentId, orders, status, ...sides }, _args, { member }) => {
      const side = sideOf(sides, member)
      if (!side) return []
      const linesOf = status === 'cancelled' && paymentId !== null ? lastLines : moneyLines
      return ownPayments({ paymentId, payments: orders.flatMap(({ payments }) => payments) }).flatMap((payment) =>
        linesOf(toldMoney(payment), side),
      )
    },
  }),
}))

builder.objectField(ViewerType, 'payments', (t) =>
  t.prismaConnection({
    type: PaymentType,
    cursor: 'id',
    description: 'What a mentee has paid, newest first. Empty for other kinds of account.',
    resolve: (query, _viewer, _args, { db, member }) =>
      db.payment.findMany({
        ...query,
        where: visiblePayments({ member, administrator: null }),
        orderBy: [{ capturedAt: 'desc' }, { id: 'desc' }],
      }),
  }),
)
