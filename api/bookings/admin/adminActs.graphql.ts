/** What administrators do to bookings. */
import { builder } from '../../graphql/builder.ts'
import { administratorOf } from '../../graphql/identity.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { RefundableChangedError } from '../../payments/paymentErrors.ts'
import {
  adminCancelSchema,
  adminMovePlanSchema,
  adminMoveSchema,
  decideNoShowSchema,
  keepUnpaidBookingSchema,
} from '../../rules/inputs/adminActs.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../../rules/userErrors.ts'
import { adminCancelBooking } from './adminBooking.ts'
import { adminMoveBooking, adminMovePlan } from './adminMoves.ts'
import { NoShowFindingType } from '../bookingDetails.graphql.ts'
import { BookingNotOpenError, SlotNotOfferedError, SlotTakenError } from '../bookingErrors.ts'
import { changedBooking } from '../booking.graphql.ts'
import { decideNoShow, keepUnpaidBooking } from './adminDecisions.ts'

const ERRORS = [ValidationError, NotSignedInError, NotAllowedError, NotFoundError, BookingNotOpenError]
const BOOKING = 'Numeric id of the booking.'
const REASON = 'For both sides, 5 to 500 characters.'
const REFUND = 'What goes back: 0 to `adminRights.refundable`.'
const EXPECTED = '`adminRights.refundable` as it was shown: nothing is done when it is another sum now.'

const EXPECTED_START = 'When the session starts, as it was shown: nothing is done when it was moved meanwhile.'

const AdminCancelBookingInput = builder
  .inputType('AdminCancelBookingInput', {
    description: 'A booking that the team cancels.',
    fields: (t) => ({
      bookingId: t.int({ description: BOOKING }),
      refund: t.field({ type: 'Paise', description: REFUND }),
      expectedRefundable: t.field({ type: 'Paise', description: EXPECTED }),
      expectedStartsAt: t.field({ type: 'DateTime', required: false, description: EXPECTED_START }),
      expectedKept: t.boolean({
        required: false,
        description: '`adminRights.isKept` as it was shown: if false, nothing is done when it was kept meanwhile.',
      }),
      reason: t.string({ description: REASON }),
    }),
  })
  .validate(adminCancelSchema)

const AdminCancelBookingPayload = changedBooking('AdminCancelBookingPayload', 'The booking is cancelled.')

