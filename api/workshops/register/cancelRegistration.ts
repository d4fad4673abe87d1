import { requestRefund } from '../../payments/refunds/requestRefund.ts'
import type { RefundReason } from '../../rules/money/refundReasons.ts'
import type { App } from '../../app.ts'
import { RefundChangedError } from '../../bookings/bookingErrors.graphql.ts'
import { changeMoney, type Actor, type MoneyTransaction } from '../../database/transaction.ts'
import type { Transaction } from '../../database/client.ts'
import type { WorkshopParty } from '../../generated/prisma/enums.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { allocateSeats, lockWorkshopOf, readCode } from '../seats.ts'
import { announceCancelledRegistration } from '../announce/announceCancelledRegistration.ts'
import { RegistrationNotOpenError } from './registrationErrors.ts'
import { CANCELLING, cancelRight, paymentOf, type Cancellable } from './ticketState.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts'>

/** Again changes nothing. Throws NotFoundError, RegistrationNotOpenError, RefundChangedError. */
export async function cancelWorkshopRegistration(
  app: Deps,
  { code, expectedRefund }: { code: string; expectedRefund: number },
  by: Actor = 'visitor',
): Promise<void> {
  await changeMoney(app.db, by, async (tx) => {
    const known = await tx.workshopRegistration.findUnique({ where: { code: readCode(code) }, select: { id: true } })
    if (!known) throw new NotFoundError('Ticket not found')
    const registration = await lockRegistration(tx, known.id)
    if (!registration || registration.cancelledAt !== null) return
    const now = app.clock.now()
    const right = cancelRight(registration, now)
    if (!right.canCancel) throw new RegistrationNotOpenError(whyNot(registration, now))
    if (right.refund !== expectedRefund) throw new RefundChangedError(right.refund)
    await takeSeatBack(tx, app, { id: known.id, by: 'participant', refund: right.refund }, registration)
    await announceCancelledRegistration(tx, app, known.id, { refund: right.refund })
  })
}

/** Locks the payment, then the workshop, in the order of settlements and refunds. Answers the registration as it is then. */
export async function lockRegistration(tx: MoneyTransaction, id: number): Promise<Cancellable | null> {
  await lockPaymentOf(tx, id)
  if ((await lockWorkshopOf(tx, id)) === null) return null
  return await tx.workshopRegistration.findUnique({ where: { id }, select: CANCELLING })
}

export async function lockPaymentOf(tx: Transaction, id: number): Promise<void> {
  await tx.$queryRaw`SELECT p.id FROM payments p JOIN workshop_registrations r ON r.razorpay_payment_id = p.provider_payment_id
    WHERE r.id = ${id} FOR UPDATE OF p`
}

const REASONS: Record<WorkshopParty, RefundReason> = {
  participant: 'cancelled_by_payer',
  mentor: 'cancelled_by_mentor',
  administrator: 'cancelled_by_administrator',
}

/** Takes a registered seat back, requests the refund and passes the seat on. Lock the registration first; the caller tells its holder. */
export async function takeSeatBack(
  tx: MoneyTransaction,
  app: Deps,
  { id, by, refund, reason }: { id: number; by: WorkshopParty; refund: number; reason?: string },
  registration: Cancellable,
): Promise<void> {
  await tx.workshopRegistration.update({
    where: { id },
    data: { seat: 'none', cancelledAt: app.clock.now(), cancelledBy: by, cancelReason: reason ?? null },
  })
  const payment = paymentOf(registration)
  if (payment && refund > 0)
    await requestRefund(tx, app, { paymentId: payment.id, reason: REASONS[by], amount: refund, isTold: true })
  await allocateSeats(tx, app, registration.workshop.id)
}

function whyNot({ registeredAt, paymentStatus, workshop }: Cancellable, now: Date): string {
  if (workshop.cancelledAt !== null) return 'This workshop is cancelled already. We write to you about it.'
  if (paymentStatus === 'refunded') return 'This registration is refunded already.'
  if (registeredAt === null) return 'This registration is not confirmed, so there is nothing to cancel.'
  return workshop.startsAt <= now
    ? 'The workshop has started, so your registration can’t be cancelled.'
    : 'This registration is over.'
}
