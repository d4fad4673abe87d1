import { builder } from '../graphql/builder.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { subscribeToChanges, type LiveEvent } from '../live/liveEvent.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'
import { BookingType } from './booking.graphql.ts'
import { BOOKING } from './sides.ts'
import { visibleBookings } from './visibleBookings.ts'

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
