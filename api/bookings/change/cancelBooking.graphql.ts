import { sideMemberOf, type SideMember } from '../../graphql/identity.ts'
import { builder } from '../../graphql/builder.ts'
import { cancelBookingSchema } from '../../rules/inputs/bookingChanges.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../../rules/userErrors.ts'
import { BookingNotOpenError, RefundChangedError } from '../bookingErrors.ts'
import { changedBooking } from '../booking.graphql.ts'
import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { canCancel } from '../../rules/bookings/bookingRights.ts'
import { announceCancellation } from '../announce/announceCancellation.ts'
import { RIGHTS, bookingStateOf } from '../rights.ts'
import { publishBookingChange, visibleBookings } from '../sides.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import { lockBookingPaymentAndPlan } from '../locks.ts'
import { endBooking, returnMoney } from './endBooking.ts'

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

interface CancelRequest {
  bookingId: number
  /** Paise that the person was told would be refunded; if it is another sum now, nothing is cancelled. */
  refund?: number | null | undefined
  /** Whether they were told that a call returns to its plan. */
  returnsCall?: boolean | null | undefined
}

/**
 * Cancels a confirmed booking for one of its sides: frees its time, refunds what the rule says, and tells both. If the same side
 * has cancelled it before, nothing changes. Answers the booking's id.
 * Throws NotFoundError, BookingNotOpenError, RefundChangedError.
 */
export async function cancelBooking(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Pick<SideMember, 'type' | 'id'>,
  { bookingId, ...told }: CancelRequest,
): Promise<number> {
  await inTransaction(app.db, async (tx) => {
    const own = { id: bookingId, AND: [visibleBookings({ member: by as SideMember, administrator: null })] }
    if ((await tx.booking.count({ where: own })) === 0) throw new NotFoundError('Booking not found')
    await lockBookingPaymentAndPlan(tx, bookingId)
    const booking = await tx.booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: { ...RIGHTS, planSubscriptionId: true, cancelledBy: true },
    })
    // Pressed again, or in two tabs. If the other side has cancelled it, the refund is not what this side was shown.
    if (booking.status === 'cancelled' && booking.cancelledBy === by.type) return
    const now = app.clock.now()
    const right = canCancel(bookingStateOf(booking, app.config, now), by.type, now)
    if (!right.allowed || !right.refund) throw new BookingNotOpenError(right.reason)
    const due = right.refund
    if (differs(told.refund, due.amount) || differs(told.returnsCall, due.returnsCall))
      throw new RefundChangedError(due.amount, bookingKindOf(booking) === 'call' ? due.returnsCall : null)
    const ended = await endBooking(tx, app, booking, { bookingId, by: by.type, returnsCall: due.returnsCall })
    await announceCancellation(tx, app, { bookingId, by: by.type, due, callBack: ended.callBack })
    for (const callId of ended.calls)
      await announceCancellation(tx, app, { bookingId: callId, by: by.type, due: null, callBack: null })
    const reason = by.type === 'mentee' ? 'cancelled_by_payer' : 'cancelled_by_mentor'
    await returnMoney(tx, app, booking, { actor: `${by.type}:${by.id}`, reason, amount: due.amount })
    for (const id of [bookingId, ...ended.calls]) await publishBookingChange(tx, { ...booking, id })
  })
  return bookingId
}

/** Whether the person was shown something else; without a value they agree to anything. */
const differs = <T>(shown: T | null | undefined, actual: T): boolean =>
  shown !== null && shown !== undefined && shown !== actual
