/** What all acts of administrators on a booking need, and cancelling it. */
import type { z } from 'zod/mini'
import type { App } from '../../app.ts'
import { record, wasDone } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Administrator } from '../../graphql/identity.ts'
import { checkChosenRefund } from '../../payments/refunds/requestRefund.ts'
import type { AuditSubject } from '../../rules/auditActions.ts'
import { adminBookingRights } from '../../rules/bookings/adminRights.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import type { adminCancelSchema } from '../../rules/inputs/adminActs.ts'
import type { RefundReason } from '../../rules/money/refundReasons.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { announceCancellation } from '../announce/announceCancellation.ts'
import { BookingNotOpenError } from '../bookingErrors.graphql.ts'
import { endBooking, returnMoney } from '../change/endBooking.ts'
import { decideGivenBack } from '../../payments/disputes/openDisputes.ts'
import { lockBooking, type LockedBooking } from '../locks.ts'
import { adminStateOf } from '../rights.ts'
import { publishBookingChange } from '../sides.ts'

export type By = Pick<Administrator, 'id' | 'username'>

/** Everything that the audit log names for an act on it; `others` are calls that are cancelled with it. */
export function subjectsOf(booking: LockedBooking, others: readonly number[] = []): AuditSubject[] {
  const { id, mentorId, menteeId, planSubscriptionId, paymentId, orders } = booking
  const paid = orders.flatMap((order) => order.payments.map((payment) => ({ ...payment, orderId: order.id })))
  const payment = paid.find(({ providerPaymentId }) => providerPaymentId === paymentId)
  return [
    `booking:${id}`,
    ...others.map((other) => `booking:${other}` as const),
    ...(mentorId === null ? [] : [`mentor:${mentorId}` as const]),
    ...(menteeId === null ? [] : [`mentee:${menteeId}` as const]),
    ...(planSubscriptionId === null ? [] : [`plan:${planSubscriptionId}` as const]),
    ...(payment ? ([`payment:${payment.id}`, `order:${payment.orderId}`] as const) : []),
  ]
}

/** Throws when the session no longer starts when the administrator was shown. */
export function checkStart({ startsAt }: LockedBooking, expected: Date | null | undefined): void {
  if (expected && startsAt && startsAt.getTime() !== expected.getTime())
    throw new BookingNotOpenError(`It was moved meanwhile, to ${formatWhenFull(startsAt)}. Nothing was done.`)
}

type AdminCancellation = z.infer<typeof adminCancelSchema>

/** The same again is harmless. Throws NotFoundError, BookingNotOpenError, RefundableChangedError, ValidationError. */
export async function adminCancelBooking(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: By,
  { bookingId, expectedStartsAt, expectedKept, ...chosen }: AdminCancellation,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId })
    // Pressed twice, or an answer was lost on the way.
    const { reason, refund } = chosen
    const same = { action: 'booking.cancelled', subject: `booking:${bookingId}`, reason, refund } as const
    if (booking.status === 'cancelled' && (await wasDone(tx, same))) return
    checkStart(booking, expectedStartsAt)
    if (expectedKept === false && booking.keptUnpaidAt)
      throw new BookingNotOpenError('An administrator decided meanwhile that it stays booked. Nothing was done.')
    await cancelForTeam(tx, app, by, booking, chosen)
  })
}

/** Cancels a locked booking as part of a larger act. */
export async function cancelForTeam(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  by: By,
  booking: LockedBooking,
  { refund, expectedRefundable, reason }: Pick<AdminCancellation, 'refund' | 'expectedRefundable' | 'reason'>,
): Promise<void> {
  const now = app.clock.now()
  const bookingId = booking.id
  const { cancelReason, refundable, returnsCall } = adminBookingRights(adminStateOf(booking, app.config, now), now)
  if (cancelReason !== null) throw new BookingNotOpenError(cancelReason)
  checkChosenRefund(refundable, { refund, expectedRefundable })
  const who = 'administrator'
  const ended = await endBooking(tx, app, booking, { by: who, returnsCall, reason })
  const isPlanOver = bookingKindOf(booking) === 'call' && !returnsCall
  await returnChosen(tx, app, by, booking, { reason: 'cancelled_by_administrator', amount: refund })
  await announceCancellation(tx, app, { bookingId, by: who, reason, returnsCall, isPlanOver, ...ended })
  await record(tx, app, by, {
    action: 'booking.cancelled',
    subjects: subjectsOf(booking, ended.calls),
    reason,
    before: { status: booking.status },
    after: { status: 'cancelled', refund },
  })
  for (const id of [bookingId, ...ended.calls]) await publishBookingChange(tx, { ...booking, id })
}

/** Requests the refund that an administrator chose. With it they have decided about money that a bank gave back. */
export async function returnChosen(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  by: By,
  { paymentId }: Pick<LockedBooking, 'paymentId'>,
  refund: { reason: RefundReason; amount: number },
): Promise<void> {
  await decideGivenBack(tx, app, { providerPaymentId: paymentId })
  await returnMoney(tx, app, { paymentId }, { actor: `administrator:${by.id}`, ...refund })
}
