import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { isRegistrationOpen } from '../rules/workshops/workshops.ts'
import { readCode } from './codes.ts'
import { isOnSale } from './onSale.ts'
import { passOnSeats } from './passOnSeats.ts'
import { register } from './register.ts'
import {
  AlreadyRegisteredError,
  RegistrationNotOpenError,
  RegistrationsClosedError,
  WorkshopFullError,
} from './registrationErrors.ts'
import { lockWorkshop } from './seatHolds.ts'

/**
 * Takes the seat of a free registration: whoever has its code has read the mail to its address. It stays with the account
 * that asked for it when that account confirms, or is known to have the address: whoever asks for a seat in somebody
 * else's name gets neither their ticket nor their seat. Harmless when it was confirmed before. Throws NotFoundError, RegistrationNotOpenError, RegistrationsClosedError, WorkshopFullError,
 * AlreadyRegisteredError.
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
      await lockWorkshop(tx, known.workshopId)
      await passOnSeats(tx, app, known.workshopId)
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
      const now = app.clock.now()
      if (!(await isOnSale(tx, known.workshopId))) throw new RegistrationsClosedError()
      if (workshop.startsAt <= now || !isRegistrationOpen(fromDateOnly(workshop.date), now))
        throw new RegistrationsClosedError()
      if (row.menteeId !== menteeId && !isKnownAt(row.email, row.mentee))
        await tx.workshopRegistration.update({ where: { id: known.id }, data: { menteeId: null } })
      await takeOffer(tx, known.workshopId, row.email)
      await register(tx, app, known.id, null)
    })
  } catch (error) {
    if (violates(error, 'workshops_seats')) throw new WorkshopFullError()
    if (violates(error, 'workshop_registrations_one_seat')) throw new AlreadyRegisteredError()
    throw error
  }
}

/** A seat that is offered to the address is theirs to take: it would stand in their own way. */
async function takeOffer(tx: Transaction, workshopId: number, email: string): Promise<void> {
  await tx.$executeRaw`UPDATE workshop_waiting_list SET state = 'registering'
    WHERE workshop_id = ${workshopId} AND lower(email) = lower(${email}) AND state = 'offered'`
}

const isKnownAt = (email: string, mentee: { email: string; emailConfirmedAt: Date | null } | null): boolean =>
  mentee !== null && mentee.emailConfirmedAt !== null && mentee.email.toLowerCase() === email.toLowerCase()
