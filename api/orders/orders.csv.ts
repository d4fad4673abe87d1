import { csvTable, day, oneOf, wholeTable, sortColumn, yesNo } from '../graphql/csvTable.ts'
import { allNumbers } from '../graphql/tablePages.ts'
import { DISPUTE_ISSUE, ORDER_ISSUE, REFUND_ISSUE } from '../payments/needsPerson.ts'
import { bankHasOf, moneyPlaces, refundedOf, GOING_BACK } from '../payments/moneyPlaces.ts'
import { WHAT_FOR, whatFor } from '../receipts/receiptFacts.ts'
import { receiptNumber } from '../rules/money/receipts.ts'
import { istDate, istTime } from '../rules/time/time.ts'
import { ORDER_COLUMNS, orderTable } from './allOrders.graphql.ts'
import { orderIssue } from './orderIssue.ts'
import { ORDER_PAYER, orderPayer } from './order.graphql.ts'

const rupees = (paise: number) => paise / 100
const ROW = {
  id: true,
  amount: true,
  receipt: true,
  providerOrderId: true,
  ...ORDER_ISSUE,
  ...ORDER_PAYER,
} as const

export const orderCsv = csvTable({
  name: 'payments',
  head: [
    'Number',
    'Created (IST)',
    'For',
    'Payer',
    'Email',
    'Amount (₹)',
    'Refunded (₹)',
    'Returned another way (₹)',
    'Taken by disputes (₹)',
    'Held by banks (₹)',
    'Status',
    'Needs attention',
    'Order at the provider',
    'Payments at the provider',
    'Receipts',
  ],
  numbers: async (app, query) => {
    const { status, kind, attention, from, to } = query.filters
    const args = {
      sort: sortColumn(ORDER_COLUMNS, query),
      status: oneOf(['created', 'paid', 'closed'] as const, status),
      kind: oneOf(['booking', 'workshop_registration'] as const, kind),
      attention: yesNo(attention),
      from: day(from),
      to: day(to),
    }
    return await allNumbers(app.db, 'PaymentOrder', await orderTable(app, args, wholeTable(query)))
  },
  rows: ({ db }, numbers) =>
    db.paymentOrder.findMany({
      where: { id: { in: numbers } },
      select: {
        ...ROW,
        booking: WHAT_FOR.order.select.booking,
        registration: {
          select: { ...ORDER_PAYER.registration.select, ...WHAT_FOR.order.select.registration.select },
        },
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
  cells: (order, now) => {
    const { name, email } = orderPayer(order)
    const { payments } = order
    const { disputed, heldByBank } = bankHasOf(payments)
    return [
      order.id,
      `${istDate(order.createdAt)} ${istTime(order.createdAt)}`,
      whatFor({ order }),
      name,
      email,
      rupees(order.amount),
      rupees(payments.reduce((all, payment) => all + refundedOf(payment), 0)),
      rupees(payments.reduce((all, payment) => all + moneyPlaces(payment).returnedElsewhere, 0)),
      rupees(disputed),
      rupees(heldByBank),
      order.status,
      orderIssue(order, now),
      order.providerOrderId,
      payments.map(({ providerPaymentId }) => providerPaymentId).join(' '),
      payments.flatMap(({ receipt }) => (receipt ? [receiptNumber(receipt)] : [])).join(' '),
    ]
  },
})
