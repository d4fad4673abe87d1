import { builder } from '../graphql/builder.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { FORMER } from '../rules/former.ts'
import { packageAmount } from '../rules/money.ts'
import { BookingStatusType, PackageTypeType, BookingPaymentStatusType } from './bookingEnums.graphql.ts'
import { visibleBookings } from './visibleBookings.ts'

const latestOrder = { orderBy: { id: 'desc' as const }, take: 1 }

export const BookingType = builder.prismaNode('Booking', {
  description:
    'A session or a plan, from hold to completion. For its mentee, administrators, and its mentor once it was confirmed.',
  id: { field: 'id', description: 'Global id.' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), AND: [visibleBookings(context)] }),
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id, as REST and URLs use it.' }),
    mentor: t.relation('mentor', { nullable: true, description: "Null once the mentor's account is gone." }),
    mentee: t.relation('mentee', { nullable: true, description: "Null once the mentee's account is gone." }),
    mentorName: t.string({
      description: 'Reads "Former mentor" once the account is gone.',
      select: { mentor: { select: { name: true } } },
      resolve: ({ mentor }) => mentor?.name ?? FORMER.mentor,
    }),
    menteeName: t.string({
      description: 'Reads "Former mentee" once the account is gone.',
      select: { mentee: { select: { name: true } } },
      resolve: ({ mentee }) => mentee?.name ?? FORMER.mentee,
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
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Start of a session; null for a plan.',
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'End of a session; null for a plan.',
    }),
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
      description: 'What the mentee pays, or has paid.',
      select: {
        packageType: true,
        mentor: { select: { starterPackageRate: true, advancedPackageRate: true } },
        orders: { select: { amount: true }, ...latestOrder },
      },
      resolve: ({ packageType, mentor, orders }) =>
        orders[0]?.amount ??
        packageAmount(
          packageType,
          packageType === 'starter' ? mentor?.starterPackageRate : mentor?.advancedPackageRate,
        ),
    }),
    orderId: t.string({
      nullable: true,
      description: "The provider's order id while it can be paid; null otherwise.",
      select: { orders: { select: { providerOrderId: true, status: true }, ...latestOrder } },
      resolve: ({ orders }) => (orders[0]?.status === 'created' ? orders[0].providerOrderId : null),
    }),
    refundedAmount: t.field({
      type: 'Paise',
      nullable: true,
      description: 'What has gone back or is on its way back; null when nothing is.',
      select: { orders: { select: { payments: { select: { refunds: { select: { amount: true, status: true } } } } } } },
      resolve: ({ orders }) => {
        const refunds = orders.flatMap(({ payments }) => payments.flatMap((payment) => payment.refunds))
        return refunds.length === 0 ? null : refunds.reduce((sum, { amount }) => sum + amount, 0)
      },
    }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its payment was settled; null before. The refund of a plan counts from here.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the slot was first held.' }),
  }),
})
