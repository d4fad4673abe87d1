import { ViewerType } from '../accounts/viewer.graphql.ts'
import { findFirst, findMany } from '../reader/reader.ts'
import { LISTED } from '../availability/freeSlots.ts'
import { builder } from '../graphql/builder.ts'
import { menteeOf } from '../graphql/identity.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { BookingType } from './booking.graphql.ts'
import { visibleBookings, BOOKING } from './sides.ts'
import { subscribeToChanges, type LiveEvent } from '../live/liveEvent.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'

/** An unpaid reservation that can be paid for: its mentor is still listed. A payment for any other is refunded. */
const PAYABLE = { status: 'pending', mentor: { is: LISTED } } as const

builder.objectField(ViewerType, 'bookings', (t) =>
  t.prismaConnection({
    type: BookingType,
    cursor: 'id',
    description:
      'Confirmed, completed and cancelled bookings, for a mentee the live hold of a listed mentor too; newest first. Empty for community members.',
    resolve: (query, _viewer, _args, { db, clock, member }) =>
      findMany(db, 'booking', {
        ...query,
        where: {
          AND: [visibleBookings({ member, administrator: null })],
          OR: [
            { status: { in: ['confirmed', 'completed', 'cancelled'] } },
            { ...PAYABLE, holdExpiresAt: { gt: clock.now() } },
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
    description:
      "The mentee's one live hold; null without, when its mentor is no longer listed, and for everyone else.",
    resolve: (query, _viewer, _args, { db, clock, member }) =>
      findFirst(db, 'booking', {
        ...query,
        where: {
          menteeId: member?.type === 'mentee' ? member.id : NO_ID,
          ...PAYABLE,
          holdExpiresAt: { gt: clock.now() },
        },
      }),
  }),
)

builder.queryField('booking', (t) =>
  t.prismaField({
    type: BookingType,
    nullable: true,
    authScopes: { member: true, admin: true },
    description:
      'A booking, for its mentee, administrators, and its mentor once it was confirmed; null for everyone else.',
    args: { id: t.arg.int({ description: 'Numeric id.' }) },
    resolve: (query, _root, { id }, { db, member, administrator }) =>
      findFirst(db, 'booking', { ...query, where: { id, AND: [visibleBookings({ member, administrator })] } }),
  }),
)

builder.queryField('bookingByOrder', (t) =>
  t.prismaField({
    type: BookingType,
    nullable: true,
    authScopes: { mentee: true },
    description: 'The booking that an order of the viewer was opened for; null when there is none.',
    args: { orderId: t.arg.string({ description: "The provider's order id." }) },
    resolve: (query, _root, { orderId }, context) =>
      findFirst(context.db, 'booking', {
        ...query,
        where: { menteeId: menteeOf(context), orders: { some: { providerOrderId: orderId } } },
      }),
  }),
)

const BookingEventType = builder.objectRef<LiveEvent>('BookingEvent').implement({
  description: 'Something happened to a booking of the viewer.',
  interfaces: [LiveEventType],
  fields: (t) => ({
    booking: t.prismaField({
      type: BookingType,
      nullable: true,
      description: 'As it is now; null with `STARTED`, and when it is gone or no longer theirs to see.',
      resolve(query, { id }, _args, { db, member }) {
        const own = { ...query, where: { id: id ?? NO_ID, AND: [visibleBookings({ member, administrator: null })] } }
        return id === null ? null : db.booking.findFirst(own)
      },
    }),
  }),
})

builder.subscriptionField('bookingChanged', (t) =>
  t.field({
    type: BookingEventType,
    authScopes: { mentor: true, mentee: true },
    description: 'The bookings of the viewer, on whichever side: what was confirmed, moved or otherwise changed.',
    subscribe: (_root, _args, context) => subscribeToChanges(context, BOOKING),
    resolve: (event) => event as LiveEvent,
  }),
)
