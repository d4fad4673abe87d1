/** What all acts of administrators on a booking need, and cancelling it. */
import { lockBookingPaymentAndPlan } from '../locks.ts'
import type { Transaction } from '../../database/client.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { AuditSubject } from '../../rules/auditActions.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { ADMIN_RIGHTS, adminStateOf } from '../rights.ts'
import { OWED } from '../../payments/moneyPlaces.ts'
import { endBooking, returnMoney } from '../change/endBooking.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import type { App } from '../../app.ts'
import { record, wasDone } from '../../audit/record.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Administrator } from '../../graphql/identity.ts'
import { checkChosenRefund } from '../../payments/refunds/requestRefund.ts'
import { adminBookingRights } from '../../rules/bookings/adminRights.ts'
import { announceCancellation } from '../announce/announceCancellation.ts'
import { BookingNotOpenError } from '../bookingErrors.ts'
import { publishBookingChange } from '../sides.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'

const ACTED_ON = {
  ...ADMIN_RIGHTS,
  id: true,
  duration: true,
  startDate: true,
  planSubscriptionId: true,
  cancelledBy: true,
  cancelReason: true,
  orders: { select: { id: true, payments: { select: { id: true, ...OWED, providerPaymentId: true } } } },
} as const satisfies Prisma.BookingSelect

export type AdminBooking = Prisma.BookingGetPayload<{ select: typeof ACTED_ON }>

/** Locks the booking, its payment, its plan and its people's time, and reads it then. Throws NotFoundError. */
export async function lockForAct(tx: Transaction, bookingId: number): Promise<AdminBooking> {
  if ((await tx.booking.count({ where: { id: bookingId } })) === 0) throw new NotFoundError('Booking not found')
  await lockBookingPaymentAndPlan(tx, bookingId)
  return await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select: ACTED_ON })
}

/** Everything that the audit log names for an act on it; `others` are calls that are cancelled with it. */
export function subjectsOf(booking: AdminBooking, others: readonly number[] = []): AuditSubject[] {
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
export function checkStart({ startsAt }: AdminBooking, expected: Date | null | undefined): void {
  if (expected && startsAt && startsAt.getTime() !== expected.getTime())
    throw new BookingNotOpenError(`It was moved meanwhile, to ${formatWhenFull(startsAt)}. Nothing was done.`)
}

interface AdminCancellation {
  bookingId: number
  /** Paise that are refunded. */
  refund: number
  /** Paise that could be refunded, as the administrator was shown. */
  expectedRefundable: number
  /** When the session starts, as the administrator was shown; null skips the check. */
  expectedStartsAt?: Date | null | undefined
  /** Whether an administrator had decided that it stays without payment, as was shown; null skips the check. */
  expectedKept?: boolean | null | undefined
  /** For both sides. */
  reason: string
}

/**
 * Cancels a session, a call or a plan for the team, also one that is over, with the refund that was chosen. Both sides are
 * told why. The same again is harmless. Answers the booking's id. Throws NotFoundError, BookingNotOpenError,
 * RefundableChangedError, ValidationError.
 */
export async function adminCancelBooking(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { bookingId, expectedStartsAt, expectedKept, ...chosen }: AdminCancellation,
): Promise<number> {
  await inTransaction(app.db, async (tx) => {
    const booking = await lockForAct(tx, bookingId)
    // Pressed twice, or an answer was lost on the way.
    const { reason, refund } = chosen
    const same = { action: 'booking.cancelled', subject: `booking:${bookingId}`, reason, refund } as const
    if (booking.status === 'cancelled' && (await wasDone(tx, same))) return
    checkStart(booking, expectedStartsAt)
    if (expectedKept === false && booking.keptUnpaidAt)
      throw new BookingNotOpenError('An administrator decided meanwhile that it stays booked. Nothing was done.')
    await cancelForTeam(tx, app, by, booking, { bookingId, ...chosen })
  })
  return bookingId
}

/** Cancels a locked booking as part of a larger act. */
export async function cancelForTeam(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  by: Pick<Administrator, 'id' | 'username'>,
  booking: AdminBooking,
  { bookingId, refund, expectedRefundable, reason }: Omit<AdminCancellation, 'expectedStartsAt' | 'expectedKept'>,
): Promise<void> {
  const now = app.clock.now()
  const { cancelReason, refundable, returnsCall } = adminBookingRights(adminStateOf(booking, app.config, now), now)
  if (cancelReason !== null) throw new BookingNotOpenError(cancelReason)
  checkChosenRefund(refundable, { refund, expectedRefundable })
  const who = 'administrator'
  const { calls, callBack } = await endBooking(tx, app, booking, { bookingId, by: who, returnsCall, reason })
  const due = { amount: refund, returnsCall }
  const isPart = refund < refundable
  const isPlanOver = bookingKindOf(booking) === 'call' && !returnsCall
  await announceCancellation(tx, app, { bookingId, by: who, reason, due, isPart, isPlanOver, callBack })
  for (const callId of calls)
    await announceCancellation(tx, app, { bookingId: callId, by: who, reason, due: null, callBack: null })
  const actor = `administrator:${by.id}` as const
  await returnMoney(tx, app, booking, { actor, reason: 'cancelled_by_administrator', amount: refund })
  await record(tx, app, by, {
    action: 'booking.cancelled',
    subjects: subjectsOf(booking, calls),
    reason,
    before: { status: booking.status },
    after: { status: 'cancelled', refund },
  })
  for (const id of [bookingId, ...calls]) await publishBookingChange(tx, { ...booking, id })
}
