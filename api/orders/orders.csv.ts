import { csvTable } from '../graphql/csvTable.ts'
import { DISPUTE_ISSUE, ORDER_ISSUE, REFUND_ISSUE } from '../payments/needsPerson.ts'
import { bankHas, moneyPlaces, refundedOf, GOING_BACK } from '../payments/moneyPlaces.ts'
import { WHAT_FOR, whatFor } from '../receipts/receiptFacts.ts'
import { receiptNumber } from '../rules/money/receipts.ts'
import { istDate, istTime } from '../rules/time/time.ts'
import { orderTable } from './allOrders.graphql.ts'
import { orderIssue } from './orderIssue.ts'
import { ORDER_PAYER, orderPayer } from './orderPayer.ts'

/** In rupees, of all payments that were captured: an authorisation that lapsed was never ours. */
const rupees = <P extends { receipt: unknown }>(payments: readonly P[], paise: (payment: P) => number): number =>
  payments.reduce((sum, payment) => sum + (payment.receipt ? paise(payment) : 0), 0) / 100

export const orderCsv = csvTable({
  name: 'payments',
  numbers: orderTable.numbers,
  rows: ({ db }, numbers) =>
    db.paymentOrder.findMany({
      where: { id: { in: numbers } },
      select: {
        id: true,
        amount: true,
        receipt: true,
        providerOrderId: true,
        ...ORDER_ISSUE,
        ...ORDER_PAYER,
        booking: WHAT_FOR.order.select.booking,
        registration: { select: { ...ORDER_PAYER.registration.select, ...WHAT_FOR.order.select.registration.select } },
        payments: {
          orderBy: { id: 'asc' },
          select: {
            amount: true,
            refundedAmount: true,
            providerPaymentId: true,
            receipt: true,
            refunds: { select: { ...REFUND_ISSUE, ...GOING_BACK } },
            disputes: { select: { ...DISPUTE_ISSUE, amount: true, amountDeducted: true } },
          },
        },
      },
    }),
  numberOf: ({ id }) => id,
  columns: [
    ['Number', ({ id }) => id],
    ['Created (IST)', ({ createdAt }) => `${istDate(createdAt)} ${istTime(createdAt)}`],
    ['For', (order) => whatFor({ order })],
    ['Payer', (order) => orderPayer(order).name],
    ['Email', (order) => orderPayer(order).email],
    ['Amount (₹)', ({ amount }) => amount / 100],
    ['Paid (₹)', ({ payments }) => rupees(payments, ({ amount }) => amount)],
    ['Refunded (₹)', ({ payments }) => rupees(payments, refundedOf)],
    ['Returned another way (₹)', ({ payments }) => rupees(payments, (paid) => moneyPlaces(paid).returnedElsewhere)],
    ['Taken by disputes (₹)', ({ payments }) => rupees(payments, (paid) => bankHas(paid).disputed)],
    ['Held by banks (₹)', ({ payments }) => rupees(payments, (paid) => bankHas(paid).heldByBank)],
    ['Status', ({ status }) => status],
    ['Needs attention', (order, now) => orderIssue(order, now)],
    ['Order at the provider', ({ providerOrderId }) => providerOrderId],
    [
      'Payments at the provider',
      ({ payments }) => payments.map(({ providerPaymentId }) => providerPaymentId).join(' '),
    ],
    [
      'Receipts',
      ({ payments }) => payments.flatMap(({ receipt }) => (receipt ? [receiptNumber(receipt)] : [])).join(' '),
    ],
  ],
})
