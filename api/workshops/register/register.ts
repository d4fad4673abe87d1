import type { App } from '../../app.ts'
import type { WorkshopRegistration } from '../../generated/prisma/client.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { MenteeId } from '../../graphql/identity.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { allocateSeats, readCode, SEAT_RELEASED, requireOpen } from '../seats.ts'
import { announceRegistration } from '../announce/announceTicket.ts'
import { markOfferAnswered } from '../waitingList/waitingMails.ts'
import { limitFreeSeats } from '../limits.ts'
import { RegistrationNotOpenError, seatError } from './registrationErrors.ts'

interface PaidWith extends Pick<
  WorkshopRegistration,
  'razorpayPaymentId' | 'razorpayOrderId' | 'amount' | 'platformFee' | 'mentorEarning'
> {
  orderedAt: Date
}

/** Does nothing if it was registered before. The workshop must be locked; constraints refuse a seat too many. */
export async function register(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
  paid: PaidWith | null,
): Promise<void> {
  const { orderedAt, ...money } = paid ?? {}
  const [registered] = await tx.workshopRegistration.updateManyAndReturn({
    where: { id: registrationId, registeredAt: null, cancelledAt: null },
    data: { ...SEAT_RELEASED, ...money, seat: 'registered', paymentStatus: 'completed', registeredAt: app.clock.now() },
    select: { workshopId: true, email: true },
  })
  if (!registered) return
  // An offer to the same address goes to the next in the queue.
  await allocateSeats(tx, app, registered.workshopId)
  await markOfferAnswered(tx, registered)
  await announceRegistration(tx, app, registrationId, orderedAt)
}

/**
 * Takes the seat of a free registration by its mailed code. The registration stays with the account that asked for it only
 * if that account confirms it or has the address confirmed, so that nobody gets the ticket of another person. Confirming
 * again changes nothing. Throws NotFoundError, RegistrationNotOpenError, RegistrationsClosedError, WorkshopFullError,
 * AlreadyRegisteredError, RateLimitedError.
 */
export async function confirmWorkshopRegistration(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { code, menteeId }: { code: string; menteeId: MenteeId | null },
): Promise<void> {
  try {
    await inTransaction(app.db, async (tx) => {
      const known = await tx.workshopRegistration.findUnique({
        where: { code: readCode(code) },
        select: { id: true, workshopId: true },
      })
      if (!known) throw new NotFoundError('Ticket not found')
      await allocateSeats(tx, app, known.workshopId)
      const { workshop, ...row } = await tx.workshopRegistration.findUniqueOrThrow({
        where: { id: known.id },
        include: { workshop: true, mentee: { select: { email: true, emailConfirmedAt: true } } },
      })
      if (row.seat === 'registered') return
      if (row.registeredAt !== null || row.cancelledAt !== null || row.paymentStatus !== 'pending')
        throw new RegistrationNotOpenError('This registration is over. Please register again.')
      if (!workshop.isActive) throw new RegistrationNotOpenError('This workshop is no longer available.')
      if (workshop.price > 0 || row.amount > 0)
        throw new RegistrationNotOpenError('This workshop is not free. Please register on its page.')
      await requireOpen(tx, workshop, app.clock.now())
      if (row.menteeId !== menteeId && !isKnownAt(row.email, row.mentee))
        await tx.workshopRegistration.update({ where: { id: known.id }, data: { menteeId: null } })
      await limitFreeSeats(tx, app.config, { workshopId: known.workshopId, email: row.email })
      // Frees the seat that is offered to the address, which the registration takes.
      await tx.$executeRaw`UPDATE workshop_waiting_list SET state = 'registering'
        WHERE workshop_id = ${known.workshopId} AND lower(email) = lower(${row.email}) AND state = 'offered'`
      await register(tx, app, known.id, null)
    })
  } catch (error) {
    throw seatError(error)
  }
}

const isKnownAt = (email: string, mentee: { email: string; emailConfirmedAt: Date | null } | null): boolean =>
  mentee !== null && mentee.emailConfirmedAt !== null && mentee.email.toLowerCase() === email.toLowerCase()
