/** Money of an order, as administrators see it. */
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { bankHas, moneyPlaces, PLACES, refundedOf, OWED, owed } from '../payments/moneyPlaces.ts'
import { isOpenDispute } from '../payments/disputes/openDisputes.ts'
import { DisputedPaymentError } from '../payments/paymentErrors.graphql.ts'
import { AdminRefundType, DisputeType } from './orderRefund.graphql.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { receiptNumber } from '../rules/money/receipts.ts'
import { bookingKindOf } from '../rules/bookings/bookingKind.ts'
import { ORDER_PAYER, orderPayer } from './orderPayer.ts'

const PaymentStatusType = enumOf('OrderPaymentStatus', 'Where a payment stands.', {
  pending: 'Not captured.',
  captured: 'The money is ours, but for what goes back of it.',
  refunded: 'All of it has gone back.',
  failed: 'It was never captured.',
})

/** As many as a payment usually has at most. */
const REFUNDS = 5
const DISPUTES = 1

const FullRefundType = builder.objectRef<FullRefund>('FullRefund').implement({
  description: 'What comes of refunding all that is left of a payment. For administrators.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What becomes of what was paid for, in a sentence.' }),
    news: t.exposeString('news', { description: 'Who is emailed about a refund, of a part too, in a sentence.' }),
    cancelText: t.exposeString('cancelText', {
      nullable: true,
      description: 'What `refundPayment` with `cancel` does besides; null when there is nothing to cancel.',
    }),
    cancelNews: t.exposeString('cancelNews', {
      nullable: true,
      description: 'Who is emailed then, in place of `news`; null when there is nothing to cancel.',
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
    disputes: t.relation('disputes', {
      type: DisputeType,
      cost: { items: DISPUTES },
      description: "What the payer's bank disputes of it, the first one first.",
      query: { orderBy: { id: 'asc' } },
    }),
  }),
})

/** Of a payment, what that depends on. */
export const FULL_REFUND = {
  providerPaymentId: true,
  mentorId: true,
  order: {
    select: {
      mentee: ORDER_PAYER.mentee,
      booking: {
        select: {
          id: true,
          status: true,
          startsAt: true,
          sessionType: true,
          paymentId: true,
          keptUnpaidAt: true,
          mentorId: true,
          menteeId: true,
        },
      },
      registration: {
        select: { ...ORDER_PAYER.registration.select, seat: true, razorpayPaymentId: true, attendedAt: true },
      },
    },
  },
} as const satisfies Prisma.PaymentSelect

type Refundable = Prisma.PaymentGetPayload<{ select: typeof FULL_REFUND }>

type FullRefund = ReturnType<typeof fullRefund>

/** What is cancelled with it, and who hears of that. */
const NOTHING_TO_CANCEL = { bookingId: null, cancelText: null, cancelNews: null }

/** Only the payment that has bought it takes something back. */
export function fullRefund(payment: Refundable) {
  const { providerPaymentId } = payment
  const { booking, registration } = payment.order
  const nothing = (text: string) => ({ text, news: newsOf(payment), ...NOTHING_TO_CANCEL })
  if (registration?.razorpayPaymentId === providerPaymentId && registration.seat === 'registered')
    return nothing(
      `The seat is released${registration.attendedAt ? ', and the certificate of attendance is no longer valid' : ''}.`,
    )
  if (booking?.paymentId === providerPaymentId && booking.status === 'completed')
    return nothing(`The completed ${bookingKindOf(booking) === 'package' ? 'package' : 'session'} stays as it is.`)
  if (booking?.paymentId !== providerPaymentId || booking.status !== 'confirmed')
    return nothing('Nothing else changes: no booking or seat depends on this payment.')
  const isPackage = bookingKindOf(booking) === 'package'
  const sides = [...(booking.menteeId ? [orderPayer(payment.order).name] : []), ...(booking.mentorId ? [MENTOR] : [])]
  return {
    text: `The ${isPackage ? 'package' : 'session'} stays booked${booking.keptUnpaidAt ? ', as our team decided before' : '. It is in the work queue until someone cancels or keeps it'}.`,
    news: newsOf(payment),
    bookingId: booking.id,
    cancelText: isPackage ? 'Cancel the package and its sessions too' : 'Cancel the session too',
    cancelNews: `It is cancelled at the same time. ${sides.length > 0 ? `We email ${sides.join(' and ')} that it is, with your reason.` : 'We don’t email anyone: both accounts are closed.'}`,
  }
}

const MENTOR = 'the mentor'

/** Who is emailed about a refund: the mentor only of a booking that the payment has bought, beside its payer. */
function newsOf({ mentorId, order }: Refundable): string {
  const { name, email } = orderPayer(order)
  if (email === null) return 'We don’t email anyone: the payer has closed their account.'
  const isMentorTold = mentorId !== null && order.booking?.mentorId != null
  return `We email ${name}${isMentorTold ? ` and ${MENTOR}` : ''} the sum and your reason.`
}
