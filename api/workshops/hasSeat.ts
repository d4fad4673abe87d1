import type { Transaction } from '../database/client.ts'

/** Id of the registered seat that an address has in a workshop, in whatever case it was written; null without one. */
export async function seatOf(tx: Transaction, workshopId: number, email: string): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM workshop_registrations
    WHERE workshop_id = ${workshopId} AND lower(email) = lower(${email}) AND seat = 'registered'`
  return row?.id ?? null
}

/** Whether it has one. */
export const hasSeat = async (...asked: Parameters<typeof seatOf>): Promise<boolean> =>
  (await seatOf(...asked)) !== null
