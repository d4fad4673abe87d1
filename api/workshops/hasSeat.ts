import type { Transaction } from '../database/client.ts'

/** Whether an address is registered for a workshop, in whatever case it was written. */
export async function hasSeat(tx: Transaction, workshopId: number, email: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT id FROM workshop_registrations
    WHERE workshop_id = ${workshopId} AND lower(email) = lower(${email}) AND seat = 'registered'`
  return rows.length > 0
}
