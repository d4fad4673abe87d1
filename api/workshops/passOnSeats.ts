import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { HOLD_OVER, lockWorkshop } from './seatHolds.ts'

/**
 * Locks the workshop and lets go of holds whose time is over; called by whoever takes or frees seats, in the same
 * transaction.
 */
export async function passOnSeats(tx: Transaction, { clock }: Pick<App, 'clock'>, workshopId: number): Promise<void> {
  await lockWorkshop(tx, workshopId)
  await tx.workshopRegistration.updateMany({
    where: { workshopId, seat: 'held', holdExpiresAt: { lte: clock.now() } },
    data: HOLD_OVER,
  })
}
