/** What administrators do to registrations. */
import type { AdminRights } from '../../rules/bookings/adminRights.ts'
import { builder } from '../../graphql/builder.ts'
import { mutation, type Payload } from '../../graphql/mutation.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { administratorOf } from '../../graphql/identity.ts'
import { RefundableChangedError } from '../../payments/paymentErrors.graphql.ts'
import { adminCancelRegistrationSchema, adminMoveRegistrationSchema } from '../../rules/inputs/adminActs.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../../rules/userErrors.ts'
import { adminCancelRegistration, adminMoveRegistration } from './adminRegistrations.ts'
import { WorkshopRegistrationType } from './registration.graphql.ts'
import { RegistrationNotOpenError, RegistrationsClosedError, WorkshopFullError } from './registrationErrors.ts'
import { adminRightsOf, CANCELLING } from './ticketState.ts'

const ERRORS = [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, RegistrationNotOpenError]
const REASON = 'For its holder and the mentor, 5 to 500 characters.'

const EXPECTED_WORKSHOP =
  'Numeric id of the workshop that it was for when it was shown: nothing is done when it was moved meanwhile.'

const payload = (description: string): Payload<{ registrationId: number }> => ({
  description,
  fields: (t) => ({
    registration: rowNow(t, 'WorkshopRegistration', 'registrationId', 'The registration as it is now.'),
  }),
})

mutation('adminCancelRegistration', {
  description:
    'Cancels a registration, also once the workshop is over, with the refund that is chosen; its seat goes to the next. Holder and mentor get the reason. Administrators only.',
  authScopes: { admin: true },
  errors: [...ERRORS, RefundableChangedError],
  input: {
    description: 'A registration that the team cancels.',
    argument: 'Registration, refund and reason.',
    fields: (t) => ({
      registrationId: t.int({ description: 'Numeric id of the registration.' }),
      refund: t.field({ type: 'Paise', description: 'What goes back: 0 to `adminRights.refundable`.' }),
      expectedRefundable: t.field({
        type: 'Paise',
        description: '`adminRights.refundable` as it was shown: nothing is done when it is another sum now.',
      }),
      expectedWorkshopId: t.int({ required: false, description: EXPECTED_WORKSHOP }),
      reason: t.string({ description: REASON }),
    }),
    schema: adminCancelRegistrationSchema,
  },
  resolve: async (context, input) => {
    await adminCancelRegistration(context, administratorOf(context), input)
    return input
  },
  payload: payload('The registration is cancelled.'),
})

mutation('adminMoveRegistration', {
  description:
    'Moves a registration to another workshop. What was paid stays paid, and the ticket keeps its address. Holder and mentors get the reason. Administrators only.',
  authScopes: { admin: true },
  errors: [...ERRORS, RegistrationsClosedError, WorkshopFullError],
  input: {
    description: 'Another workshop for a registration.',
    argument: 'Registration, workshop and reason.',
    fields: (t) => ({
      registrationId: t.int({ description: 'Numeric id of the registration.' }),
      workshopId: t.int({ description: 'Numeric id of a workshop with a free seat and open registration.' }),
      expectedWorkshopId: t.int({ required: false, description: EXPECTED_WORKSHOP }),
      reason: t.string({ description: REASON }),
    }),
    schema: adminMoveRegistrationSchema,
  },
  resolve: async (context, input) => {
    await adminMoveRegistration(context, administratorOf(context), input)
    return input
  },
  payload: payload('It is for the other workshop.'),
})

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
