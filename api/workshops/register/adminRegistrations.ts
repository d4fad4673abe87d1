import { decideGivenBack } from '../../payments/disputes/openDisputes.ts'
import { checkChosenRefund } from '../../payments/refunds/requestRefund.ts'
import { freeAfterMove } from '../../rules/money/teamMoves.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import { isRegistrationOpen } from '../../rules/workshops/workshops.ts'
import type { z } from 'zod/mini'
import type { adminCancelRegistrationSchema, adminMoveRegistrationSchema } from '../../rules/inputs/adminActs.ts'
import type { App } from '../../app.ts'
import { record, wasDone } from '../../audit/record.ts'
import { changeMoney, inTransaction } from '../../database/transaction.ts'
import type { Transaction } from '../../database/client.ts'
import type { Workshop } from '../../generated/prisma/client.ts'
import type { Administrator } from '../../graphql/identity.ts'
import type { AuditSubject } from '../../rules/auditActions.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { allocateSeats, lockWorkshop, seatOf } from '../seats.ts'
import { announceTeamCancelled, announceTeamMoved } from '../announce/announceTeamActs.ts'
import { subjectsOf } from '../manage/organisers.ts'
import { ON_SALE } from '../whichWorkshops.ts'
import { lockPaymentOf, lockRegistration, takeSeatBack } from './cancelRegistration.ts'
import {
  RegistrationNotOpenError,
  RegistrationsClosedError,
  WorkshopFullError,
  seatError,
} from './registrationErrors.ts'
import { adminRightsOf, CANCELLING, cancelRight, paymentOf, type Cancellable } from './ticketState.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'parts'>
type By = Pick<Administrator, 'id' | 'username'>

const GONE = 'Registration not found'

/** Throws NotFoundError, RegistrationNotOpenError, RefundableChangedError, ValidationError. */
export async function adminCancelRegistration(
  app: Deps,
  by: By,
  {
    registrationId: id,
    refund,
    expectedRefundable,
    expectedWorkshopId,
    reason,
  }: z.infer<typeof adminCancelRegistrationSchema>,
): Promise<void> {
  await changeMoney(app.db, `administrator:${by.id}`, async (tx) => {
    const registration = await lockRegistration(tx, id)
    if (!registration) throw new NotFoundError(GONE)
    const stored = await tx.workshopRegistration.findUniqueOrThrow({ where: { id } })
    // The button was pressed twice, or the first answer was lost.
    const same = { action: 'registration.cancelled', subject: `registration:${id}`, reason, refund } as const
    if (stored.cancelledAt !== null && (await wasDone(tx, same))) return
    await checkWorkshop(tx, stored, expectedWorkshopId)
    const { cancelReason, refundable } = adminRightsOf(registration, app.clock.now())
    if (cancelReason !== null) throw new RegistrationNotOpenError(cancelReason)
    checkChosenRefund(refundable, { refund, expectedRefundable })
    await decideGivenBack(tx, app, { providerPaymentId: registration.razorpayPaymentId })
    await takeSeatBack(tx, app, { id, by: 'administrator', refund, reason }, registration)
    await announceTeamCancelled(tx, app, id, { refund, reason })
    const workshop = await tx.workshop.findUniqueOrThrow({ where: { id: stored.workshopId } })
    await record(tx, app, by, {
      action: 'registration.cancelled',
      subjects: concerned(id, { menteeId: stored.menteeId, registration, workshops: [workshop] }),
      reason,
      before: { state: 'registered' },
      after: { state: 'cancelled', refund },
    })
  })
}

async function checkWorkshop(
  tx: Transaction,
  { workshopId: id }: { workshopId: number },
  expected: number | null | undefined,
): Promise<void> {
  if (!expected || id === expected) return
  const { title } = await tx.workshop.findUniqueOrThrow({ where: { id } })
  throw new RegistrationNotOpenError(`It was moved meanwhile, to ${title}. Nothing was done.`)
}

