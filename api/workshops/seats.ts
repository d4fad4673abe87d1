/** Seats that are held while somebody pays. */
import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** What a registration's seat is once the hold is over. */
export const SEAT_RELEASED = { seat: 'none', holdExpiresAt: null, heldFrom: null } as const

/** Until the transaction ends; whoever takes or frees seats waits here: after orders and payments, before registrations. */
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

/** A condition: the address of the entry `e` of a waiting list has a registered seat, whoever paid for it. */
export const HAS_SEAT = Prisma.sql`EXISTS (SELECT FROM workshop_registrations r
  WHERE r.workshop_id = e.workshop_id AND r.seat = 'registered' AND lower(r.email) = lower(e.email))`

/** Whether it has one. */
export const hasSeat = async (...asked: Parameters<typeof seatOf>): Promise<boolean> =>
  (await seatOf(...asked)) !== null

/** A code as addresses carry it; empty, which is nobody's, for what cannot be one: the database refuses some of that. */
export const readCode = (text: string): string => (/^[\w-]{1,100}$/.test(text) ? text : '')
