/** Seats that are held while somebody pays. */
import type { Transaction } from '../database/client.ts'

/** What a registration's seat is once the hold is over. */
export const RELEASED_SEAT = { seat: 'none', holdExpiresAt: null, heldFrom: null } as const

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
