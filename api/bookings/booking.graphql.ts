import type { Booking, Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { bankHasOf, goneOf, ownPayments, PLACES } from '../payments/moneyPlaces.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import { PRICED, priceOf } from './offer.ts'
import { sessionEnd } from '../rules/time/slots.ts'
import { RIGHTS, refundLineAt } from './rights.ts'
import {
  BookingActorType,
  BookingStatusType,
  PackageTypeType,
  BookingPaymentStatusType,
  BookingJoinType,
  BookingProposalType,
  NoShowType,
} from './bookingDetails.graphql.ts'
import { visibleBookings } from './sides.ts'
import { bookingKindOf } from '../rules/bookings/bookingKind.ts'
import { STANDING, takesPart } from '../rules/takesPart.ts'

/** Without an order or a limit: fields that ask for orders in several ways would each be read booking by booking. */
const ORDERS = { select: { id: true, amount: true, status: true, providerOrderId: true } } as const

/** A price that changed, or a try that failed, leaves a closed one behind. */
const latest = <Order extends { id: number }>(orders: readonly Order[]): Order | undefined =>
  orders.toSorted((one, other) => other.id - one.id)[0]

/** Of a booking, what `ownPlaces` needs. */
const OWN_PLACES = {
  paymentId: true,
  orders: { select: { payments: { select: { providerPaymentId: true, ...PLACES } } } },
} as const satisfies Prisma.BookingSelect

/** `ownPayments` of a booking, with what says where their money is. */
const ownPlaces = ({ paymentId, orders }: Prisma.BookingGetPayload<{ select: typeof OWN_PLACES }>) =>
  ownPayments({ paymentId, payments: orders.flatMap(({ payments }) => payments) })

export const BookingType = builder.prismaNode('Booking', {
  description:
    'A session or a plan, from hold to completion. For its mentee, administrators, and its mentor once it was confirmed.',
  id: { field: 'id', description: 'Global id.' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), AND: [visibleBookings(context)] }),
  select: {},
  fields: (t) => {
    const instant = (name: keyof Booking, description: string) =>
      // One stands for all of them here: each is a column of this type.
      t.expose(name as 'startsAt', { type: 'DateTime', nullable: true, description })
    const atBank = (part: 'disputed' | 'heldByBank', description: string) =>
      t.field({
        type: 'Paise',
        description,
        select: OWN_PLACES,
        resolve: (booking) => bankHasOf(ownPlaces(booking))[part],
      })
    return {
      databaseId: t.exposeInt('id', { description: 'Numeric id, as REST and URLs use it.' }),
      mentor: t.relation('mentor', { nullable: true, description: "Null once the mentor's account is gone." }),
      mentee: t.relation('mentee', { nullable: true, description: "Null once the mentee's account is gone." }),
      mentorName: t.string({
        description: 'Reads "Former mentor" once the account is gone.',
        select: { mentor: { select: { name: true } } },
        resolve: ({ mentor }) => mentor?.name ?? FORMER.mentor,
      }),
      mentorListed: t.boolean({
        description: 'Whether the mentor is public now, and so can be booked again. False once the account is gone.',
        select: { mentor: { select: STANDING } },
        resolve: ({ mentor }) => takesPart(mentor),
      }),
      menteeName: t.string({
        description: 'Reads "Former mentee" once the account is gone.',
        select: { mentee: { select: { name: true } } },
        resolve: ({ mentee }) => mentee?.name ?? FORMER.mentee,
      }),
      plan: t.relation('subscription', {
        nullable: true,
        description: 'The plan that it bought, or that it is a session of; null for a session by itself.',
      }),
      packageType: t.expose('packageType', { type: PackageTypeType, description: 'One session, or a plan.' }),
      status: t.expose('status', { type: BookingStatusType, description: 'Where it stands.' }),
      paymentStatus: t.expose('paymentStatus', {
        type: BookingPaymentStatusType,
        description: 'Where the money stands.',
      }),
      selectedTimeSlot: t.exposeString('selectedTimeSlot', {
        description: '`YYYY-MM-DD HH:mm` for a session, `YYYY-MM-DD to YYYY-MM-DD` for a plan; IST.',
      }),
      startsAt: instant('startsAt', 'Start of a session; null for a plan.'),
      endsAt: instant('endsAt', 'End of a session; null for a plan.'),
      startDate: t.expose('startDate', {
        type: 'Date',
        nullable: true,
        description: "First day of a plan's access, IST; null for a session.",
      }),
      endDate: t.expose('endDate', {
        type: 'Date',
        nullable: true,
        description: 'Access ends at 00:00 IST of this day; null for a session.',
      }),
      duration: t.exposeInt('duration', { description: 'Minutes of one call.' }),
      agenda: t.exposeString('agenda', { description: 'What the mentee wants from it; empty until written.' }),
      sessionType: t.exposeString('sessionType', { description: 'starter, trial or plan_call.' }),
      meetingLink: t.exposeString('meetingLink', {
        nullable: true,
        description: 'Where it is held; null until there is one.',
      }),
      holdExpiresAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When a live hold stops keeping its time; null otherwise.',
        select: { status: true, holdExpiresAt: true },
        resolve: ({ status, holdExpiresAt }) => (status === 'pending' ? holdExpiresAt : null),
      }),
      amount: t.field({
        type: 'Paise',
        description: 'What the mentee pays, or has paid; 0 for a call, which is paid with its plan.',
        select: { ...PRICED, sessionType: true, startsAt: true, paymentId: true, orderId: true, orders: ORDERS },
        resolve: ({ orders, ...booking }) => {
          if (bookingKindOf(booking) === 'call') return 0
          // An earlier order, at the price of its day, may be the one that was paid.
          const { paymentId, orderId } = booking
          const paid =
            paymentId === null ? undefined : orders.find(({ providerOrderId }) => providerOrderId === orderId)
          return (paid ?? latest(orders))?.amount ?? priceOf(booking)
        },
      }),
      orderId: t.string({
        nullable: true,
        description: "The provider's order id while it can be paid; null otherwise.",
        select: { orders: ORDERS },
        resolve: ({ orders }) => {
          const order = latest(orders)
          return order?.status === 'created' ? order.providerOrderId : null
        },
      }),
      disputed: atBank(
        'disputed',
        "What the payer's bank took back of its payment, by a dispute that was lost; 0 for nothing.",
      ),
      heldByBank: atBank(
        'heldByBank',
        "What the payer's bank keeps of its payment while it decides on a dispute; 0 for nothing.",
      ),
      refundedAmount: t.field({
        type: 'Paise',
        nullable: true,
        description:
          'What of its payment has gone back or is on its way back, `disputed` and `heldByBank` among it; before it is confirmed, of all payments for it. Null when nothing is.',
        select: OWN_PLACES,
        resolve: (booking) => ownPlaces(booking).reduce((sum, payment) => sum + goneOf(payment), 0) || null,
      }),
      confirmedAt: instant(
        'confirmedAt',
        'When its payment was settled; null before. The refund of a plan counts from here.',
      ),
      proposal: t.field({
        type: BookingProposalType,
        nullable: true,
        description: 'Another time that the mentor proposes; null when none waits for an answer.',
        select: { ...RIGHTS, duration: true, proposedStartsAt: true, proposalExpiresAt: true },
        resolve: (booking, _args, { clock, config }) => {
          const { duration, proposedStartsAt: startsAt, proposalExpiresAt: expiresAt } = booking
          const now = clock.now()
          if (!startsAt || !expiresAt || expiresAt <= now) return null
          const endsAt = sessionEnd(startsAt, duration)
          return { startsAt, endsAt, expiresAt, refundLine: refundLineAt(booking, startsAt, config, now) }
        },
      }),
      noShow: t.relation('noShow', {
        type: NoShowType,
        nullable: true,
        description: 'The report that one side did not come; null without.',
      }),
      joins: t.field({
        type: [BookingJoinType],
        description: 'Who of the two sides has pressed Join, and when; of its present time. Empty while nobody has.',
        cost: { items: 2 },
        select: { startsAt: true, joins: { orderBy: { side: 'asc' } } },
        resolve: ({ startsAt, joins }) => joins.filter((join) => join.startsAt.getTime() === startsAt?.getTime()),
      }),
      completedAt: instant('completedAt', 'When it was marked as completed; null otherwise.'),
      calendarSequence: t.exposeInt('calendarSequence', {
        description: 'SEQUENCE of its calendar file: the one with the highest holds.',
      }),
      movedAt: instant('movedAt', 'When it got the time it has now; null while it never moved.'),
      movedFrom: instant(
        'movedFrom',
        'Its start before it moved last; null while it never moved, or where that was not noted.',
      ),
      cancelledAt: instant('cancelledAt', 'When it was called off; null otherwise.'),
      cancelledBy: t.expose('cancelledBy', {
        type: BookingActorType,
        nullable: true,
        description: 'Who called it off; null otherwise, and for what was cancelled before this was noted.',
      }),
      cancelReason: t.exposeString('cancelReason', {
        nullable: true,
        description: 'What the team told both sides when it called it off; null otherwise.',
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the slot was first held.' }),
    }
  },
})
