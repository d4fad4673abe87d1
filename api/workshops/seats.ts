/** Who has a seat in a workshop, and the lock under which seats change. */
import type { Transaction } from '../database/client.ts'
import { Prisma, type Workshop } from '../generated/prisma/client.ts'
import { HOUR_MS } from '../rules/time/durations.ts'
import type { App } from '../app.ts'
import { addJob } from '../jobs/enqueue.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { isRegistrationOpen, OFFER_HOURS, registrationClosesAt } from '../rules/workshops/workshops.ts'
import { RegistrationsClosedError } from './register/registrationErrors.ts'
import { isOnSale, ON_SALE } from './whichWorkshops.ts'

/** Columns of a registration that no longer holds a seat. */
export const SEAT_RELEASED = { seat: 'none', holdExpiresAt: null, heldFrom: null, heldByMailbox: null } as const

/** Every change of a seat takes this lock first, after locks of orders and payments and before those of registrations. */
export async function lockWorkshop(tx: Transaction, workshopId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM workshops WHERE id = ${workshopId} FOR UPDATE`
}

/** The workshop of a registration, locked; null when the registration is gone. */
export async function lockWorkshopOf(tx: Transaction, registrationId: number): Promise<number | null> {
  const row = await tx.workshopRegistration.findUnique({ where: { id: registrationId }, select: { workshopId: true } })
  if (!row) return null
  await lockWorkshop(tx, row.workshopId)
  return row.workshopId
}

/** Id of the registered seat that an address has in a workshop, in whatever case it was written; null without one. */
export async function seatOf(tx: Transaction, workshopId: number, email: string): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM workshop_registrations
    WHERE workshop_id = ${workshopId} AND lower(email) = lower(${email}) AND seat = 'registered'`
  return row?.id ?? null
}

export async function requireOpen(
  tx: Transaction,
  { id, date }: Pick<Workshop, 'id' | 'date'>,
  now: Date,
): Promise<void> {
  if (!isRegistrationOpen(fromDateOnly(date), now) || !(await isOnSale(tx, id))) throw new RegistrationsClosedError()
}

/** A condition in SQL: the address of the waiting list entry `e` has a registered seat, no matter who paid for it. */
export const HAS_SEAT = Prisma.sql`EXISTS (SELECT FROM workshop_registrations r
  WHERE r.workshop_id = e.workshop_id AND r.seat = 'registered' AND lower(r.email) = lower(e.email))`

/** Whether the account of its holder is closed, which leaves no address. */
export const isErased = ({ email }: { email: string }): boolean => !email.includes('@')

/** The address of a registration as people read it. */
export const shownEmail = (registration: { email: string }): string =>
  isErased(registration) ? '' : registration.email

/** A code from a link. Text that cannot be a code becomes '', which nobody has: the database refuses some characters. */
export const readCode = (text: string): string => (/^[\w-]{1,100}$/.test(text) ? text : '')

const OFFER_MS = OFFER_HOURS * HOUR_MS

/**
 * Expires holds and offers, then offers free seats to the waiting list. Call it in each transaction that takes or frees
 * seats: the workshop is locked then, so a seat that is still free afterwards stays free until the transaction ends.
 */
export async function allocateSeats(
  tx: Transaction,
  { clock }: Pick<App, 'clock' | 'config'>,
  workshopId: number,
): Promise<void> {
  await lockWorkshop(tx, workshopId)
  // Read once the workshop is locked, so that it is not before a time that another transaction has written.
  const now = clock.now()
  await tx.workshopRegistration.updateMany({
    where: { workshopId, seat: 'held', holdExpiresAt: { lte: now } },
    data: SEAT_RELEASED,
  })
  await endEntries(tx, workshopId, now)
  const workshop = await tx.workshop.findFirst({ where: { id: workshopId, ...ON_SALE }, select: { date: true } })
  const day = workshop && fromDateOnly(workshop.date)
  const isOpen = day !== null && isRegistrationOpen(day, now)
  await takeOffersBack(tx, workshopId, isOpen)
  if (day && isOpen) await offerSeats(tx, workshopId, { now, closesAt: registrationClosesAt(day) })
}

