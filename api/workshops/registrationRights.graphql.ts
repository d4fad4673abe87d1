/** What administrators may do with a registration, shown before they do it. */
import { builder } from '../graphql/builder.ts'
import type { AdminRights } from '../rules/bookings/adminRights.ts'
import { WorkshopRegistrationType } from './registration.graphql.ts'
import { adminRightsOf, CANCELLING } from './ticketState.ts'

const RegistrationAdminRightsType = builder.objectRef<AdminRights>('RegistrationAdminRights').implement({
  description: 'What administrators may do with a registration now. The acts ask the same rules.',
  fields: (t) => ({
    canCancel: t.exposeBoolean('canCancel', { description: 'Whether it would be cancelled, also once it is over.' }),
    cancelReason: t.exposeString('cancelReason', {
      nullable: true,
      description: 'Why it would not; null when it would.',
    }),
    refundByRule: t.expose('refundByRule', {
      type: 'Paise',
      description: 'What the refund rule gives back when its holder cancels now.',
    }),
    refundable: t.expose('refundable', {
      type: 'Paise',
      description: 'What can go back at most; `expectedRefundable` of the act.',
    }),
    isDisputed: t.exposeBoolean('isDisputed', {
      description: "Whether a refund waits until the payer's bank has decided on a dispute of the payment.",
    }),
    canMove: t.exposeBoolean('canMove', { description: 'Whether it could be for another workshop.' }),
    moveReason: t.exposeString('moveReason', { nullable: true, description: 'Why it could not; null when it could.' }),
  }),
})

builder.prismaObjectFields(WorkshopRegistrationType, (t) => ({
  adminRights: t.field({
    type: RegistrationAdminRightsType,
    nullable: true,
    description: 'What administrators may do with it now; null for everyone else.',
    select: CANCELLING,
    resolve: (registration, _args, { administrator, clock }) =>
      administrator ? adminRightsOf(registration, clock.now()) : null,
  }),
}))
