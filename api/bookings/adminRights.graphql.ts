/** What administrators may do with a booking, shown before they do it. */
import { builder } from '../graphql/builder.ts'
import { adminBookingRights, type AdminBookingRights } from '../rules/bookings/adminRights.ts'
import { BookingType } from './booking.graphql.ts'
import { ADMIN_RIGHTS, adminStateOf } from './rights.ts'

const BookingAdminRightsType = builder.objectRef<AdminBookingRights>('BookingAdminRights').implement({
  description: 'What administrators may do with a booking now. The acts ask the same rules.',
  fields: (t) => ({
    canCancel: t.exposeBoolean('canCancel', { description: 'Whether it would be cancelled, also once it is over.' }),
    cancelReason: t.exposeString('cancelReason', {
      nullable: true,
      description: 'Why it would not; null when it would.',
    }),
    refundByRule: t.expose('refundByRule', {
      type: 'Paise',
      description: 'What the refund rule gives back when its mentee cancels now.',
    }),
    refundable: t.expose('refundable', {
      type: 'Paise',
      description: 'What can go back at most; `expectedRefundable` of the acts.',
    }),
    isDisputed: t.exposeBoolean('isDisputed', {
      description: "Whether a refund waits until the payer's bank has decided on a dispute of the payment.",
    }),
    returnsCall: t.exposeBoolean('returnsCall', { description: 'Whether cancelling gives a call back to its plan.' }),
    canMove: t.exposeBoolean('canMove', {
      description: 'Whether a session could get another time, or a plan another end date.',
    }),
    moveReason: t.exposeString('moveReason', { nullable: true, description: 'Why it could not; null when it could.' }),
    canDecideNoShow: t.exposeBoolean('canDecideNoShow', {
      description: 'Whether a report that somebody did not come waits for the team.',
    }),
  }),
})

builder.prismaObjectFields(BookingType, (t) => ({
  adminRights: t.field({
    type: BookingAdminRightsType,
    nullable: true,
    description: 'What administrators may do with it now; null for everyone else.',
    select: ADMIN_RIGHTS,
    resolve: (booking, _args, { administrator, config, clock }) => {
      const now = clock.now()
      return administrator ? adminBookingRights(adminStateOf(booking, config, now), now) : null
    },
  }),
}))
