import { refundWay } from '../../rules/money/refundReasons.ts'
import { builder } from '../../graphql/builder.ts'
import { enumOf } from '../../graphql/enumOf.ts'
import { ticketPage } from '../../rules/addresses.ts'
import { readCode, shownEmail } from '../seats.ts'
import { WorkshopPartyType } from '../workshop.graphql.ts'
import {
  CANCELLING,
  cancelRight,
  paymentOf,
  STATE_OF_TICKET,
  ticketState,
  type TicketState,
  wholeRefund,
} from './ticketState.ts'
import { atBank, ownPayments, bankHasOf } from '../../payments/moneyPlaces.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { RefundStateType } from '../../receipts/payment.graphql.ts'
import { TOLD_MONEY, toldMoney } from '../../payments/refunds/toldMoney.ts'
import { lastLines, moneyLines, type RefundState } from '../../rules/money/moneyLines.ts'

const TicketStateType = enumOf<TicketState>('TicketState', 'What a registration is to its holder.', {
  unconfirmed: 'Without a seat until its holder confirms it.',
  registered: 'It has its seat.',
  cancelled: 'By its holder or by our team, before the workshop was cancelled.',
  called_off: 'Its workshop is cancelled.',
  refunded: 'The money went back without a cancellation by anybody.',
})

export const WorkshopTicketType = builder.prismaObject('WorkshopRegistration', {
  variant: 'WorkshopTicket',
  description: 'A registration as its holder sees it. Anyone who knows its code may read and cancel it.',
  select: {},
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The secret in its address.' }),
    state: t.field({
      type: TicketStateType,
      description: 'What it is now.',
      select: STATE_OF_TICKET,
      resolve: ticketState,
    }),
    name: t.exposeString('name', { description: 'Who is registered.' }),
    email: t.string({
      description: 'Where the mails go; empty once the account of its holder is closed.',
      select: { email: true },
      resolve: shownEmail,
    }),
    phone: t.exposeString('phone', { description: 'As it was given, in digits 0 to 9.' }),
    workshop: t.relation('workshop', { description: 'What it is for, also once that is cancelled.' }),
    amount: t.expose('amount', { type: 'Paise', description: 'What was paid; 0 when it was free.' }),
    registeredAt: t.expose('registeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the seat was taken; null while it is not.',
    }),
    cancelledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was cancelled, by itself or with the workshop; null otherwise.',
      select: { cancelledAt: true, workshop: { select: { cancelledAt: true } } },
      resolve: ({ cancelledAt, workshop }) => cancelledAt ?? workshop.cancelledAt,
    }),
    cancelledBy: t.field({
      type: WorkshopPartyType,
      nullable: true,
      description: 'Who cancelled it; null otherwise.',
      select: { cancelledBy: true, workshop: { select: { cancelledBy: true } } },
      resolve: ({ cancelledBy, workshop }) => cancelledBy ?? workshop.cancelledBy,
    }),
    cancelReason: t.field({
      type: 'String',
      nullable: true,
      description: 'Why the team cancelled it, or who holds the workshop cancelled that; null otherwise.',
      select: { cancelReason: true, workshop: { select: { cancelReason: true } } },
      resolve: ({ cancelReason, workshop }) => cancelReason ?? workshop.cancelReason,
    }),
    meetingLink: t.string({
      nullable: true,
      description: 'Where it is held; null while there is no link, and without a seat.',
      select: { ...STATE_OF_TICKET, workshop: { select: { cancelledAt: true, meetingLink: true } } },
      resolve: (ticket) => (ticketState(ticket) === 'registered' ? ticket.workshop.meetingLink : null),
    }),
    canCancel: t.boolean({
      description: 'Whether its holder can cancel it now.',
      select: CANCELLING,
      resolve: (ticket, _args, { clock }) => cancelRight(ticket, clock.now()).canCancel,
    }),
    refundNow: t.field({
      type: 'Paise',
      description: 'What a cancellation now gives back.',
      select: CANCELLING,
      resolve: (ticket, _args, { clock }) => cancelRight(ticket, clock.now()).refund,
    }),
    refundWay: t.string({
      nullable: true,
      description:
        "Which way the money goes when it is cancelled now, or that the payer's bank has it, in a sentence to its holder; null when there is nothing to say of it.",
      select: CANCELLING,
      resolve: (ticket, _args, { clock }) => {
        const { canCancel, refund } = cancelRight(ticket, clock.now())
        return canCancel ? refundWay(refund, atBank(paymentOf(ticket)), 'mentee') : null
      },
    }),
    fullRefundUntil: t.field({
      type: 'DateTime',
      description:
        'Until when a cancellation gives everything back: 24 hours before the start, or until the start where date or time changed since.',
      select: CANCELLING,
      resolve: (ticket, _args, { clock }) => cancelRight(ticket, clock.now()).fullRefundUntil,
    }),
    calendarPath: t.string({
      nullable: true,
      description: 'Path of its calendar file; null without a seat.',
      select: { ...STATE_OF_TICKET, code: true },
      resolve: (ticket) => (ticketState(ticket) === 'registered' ? `${ticketPage(ticket.code)}/calendar.ics` : null),
    }),
    certificateCode: t.string({
      nullable: true,
      description: 'Code of the certificate of attendance; null unless its holder was there.',
      select: { ...STATE_OF_TICKET, attendedAt: true, certificateCode: true },
      resolve: ({ attendedAt, certificateCode, ...ticket }) =>
        ticketState(ticket) === 'registered' && attendedAt !== null ? certificateCode : null,
    }),
    receiptPath: t.string({
      nullable: true,
      description: 'Path of the receipt of its payment; null when nothing was paid.',
      select: { code: true, razorpayPaymentId: true },
      resolve: ({ code, razorpayPaymentId }) => (razorpayPaymentId === null ? null : `${ticketPage(code)}/receipt.pdf`),
    }),
  }),
})

builder.queryField('workshopTicket', (t) =>
  t.prismaField({
    type: WorkshopTicketType,
    nullable: true,
    authScopes: { public: true },
    description: 'The ticket with this code; null when there is none. The code is all it takes.',
    args: { code: t.arg.string({ description: 'As mailed to its holder.' }) },
    resolve: (query, _root, { code }, { db }) =>
      db.workshopRegistration.findUnique({ ...query, where: { code: readCode(code) } }),
  }),
)

const PAYMENTS = {
  razorpayPaymentId: true,
  orders: { select: { payments: { select: { ...TOLD_MONEY, providerPaymentId: true } } } },
} as const satisfies Prisma.WorkshopRegistrationSelect

const paymentsOf = ({
  razorpayPaymentId,
  orders,
}: Prisma.WorkshopRegistrationGetPayload<{ select: typeof PAYMENTS }>) =>
  ownPayments({ paymentId: razorpayPaymentId, payments: orders.flatMap(({ payments }) => payments) })

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
    resolve: (ticket) => paymentsOf(ticket).flatMap((payment) => toldMoney(payment).refunds),
  }),
  moneyLines: t.stringList({
    cost: { items: 0 },
    description:
      'Where the money of its payment is, a sentence each; once its seat is gone also that no more is refunded. Empty while all of it stays.',
    select: { seat: true, ...PAYMENTS },
    resolve: (ticket) => {
      const linesOf = ticket.seat !== 'registered' && ticket.razorpayPaymentId !== null ? lastLines : moneyLines
      return paymentsOf(ticket).flatMap((payment) => linesOf(toldMoney(payment), 'mentee'))
    },
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
