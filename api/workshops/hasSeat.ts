import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'

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
