import { builder } from '../graphql/builder.ts'
import { BookingType } from './booking.graphql.ts'

/** A payload that answers the booking as it is after a change by one of its sides. */
export const changedBooking = (name: string, description: string) =>
  builder.objectRef<{ bookingId: number }>(name).implement({
    description,
    fields: (t) => ({
      booking: t.prismaField({
        type: BookingType,
        description: 'The booking as it is now.',
        resolve: (query, { bookingId }, _args, { db }) =>
          db.booking.findUniqueOrThrow({ ...query, where: { id: bookingId } }),
      }),
    }),
  })
