/** Who has a seat in a workshop, and the lock under which seats change. */
import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** Columns of a registration that no longer holds a seat. */
export const SEAT_RELEASED = { seat: 'none', holdExpiresAt: null, heldFrom: null, heldByMailbox: null } as const

/** Every change of a seat takes this lock first, after locks of orders and payments and before those of registrations. */
export async function lockWorkshop(tx: Transaction, workshopId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM workshops WHERE id = ${workshopId} FOR UPDATE`
}

/** The workshop of a registration, locked; null when the registration is gone. */
export async function lockWorkshopOf(tx: Transaction, registrationId: number): Promise<number | null> {
  const row = await tx.workshopRegistration.findUnique({
    where: { id: registrationId },
    select: { workshopId: true },
  })
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