/**
 * Ends the places of people who have a seat, and offers whose time is over, also when somebody had begun to pay. A paid seat
 * alone does not end a place, because a stranger may have paid for it and cancel it again. The seat is surely the person's
 * own if it was free (confirmed by a mailed link), comes from the entry, or is of an account with that confirmed address.
 */
async function endEntries(tx: Transaction, workshopId: number, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE workshop_waiting_list e SET state = 'registered'
    WHERE e.workshop_id = ${workshopId} AND e.state IN ('unconfirmed', 'waiting', 'offered', 'registering')
      AND EXISTS (SELECT FROM workshop_registrations r
        WHERE r.workshop_id = e.workshop_id AND r.seat = 'registered' AND lower(r.email) = lower(e.email)
          AND (e.state = 'unconfirmed' OR r.amount = 0 OR r.waiting_list_entry_id = e.id OR EXISTS (SELECT FROM mentees m
            WHERE m.id = r.mentee_id AND m.email_confirmed_at IS NOT NULL AND lower(m.email) = lower(r.email))))`
  // A seat that a stranger paid for keeps them from taking the offer: they are first in the queue until it is cancelled.
  await tx.$executeRaw`
    UPDATE workshop_waiting_list e SET state = 'waiting', offered_at = NULL, offer_expires_at = NULL
    WHERE e.workshop_id = ${workshopId} AND ${HAS_SEAT} AND (e.state = 'offered' OR (e.state = 'registering'
      AND NOT EXISTS (SELECT FROM workshop_registrations r WHERE r.waiting_list_entry_id = e.id AND r.seat = 'held')))`
  const isOver = { workshopId, offerExpiresAt: { lte: now } }
  await tx.waitingListEntry.updateMany({
    where: {
      OR: [
        { ...isOver, state: 'offered' },
        { ...isOver, ...UNHELD },
      ],
    },
    data: { state: 'expired' },
  })
}

/** Entries whose registration has lost the seat that the offer gave it. */
const UNHELD = { state: 'registering', registrations: { none: { seat: 'held' } } } as const

/** A hold from an offer that was not paid in time becomes the offer again, until the offer's own time is over. */
async function takeOffersBack(tx: Transaction, workshopId: number, isOpen: boolean): Promise<void> {
  const unheld = await tx.waitingListEntry.findMany({
    where: { workshopId, ...UNHELD },
    orderBy: QUEUE,
    select: { id: true },
  })
  if (unheld.length === 0) return
  const free = isOpen ? await freeSeats(tx, workshopId) : 0
  await change(tx, unheld.slice(0, free), { state: 'offered' })
  // The seats of the others are gone: they are first in the queue again.
  await change(tx, unheld.slice(free), { state: isOpen ? 'waiting' : 'expired' })
}

/** Offers each free seat to the first in the queue who can take it: an address has one seat at most. */
async function offerSeats(
  tx: Transaction,
  workshopId: number,
  { now, closesAt }: { now: Date; closesAt: Date },
): Promise<void> {
  const free = await freeSeats(tx, workshopId)
  const next =
    free > 0
      ? await tx.$queryRaw<{ id: number }[]>`SELECT e.id FROM workshop_waiting_list e
          WHERE e.workshop_id = ${workshopId} AND e.state = 'waiting' AND NOT ${HAS_SEAT}
          ORDER BY e.queued_at, e.id LIMIT ${free}`
      : []
  if (next.length === 0) return
  const offerExpiresAt = new Date(Math.min(now.getTime() + OFFER_MS, closesAt.getTime()))
  await change(tx, next, { state: 'offered', offeredAt: now, offerExpiresAt })
  await addJob(tx, 'tellOffers', {}, { key: `workshop-offers:${workshopId}` })
}

const QUEUE = [{ queuedAt: 'asc' }, { id: 'asc' }] as const satisfies Prisma.WaitingListEntryOrderByWithRelationInput[]

async function change(
  tx: Transaction,
  entries: readonly { id: number }[],
  data: Prisma.WaitingListEntryUpdateManyMutationInput,
): Promise<void> {
  if (entries.length > 0)
    await tx.waitingListEntry.updateMany({ where: { id: { in: entries.map(({ id }) => id) } }, data })
}

async function freeSeats(tx: Transaction, id: number): Promise<number> {
  const { maxParticipants, seatsTaken } = await tx.workshop.findUniqueOrThrow({ where: { id } })
  return maxParticipants - seatsTaken
}
