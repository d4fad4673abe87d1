import type { App } from '../app.ts'
import { RefundChangedError } from '../bookings/bookingErrors.ts'
import { changeMoney, type Actor, type MoneyTransaction } from '../database/actor.ts'
import type { WorkshopParty } from '../generated/prisma/enums.ts'
import { requestRefund } from '../payments/refunds/requestRefund.ts'
import type { RefundReason } from '../rules/refundReasons.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { readCode } from './codes.ts'
import { announceCancelledRegistration } from './announceCancelledRegistration.ts'
import { passOnSeats } from './passOnSeats.ts'
import { RegistrationNotOpenError } from './registrationErrors.ts'
import { lockWorkshop } from './seatHolds.ts'
import { CANCELLING, cancelRight, paymentOf, type Cancellable } from './ticketState.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts'>

/**
 * Cancels a registration for its holder, who has its code: the seat goes to the next, and what the rule says goes back.
 * `expectedRefund`: paise that the holder was shown; another sum cancels nothing. Harmless when it is cancelled already.
 * Throws NotFoundError, RegistrationNotOpenError, RefundChangedError.
 */
export async function cancelWorkshopRegistration(
  app: Deps,
  { code, expectedRefund }: { code: string; expectedRefund: number },
  by: Actor = 'visitor',
): Promise<void> {
  await changeMoney(app.db, by, async (tx) => {
    const known = await tx.workshopRegistration.findUnique({ where: { code: readCode(code) }, select: { id: true } })
    if (!known) throw new NotFoundError('Ticket not found')
    const registration = await lockForCancelling(tx, known.id)
    if (!registration || registration.cancelledAt !== null) return
    const now = app.clock.now()
    const right = cancelRight(registration, now)
    if (!right.canCancel) throw new RegistrationNotOpenError(whyNot(registration, now))
    if (right.refund !== expectedRefund) throw new RefundChangedError(right.refund)
    await callOff(tx, app, { id: known.id, by: 'participant', refund: right.refund }, registration)
    await announceCancelledRegistration(tx, app, known.id, { refund: right.refund })
  })
}

/** The payment, then the workshop, as for whoever settles or gives back; answers the registration as it is then. */
export async function lockForCancelling(tx: MoneyTransaction, id: number): Promise<Cancellable | null> {
  await tx.$queryRaw`SELECT p.id FROM payments p JOIN workshop_registrations r ON r.razorpay_payment_id = p.provider_payment_id
    WHERE r.id = ${id} FOR UPDATE OF p`
  const row = await tx.workshopRegistration.findUnique({ where: { id }, select: { workshopId: true } })
  if (!row) return null
  await lockWorkshop(tx, row.workshopId)
  return await tx.workshopRegistration.findUnique({ where: { id }, select: CANCELLING })
}

const REASONS: Record<WorkshopParty, RefundReason> = {
  participant: 'cancelled_by_payer',
  mentor: 'cancelled_by_mentor',
  administrator: 'cancelled_by_administrator',
}

interface CalledOff {
  id: number
  by: WorkshopParty
  /** Paise. */
  refund: number
  /** In the words of an administrator. */
  reason?: string
}

/** Takes the seat of a registered person back, which is the next one's then, and gives the money back. The caller tells them. Lock it first. */
export async function callOff(
  tx: MoneyTransaction,
  app: Deps,
  { id, by, refund, reason }: CalledOff,
  registration: Cancellable,
): Promise<void> {
  await tx.workshopRegistration.update({
    where: { id },
    data: { seat: 'none', cancelledAt: app.clock.now(), cancelledBy: by, cancelReason: reason ?? null },
  })
  const payment = paymentOf(registration)
  if (payment && refund > 0)
    await requestRefund(tx, app, { paymentId: payment.id, reason: REASONS[by], amount: refund, isTold: true })
  await passOnSeats(tx, app, registration.workshop.id)
}

function whyNot({ registeredAt, paymentStatus, workshop }: Cancellable, now: Date): string {
  if (workshop.cancelledAt !== null) return 'This workshop is cancelled already. We write to you about it.'
  if (paymentStatus === 'refunded') return 'This registration is refunded already.'
  if (registeredAt === null) return 'This registration is not confirmed, so there is nothing to cancel.'
  return workshop.startsAt <= now
    ? 'The workshop has started, so your registration can’t be cancelled.'
    : 'This registration is over.'
}