type Move = z.infer<typeof adminMoveRegistrationSchema>

/** Throws NotFoundError, RegistrationNotOpenError, RegistrationsClosedError, WorkshopFullError. */
export async function adminMoveRegistration(app: Deps, by: By, act: Move): Promise<void> {
  try {
    await inTransaction(app.db, (tx) => moveInTransaction(tx, app, by, act))
  } catch (error) {
    throw seatError(error, new RegistrationNotOpenError(ALREADY))
  }
}

const ALREADY = 'This email address is already registered for that workshop.'

async function moveInTransaction(
  tx: Transaction,
  app: Deps,
  by: By,
  { registrationId: id, workshopId, expectedWorkshopId, reason }: Move,
): Promise<void> {
  const known = await tx.workshopRegistration.findUnique({ where: { id }, select: { workshopId: true } })
  if (!known) throw new NotFoundError(GONE)
  if (known.workshopId === workshopId) return
  await lockPaymentOf(tx, id)
  // The lower id first, so that two moves in opposite directions do not deadlock.
  for (const one of [known.workshopId, workshopId].toSorted((a, b) => a - b)) await lockWorkshop(tx, one)
  const stored = await tx.workshopRegistration.findUniqueOrThrow({ where: { id } })
  if (stored.workshopId === workshopId) return
  // Also one that was moved just before the lock: then its workshop is not the locked one.
  for (const seen of [known.workshopId, expectedWorkshopId]) await checkWorkshop(tx, stored, seen)
  const registration = await tx.workshopRegistration.findUniqueOrThrow({ where: { id }, select: CANCELLING })
  const now = app.clock.now()
  const { moveReason } = adminRightsOf(registration, now)
  if (moveReason !== null) throw new RegistrationNotOpenError(moveReason)
  await allocateSeats(tx, app, workshopId)
  await checkOpen(tx, { workshopId, email: stored.email, now })
  const from = await tx.workshop.findUniqueOrThrow({ where: { id: stored.workshopId } })
  const { calendarSequence } = await tx.workshop.findUniqueOrThrow({ where: { id: workshopId } })
  const target = await tx.workshop.update({
    where: { id: workshopId },
    // Calendars take the new file only if its number is higher than that of the file before.
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
  await allocateSeats(tx, app, workshopId)
  await allocateSeats(tx, app, from.id)
  await announceTeamMoved(tx, app, id, { from, attendedAt: stored.attendedAt, reason })
  await record(tx, app, by, {
    action: 'registration.moved',
    subjects: concerned(id, { menteeId: stored.menteeId, registration, workshops: [from, target] }),
    reason,
    before: { workshopId: from.id },
    after: { workshopId },
  })
}

/** Throws unless the workshop takes this address now; call `allocateSeats` first, because the waiting list comes first. */
async function checkOpen(
  tx: Transaction,
  { workshopId, email, now }: { workshopId: number; email: string; now: Date },
): Promise<void> {
  const target = await tx.workshop.findFirst({ where: { id: workshopId, ...ON_SALE } })
  if (!target) throw new NotFoundError('Workshop not found')
  if (!isRegistrationOpen(fromDateOnly(target.date), now)) throw new RegistrationsClosedError()
  if ((await seatOf(tx, workshopId, email)) !== null) throw new RegistrationNotOpenError(ALREADY)
  if (target.seatsTaken >= target.maxParticipants) throw new WorkshopFullError()
}

function concerned(
  id: number,
  {
    menteeId,
    registration,
    workshops,
  }: { menteeId: number | null; registration: Cancellable; workshops: readonly Workshop[] },
): AuditSubject[] {
  const payment = paymentOf(registration)
  return [
    `registration:${id}`,
    ...workshops.flatMap(subjectsOf),
    ...(menteeId === null ? [] : ([`mentee:${menteeId}`] as const)),
    ...(payment ? ([`payment:${payment.id}`] as const) : []),
  ]
}
