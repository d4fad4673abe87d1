/** What administrators do to a registration. */
import type { App } from '../app.ts'
import { record, wasDone } from '../audit/record.ts'
import { changeMoney } from '../database/actor.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Workshop } from '../generated/prisma/client.ts'
import type { Administrator } from '../graphql/identity.ts'
import { checkChosenRefund } from '../payments/chosenRefund.ts'
import type { AuditSubject } from '../rules/auditActions.ts'
import { freeAfterMove } from '../rules/teamMoves.ts'
import { fromDateOnly } from '../rules/time.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { isRegistrationOpen } from '../rules/workshops.ts'
import { announceTeamCancelled, announceTeamMoved } from './announceTeamActs.ts'
import { callOff, lockForCancelling } from './cancelWorkshopRegistration.ts'
import { hasSeat } from './hasSeat.ts'
import { passOnSeats } from './passOnSeats.ts'
import { RegistrationNotOpenError, RegistrationsClosedError, WorkshopFullError } from './registrationErrors.ts'
import { scheduleWorkshopReminders } from './reminders.ts'
import { lockWorkshop } from './seatHolds.ts'
import { adminRightsOf, cancelRight, CANCELLING, paymentOf, type Cancellable } from './ticketState.ts'
import { ON_SALE } from './onSale.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts'>
type By = Pick<Administrator, 'id' | 'username'>

export interface AdminCancelledRegistration {
  registrationId: number
  /** Paise that go back. */
  refund: number
  /** Paise that could go back, as the administrator was shown. */
  expectedRefundable: number
  /** For its holder and the mentor. */
  reason: string
}

const GONE = 'Registration not found'

/**
 * Cancels a registration for the team, also once the workshop is over, with the refund that was chosen; its seat goes to
 * the next. Its holder and the mentor are told why. The same again is harmless. Throws NotFoundError,
 * RegistrationNotOpenError, RefundableChangedError, ValidationError.
 */
export async function adminCancelRegistration(
  app: Deps,
  by: By,
  { registrationId: id, refund, expectedRefundable, reason }: AdminCancelledRegistration,
): Promise<void> {
  await changeMoney(app.db, `administrator:${by.id}`, async (tx) => {
    const registration = await lockForCancelling(tx, id)
    if (!registration) throw new NotFoundError(GONE)
    const stored = await tx.workshopRegistration.findUniqueOrThrow({ where: { id } })
    // Pressed twice, or an answer was lost on the way.
    const same = { action: 'registration.cancelled', subject: `registration:${id}`, reason, refund } as const
    if (stored.cancelledAt !== null && (await wasDone(tx, same))) return
    const { cancelReason, refundable } = adminRightsOf(registration, app.clock.now())
    if (cancelReason !== null) throw new RegistrationNotOpenError(cancelReason)
    checkChosenRefund(refundable, { refund, expectedRefundable })
    await callOff(tx, app, { id, by: 'administrator', refund, reason }, registration)
    await announceTeamCancelled(tx, app, id, { refund, reason })
    const workshop = await tx.workshop.findUniqueOrThrow({ where: { id: stored.workshopId } })
    await record(tx, app, by, {
      action: 'registration.cancelled',
      subjects: subjectsOf(id, { menteeId: stored.menteeId, registration, workshops: [workshop] }),
      reason,
      before: { state: 'registered' },
      after: { state: 'cancelled', refund },
    })
  })
}

export interface AdminMovedRegistration {
  registrationId: number
  /** The workshop that it is for then. */
  workshopId: number
  /** For its holder and the mentors. */
  reason: string
}

/**
 * Moves a registration to another workshop that people can still register for: its seat there is taken, and the one that
 * it had goes to the next. What was paid stays paid, the ticket keeps its address, and who has it may cancel it freely for
 * a while. The same workshop again changes nothing. Throws NotFoundError, RegistrationNotOpenError, RegistrationsClosedError, WorkshopFullError.
 */
export async function adminMoveRegistration(
  app: Deps,
  by: By,
  { registrationId: id, workshopId, reason }: AdminMovedRegistration,
): Promise<void> {
  try {
    await inTransaction(app.db, (tx) => moveInTransaction(tx, app, by, { id, workshopId, reason }))
  } catch (error) {
    if (violates(error, 'workshops_seats')) throw new WorkshopFullError()
    if (violates(error, 'workshop_registrations_one_seat')) throw new RegistrationNotOpenError(ALREADY)
    throw error
  }
}

