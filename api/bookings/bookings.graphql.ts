import { ViewerType } from '../accounts/viewer.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { BookingType, visibleBookings } from './booking.graphql.ts'
import { bookingTopic } from './confirmBooking.ts'

builder.objectField(ViewerType, 'bookings', (t) =>
  t.prismaConnection({
    type: BookingType,
    cursor: 'id',
    description:
      'Their live holds, confirmed, completed and cancelled bookings, newest first. Empty for community members.',
    resolve: (query, _viewer, _args, { db, clock, member }) =>
      db.booking.findMany({
        ...query,
        where: {
          AND: [visibleBookings({ member, administrator: null })],
          OR: [
            { status: { in: ['confirmed', 'completed', 'cancelled'] } },
            { status: 'pending', holdExpiresAt: { gt: clock.now() } },
          ],
        },
        orderBy: { id: 'desc' },
      }),
  }),
)

builder.objectField(ViewerType, 'liveHold', (t) =>
  t.prismaField({
    type: BookingType,
    nullable: true,
    description: "The mentee's one live hold; null without, and for everyone else.",
    resolve: (query, _viewer, _args, { db, clock, member }) => {
      const own = {
        ...query,
        where: { menteeId: member?.id ?? -1, status: 'pending' as const, holdExpiresAt: { gt: clock.now() } },
      }
      return member?.type === 'mentee' ? db.booking.findFirst(own) : null
    },
  }),
)

builder.queryField('booking', (t) =>
  t.prismaField({
    type: BookingType,
    nullable: true,
    authScopes: { member: true, admin: true },
    description: 'A booking, for its two parties and administrators; null for everyone else.',
    args: { id: t.arg.int({ description: 'Numeric id.' }) },
    resolve: (query, _root, { id }, { db, member, administrator }) =>
      db.booking.findFirst({ ...query, where: { id, AND: [visibleBookings({ member, administrator })] } }),
  }),
)

builder.queryField('bookingByOrder', (t) =>
  t.prismaField({
    type: BookingType,
    nullable: true,
    authScopes: { mentee: true },
    description: 'The booking that an order of the viewer was opened for; null when there is none.',
    args: { orderId: t.arg.string({ description: "The provider's order id." }) },
    resolve: (query, _root, { orderId }, { db, member }) =>
      db.booking.findFirst({
        ...query,
        where: { menteeId: member?.id ?? -1, orders: { some: { providerOrderId: orderId } } },
      }),
  }),
)

builder.subscriptionField('bookingChanged', (t) =>
  t.prismaField({
    type: BookingType,
    authScopes: { mentor: true, mentee: true },
    description: 'A booking of the viewer has changed.',
    subscribe: (_root, _args, { pubsub, member }) =>
      pubsub.subscribe(bookingTopic(member!.type === 'mentor' ? 'mentor' : 'mentee', member!.id)),
    resolve: (query, event, _args, { db, member, administrator }) =>
      db.booking.findFirstOrThrow({
        ...query,
        where: {
          id: Number((event as { bookingId: number }).bookingId),
          AND: [visibleBookings({ member, administrator })],
        },
      }),
  }),
)
