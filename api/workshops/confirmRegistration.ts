import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { CapturedPayment } from '../contracts/purchase.ts'
import type { RefundReason } from '../rules/refundReasons.ts'
import { fromDateOnly } from '../rules/time.ts'
import { isRegistrationOpen } from '../rules/workshops.ts'
import { seatOf } from './hasSeat.ts'
import { isOnSale } from './onSale.ts'
import { passOnSeats } from './passOnSeats.ts'
import { register } from './register.ts'
import { lockWorkshopOf } from './seatHolds.ts'

/**
 * Registers the payer, also when their hold had run out, the price is the same and a seat is free once the waiting list had
 * its turn.
 * Null when it did, else why it cannot be any more; the last seat gone meanwhile surfaces as the violated constraint.
 */
export async function confirmRegistration(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  id: number,
  { providerPaymentId, providerOrderId, isReplaced }: CapturedPayment,
): Promise<RefundReason | null> {
  const workshopId = await lockWorkshopOf(tx, id)
  if (workshopId === null) return 'not_offered'
  const now = app.clock.now()
  const row = await tx.workshopRegistration.findUniqueOrThrow({ where: { id }, include: { workshop: true } })
  if (row.cancelledAt !== null) return 'not_offered'
  // Another order of it may have been settled while this waited, or the same address has registered some other way.
  const seatId = row.registeredAt !== null ? id : await seatOf(tx, workshopId, row.email)
  if (seatId !== null) return (await isFree(tx, seatId)) ? 'price_changed' : 'already_paid'
  if (!(await isOnSale(tx, workshopId)) || isErased(row)) return 'not_offered'
  if (row.workshop.startsAt <= now) return 'too_late'
  const isHeld = row.seat === 'held' && row.holdExpiresAt !== null && row.holdExpiresAt > now
  const order = await tx.paymentOrder.findUniqueOrThrow({ where: { providerOrderId } })
  if (!isHeld && !isRegistrationOpen(fromDateOnly(row.workshop.date), now)) return 'too_late'
  // The old price holds as long as the hold.
  if ((!isHeld || isReplaced) && order.amount !== row.workshop.price) return 'price_changed'
  if (!isHeld) {
    await passOnSeats(tx, app, workshopId)
    await takeOwnOffer(tx, row.waitingListEntryId)
  }
  const { amount, platformFee, mentorEarning, createdAt: orderedAt } = order
  await register(tx, app, id, { providerPaymentId, providerOrderId, amount, platformFee, mentorEarning, orderedAt })
  return null
}

/** Since it was registered the workshop cost nothing: nobody has paid for that seat. */
const isFree = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.workshopRegistration.count({ where: { id, amount: 0 } })) > 0

/** Whose account was closed has no address any more. */
export const isErased = ({ email }: { email: string }): boolean => !email.includes('@')

/** The seat that it was registered from is offered to the same person again, and still waits. */
async function takeOwnOffer(tx: Transaction, entryId: number | null): Promise<void> {
  if (entryId !== null)
    await tx.waitingListEntry.updateMany({ where: { id: entryId, state: 'offered' }, data: { state: 'registering' } })
}
