/** Money of a ticket's payment that goes back to its holder, or that the payer's bank has. */
import { ownPayments, bankHasOf, fitRefunds, PLACES } from '../../payments/moneyPlaces.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { RefundStateType } from '../../receipts/payment.graphql.ts'
import {
  REFUND_STATE,
  refundState,
  RETURNED,
  returnedAt,
  TOLD_REFUNDS,
  type RefundState,
} from '../../receipts/refundState.ts'
import { WorkshopTicketType } from './ticket.graphql.ts'
import { CANCELLING, ticketState, wholeRefund } from './ticketState.ts'

const TOLD = { ...TOLD_REFUNDS, select: { amount: true, ...REFUND_STATE, ...RETURNED } } as const

const PAYMENTS = {
  razorpayPaymentId: true,
  orders: { select: { payments: { select: { ...PLACES, providerPaymentId: true, refunds: TOLD } } } },
} as const satisfies Prisma.WorkshopRegistrationSelect

const paymentsOf = ({
  razorpayPaymentId,
  orders,
}: Prisma.WorkshopRegistrationGetPayload<{ select: typeof PAYMENTS }>) =>
  ownPayments({ paymentId: razorpayPaymentId, payments: orders.flatMap(({ payments }) => payments) })

/** As many as a payment usually has at most. */
const REFUNDS = 3

interface Returned {
  amount: number
  state: RefundState
  returnedAt: Date | null
}

const TicketRefundType = builder.objectRef<Returned>('TicketRefund').implement({
  description: 'Money that goes back to the holder of a ticket.',
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Paise', description: 'What goes back.' }),
    state: t.expose('state', { type: RefundStateType, description: 'Where it stands.' }),
    returnedAt: t.expose('returnedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the money went back; null while it has not.',
    }),
  }),
})

builder.prismaObjectFields(WorkshopTicketType, (t) => ({
  refundToCome: t.field({
    type: 'Paise',
    description: 'What goes back of it since its workshop is cancelled, and was not asked for yet; 0 otherwise.',
    select: CANCELLING,
    resolve: (ticket) =>
      ticketState(ticket) === 'called_off' && ticket.seat === 'registered' ? wholeRefund(ticket) : 0,
  }),
  refunds: t.field({
    type: [TicketRefundType],
    cost: { items: REFUNDS },
    description:
      "What goes back of its payment, in the order in which it was asked for, without what its payer's bank has of it.",
    select: PAYMENTS,
    resolve: (ticket) =>
      paymentsOf(ticket)
        .flatMap(fitRefunds)
        .map((refund) => ({ amount: refund.amount, state: refundState(refund), returnedAt: returnedAt(refund) })),
  }),
  disputed: t.field({
    type: 'Paise',
    description: "What its payer's bank took back, by a dispute that was lost; 0 for nothing.",
    select: PAYMENTS,
    resolve: (ticket) => bankHasOf(paymentsOf(ticket)).disputed,
  }),
  heldByBank: t.field({
    type: 'Paise',
    description: "What its payer's bank keeps while it decides on a dispute; 0 for nothing.",
    select: PAYMENTS,
    resolve: (ticket) => bankHasOf(paymentsOf(ticket)).heldByBank,
  }),
}))
