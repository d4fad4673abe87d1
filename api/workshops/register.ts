import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { announceRegistration } from './announceRegistration.ts'
import { passOnSeats } from './passOnSeats.ts'
import { RELEASED_SEAT } from './seatHolds.ts'

/** What a seat was paid with. */
export interface PaidWith {
  providerPaymentId: string
  providerOrderId: string
  /** Paise; the two parts add up to the amount. */
  amount: number
  platformFee: number
  mentorEarning: number
  orderedAt: Date
}

/**
 * Gives a registration its seat, which is held for it or free, and says so. The workshop must be locked; one seat too
 * many, or a second one of the address, surfaces as the violated constraint. False when it was registered before.
 */
export async function register(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
  paid: PaidWith | null,
): Promise<boolean> {
  const money = paid && {
    razorpayPaymentId: paid.providerPaymentId,
    razorpayOrderId: paid.providerOrderId,
    amount: paid.amount,
    platformFee: paid.platformFee,
    mentorEarning: paid.mentorEarning,
  }
  const [registered] = await tx.workshopRegistration.updateManyAndReturn({
    where: { id: registrationId, registeredAt: null, cancelledAt: null },
    data: { ...RELEASED_SEAT, ...money, seat: 'registered', paymentStatus: 'completed', registeredAt: app.clock.now() },
    select: { workshopId: true },
  })
  if (!registered) return false
  // Whoever has a seat waits for none: an offer to the same address goes on to the next.
  await passOnSeats(tx, app, registered.workshopId)
  await announceRegistration(tx, app, registrationId, paid?.orderedAt)
  return true
}