builder.mutationField('adminCancelBooking', (t) =>
  t.field({
    type: AdminCancelBookingPayload,
    authScopes: { admin: true },
    description:
      'Cancels a session, a call or a plan, also one that is over, with the refund that is chosen. A call comes back to its plan; calls to come go with theirs. Both sides get the reason. Administrators only.',
    errors: { types: [...ERRORS, RefundableChangedError] },
    args: { input: t.arg({ type: AdminCancelBookingInput, description: 'Booking, refund and reason.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await adminCancelBooking(context, administratorOf(context), input),
    }),
  }),
)

const AdminMoveBookingInput = builder
  .inputType('AdminMoveBookingInput', {
    description: 'Another time for a session.',
    fields: (t) => ({
      bookingId: t.int({ description: BOOKING }),
      startsAt: t.field({ type: 'DateTime', description: 'One of `adminSlots`, or with `anyTime` any time to come.' }),
      expectedStartsAt: t.field({ type: 'DateTime', required: false, description: EXPECTED_START }),
      reason: t.string({ description: REASON }),
      anyTime: t.boolean({
        required: false,
        description: 'Whether it may be any time that is free for both, whatever the mentor offers.',
      }),
    }),
  })
  .validate(adminMoveSchema)

const AdminMoveBookingPayload = changedBooking('AdminMoveBookingPayload', 'The session is at its new time.')

builder.mutationField('adminMoveBooking', (t) =>
  t.field({
    type: AdminMoveBookingPayload,
    authScopes: { admin: true },
    description:
      'Moves a session; the payment stays with it. When it fails the session is when it was. Both sides get the reason. Administrators only.',
    errors: { types: [...ERRORS, SlotNotOfferedError, SlotTakenError] },
    args: { input: t.arg({ type: AdminMoveBookingInput, description: 'Session, time and reason.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await adminMoveBooking(context, administratorOf(context), input),
    }),
  }),
)

const AdminMovePlanInput = builder
  .inputType('AdminMovePlanInput', {
    description: 'Another end of a plan.',
    fields: (t) => ({
      bookingId: t.int({ description: 'Numeric id of the booking that bought it.' }),
      endDate: t.field({ type: 'Date', description: 'Access ends at 00:00 IST of this day: today or later.' }),
      expectedEndDate: t.field({
        type: 'Date',
        required: false,
        description: 'Its end date as it was shown: nothing is done when it was changed meanwhile.',
      }),
      reason: t.string({ description: REASON }),
    }),
  })
  .validate(adminMovePlanSchema)

const AdminMovePlanPayload = changedBooking('AdminMovePlanPayload', 'The plan has its new end date.')

builder.mutationField('adminMovePlan', (t) =>
  t.field({
    type: AdminMovePlanPayload,
    authScopes: { admin: true },
    description:
      'Gives a plan a later end date, also once it has ended, or an earlier one before which all of its calls are. Both sides get the reason. Administrators only.',
    errors: { types: ERRORS },
    args: { input: t.arg({ type: AdminMovePlanInput, description: 'Plan, day and reason.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await adminMovePlan(context, administratorOf(context), input),
    }),
  }),
)

const DecideNoShowInput = builder
  .inputType('DecideNoShowInput', {
    description: 'What the team has found out about a no-show report.',
    fields: (t) => ({
      bookingId: t.int({ description: BOOKING }),
      finding: t.field({ type: NoShowFindingType, description: 'Who did not come, if anybody.' }),
      refund: t.field({ type: 'Paise', description: REFUND }),
      expectedRefundable: t.field({ type: 'Paise', description: EXPECTED }),
      reason: t.string({ description: REASON }),
    }),
  })
  .validate(decideNoShowSchema)

const DecideNoShowPayload = changedBooking('DecideNoShowPayload', 'The report is decided on.')

builder.mutationField('decideNoShow', (t) =>
  t.field({
    type: DecideNoShowPayload,
    authScopes: { admin: true },
    description:
      'Decides on a report that somebody did not come, disputed or unanswered: the session is cancelled, or completed when it took place. A call that the mentor missed comes back to its plan. Both sides get the reason. Administrators only.',
    errors: { types: [...ERRORS, RefundableChangedError] },
    args: { input: t.arg({ type: DecideNoShowInput, description: 'Session, finding, refund and reason.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await decideNoShow(context, administratorOf(context), input),
    }),
  }),
)

const KeepUnpaidBookingInput = builder
  .inputType('KeepUnpaidBookingInput', {
    description: 'A session or package whose payment was refunded, and that stays.',
    fields: (t) => ({ bookingId: t.int({ description: BOOKING }), reason: t.string({ description: REASON }) }),
  })
  .validate(keepUnpaidBookingSchema)

const KeepUnpaidBookingPayload = changedBooking('KeepUnpaidBookingPayload', 'The booking stays.')

builder.mutationField('keepUnpaidBooking', (t) =>
  t.field({
    type: KeepUnpaidBookingPayload,
    authScopes: { admin: true },
    description:
      'Decides that a session or package stays although all of its money has gone back. Both sides get the reason. Administrators only.',
    errors: { types: ERRORS },
    args: { input: t.arg({ type: KeepUnpaidBookingInput, description: 'Booking and reason.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await keepUnpaidBooking(context, administratorOf(context), {
        ...input,
        bookingId: nodeId(input.bookingId),
      }),
    }),
  }),
)
