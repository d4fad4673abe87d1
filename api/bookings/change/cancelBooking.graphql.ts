import { sideMemberOf } from '../../graphql/identity.ts'
import { builder } from '../../graphql/builder.ts'
import { cancelBookingSchema } from '../../rules/inputs/bookingChanges.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../../rules/userErrors.ts'
import { BookingNotOpenError, RefundChangedError } from '../bookingErrors.ts'
import { changedBooking } from '../changedBooking.graphql.ts'
import { cancelBooking } from './cancelBooking.ts'

const CancelBookingInput = builder
  .inputType('CancelBookingInput', {
    description: 'Which booking is cancelled, and what the person was told of its refund.',
    fields: (t) => ({
      bookingId: t.int({ description: 'Numeric id of the booking.' }),
      refund: t.field({
        type: 'Paise',
        required: false,
        description: '`viewerCanCancel.refund` as it was shown: nothing is cancelled if another sum would go back now.',
      }),
      returnsCall: t.boolean({
        required: false,
        description: '`viewerCanCancel.returnsCall` as it was shown: nothing is cancelled if that has changed.',
      }),
    }),
  })
  .validate(cancelBookingSchema)

const CancelBookingPayload = changedBooking('CancelBookingPayload', 'The booking is cancelled, now or before.')

builder.mutationField('cancelBooking', (t) =>
  t.field({
    type: CancelBookingPayload,
    authScopes: { mentor: true, mentee: true },
    description:
      'Cancels a confirmed session, call or plan of the viewer. What goes back is `viewerCanCancel`; both sides are told. Harmless when they have cancelled it already.',
    errors: {
      types: [
        ValidationError,
        NotSignedInError,
        NotAllowedError,
        NotFoundError,
        BookingNotOpenError,
        RefundChangedError,
      ],
    },
    args: { input: t.arg({ type: CancelBookingInput, description: 'The booking.' }) },
    resolve: async (_root, { input }, context) => ({
      bookingId: await cancelBooking(context, sideMemberOf(context), input),
    }),
  }),
)