const ALREADY = 'This email address is already registered for that workshop.'

async function moveInTransaction(
  tx: Transaction,
  app: Deps,
  by: By,
  { id, workshopId, reason }: { id: number; workshopId: number; reason: string },
): Promise<void> {
  const known = await tx.workshopRegistration.findUnique({ where: { id }, select: { workshopId: true } })
  if (!known) throw new NotFoundError(GONE)
  if (known.workshopId === workshopId) return
  await tx.$queryRaw`SELECT p.id FROM payments p JOIN workshop_registrations r ON r.razorpay_payment_id = p.provider_payment_id
    WHERE r.id = ${id} FOR UPDATE OF p`
  // The lower number first, for whoever moves somebody the other way.
  for (const one of [known.workshopId, workshopId].toSorted((a, b) => a - b)) await lockWorkshop(tx, one)
  const stored = await tx.workshopRegistration.findUniqueOrThrow({ where: { id } })
  if (stored.workshopId === workshopId) return
  if (stored.workshopId !== known.workshopId) throw new RegistrationNotOpenError('It was just moved. Check it again.')
  const registration = await tx.workshopRegistration.findUniqueOrThrow({ where: { id }, select: CANCELLING })
  const now = app.clock.now()
  const { moveReason } = adminRightsOf(registration, now)
  if (moveReason !== null) throw new RegistrationNotOpenError(moveReason)
  await passOnSeats(tx, app, workshopId)
  await checkOpen(tx, { workshopId, email: stored.email, now })
  const from = await tx.workshop.findUniqueOrThrow({ where: { id: stored.workshopId } })
  const { calendarSequence } = await tx.workshop.findUniqueOrThrow({ where: { id: workshopId } })
  const target = await tx.workshop.update({
    where: { id: workshopId },
    // What its calendar file says comes after what it said before.
    data: { calendarSequence: Math.max(calendarSequence, from.calendarSequence) + 1 },
  })
  await tx.workshopRegistration.update({
    where: { id },
    data: {
      workshopId,
      registeredAt: now,
      movedAt: now,
      attendedAt: null,
      waitingListEntryId: null,
      freeUntil: freeAfterMove(cancelRight(registration, now).fullRefundUntil, now),
    },
  })
  await passOnSeats(tx, app, workshopId)
  await passOnSeats(tx, app, from.id)
  await announceTeamMoved(tx, app, id, { from, reason })
  await scheduleWorkshopReminders(tx, target, now)
  await record(tx, app, by, {
    action: 'registration.moved',
    subjects: subjectsOf(id, { menteeId: stored.menteeId, registration, workshops: [from, target] }),
    reason,
    before: { workshopId: from.id },
    after: { workshopId },
  })
}

/** Whether the workshop takes one more of this address now, after the waiting list had its turn. */
async function checkOpen(
  tx: Transaction,
  { workshopId, email, now }: { workshopId: number; email: string; now: Date },
): Promise<void> {
  const target = await tx.workshop.findFirst({ where: { id: workshopId, ...ON_SALE } })
  if (!target) throw new NotFoundError('Workshop not found')
  if (target.startsAt <= now || !isRegistrationOpen(fromDateOnly(target.date), now))
    throw new RegistrationsClosedError()
  if (await hasSeat(tx, workshopId, email)) throw new RegistrationNotOpenError(ALREADY)
  if (target.seatsTaken >= target.maxParticipants) throw new WorkshopFullError()
}

interface Concerned {
  menteeId: number | null
  registration: Cancellable
  workshops: readonly Workshop[]
}

function subjectsOf(id: number, { menteeId, registration, workshops }: Concerned): AuditSubject[] {
  const payment = paymentOf(registration)
  return [
    `registration:${id}`,
    ...workshops.flatMap((workshop): AuditSubject[] => [
      `workshop:${workshop.id}`,
      ...(workshop.mentorId === null ? [] : ([`mentor:${workshop.mentorId}`] as const)),
    ]),
    ...(menteeId === null ? [] : ([`mentee:${menteeId}`] as const)),
    ...(payment ? ([`payment:${payment.id}`] as const) : []),
  ]
}
