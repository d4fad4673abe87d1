import type { z } from 'zod/mini'
import type { App } from '../../app.ts'
import { inTransaction } from '../../database/transaction.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { sideMemberOf, type SideMember } from '../../graphql/identity.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import { canCancel } from '../../rules/bookings/bookingRights.ts'
import { cancelBookingSchema } from '../../rules/inputs/bookingChanges.ts'
import { announceCancellation } from '../announce/announceCancellation.ts'
import { BookingNotOpenError, RefundChangedError } from '../bookingErrors.graphql.ts'
import { lockBooking } from '../locks.ts'
import { bookingStateOf } from '../rights.ts'
import { ownBookings, publishBookingChange } from '../sides.ts'
import { bookingChange, bookingInput } from './bookingChange.graphql.ts'
import { endBooking, returnMoney } from './endBooking.ts'

bookingChange('cancelBooking', {
  by: ['mentor', 'mentee'],
  description:
    'Cancels a confirmed session, call or plan of the viewer. What goes back is `viewerCanCancel`; both sides are told. Harmless when they have cancelled it already.',
  input: bookingInput(
    'Which booking is cancelled, and what the person was told of its refund.',
    cancelBookingSchema,
    (t) => ({
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
  ),
  given: 'The booking.',
  done: 'The booking is cancelled, now or before.',
  errors: [...CHANGE_ERRORS, BookingNotOpenError, RefundChangedError],
  change: (context, input) => cancelBooking(context, sideMemberOf(context), input),
})

/** The same side again changes nothing. Throws NotFoundError, BookingNotOpenError, RefundChangedError. */
export async function cancelBooking(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Pick<SideMember, 'type' | 'id'>,
  { bookingId, ...told }: z.infer<typeof cancelBookingSchema>,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId, AND: [ownBookings(by)] })
    // Pressed again, or in two tabs. If the other side has cancelled it, the refund is not what this side was shown.
    if (booking.status === 'cancelled' && booking.cancelledBy === by.type) return
    const now = app.clock.now()
    const right = canCancel(bookingStateOf(booking, app.config, now), by.type, now)
    if (!right.allowed || !right.refund) throw new BookingNotOpenError(right.reason)
    const due = right.refund
    if (differs(told.refund, due.amount) || differs(told.returnsCall, due.returnsCall))
      throw new RefundChangedError(due.amount, bookingKindOf(booking) === 'call' ? due.returnsCall : null, by.type)
    const ended = await endBooking(tx, app, booking, { by: by.type, returnsCall: due.returnsCall })
    const reason = by.type === 'mentee' ? 'cancelled_by_payer' : 'cancelled_by_mentor'
    await returnMoney(tx, app, booking, { actor: `${by.type}:${by.id}`, reason, amount: due.amount })
    await announceCancellation(tx, app, { bookingId, by: by.type, returnsCall: due.returnsCall, ...ended })
    for (const id of [bookingId, ...ended.calls]) await publishBookingChange(tx, { ...booking, id })
  })
}

/** Whether the person was shown something else; without a value they agree to anything. */
const differs = <T>(shown: T | null | undefined, actual: T): boolean =>
  shown !== null && shown !== undefined && shown !== actual
