import { UNPAID } from '../bookings/unpaidHolds.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../database/client.ts'
import { SECOND_MS } from '../rules/durations.ts'
import { RateLimitedError } from '../rules/userErrors.ts'

/**
 * What keeps one machine from making a workshop look full: throws RateLimitedError when strangers in the network hold so
 * many of its seats already. The workshop must be locked, and holds that have run out let go.
 */
export async function boundHeldSeats(
  tx: Transaction,
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  { workshopId, network, now }: { workshopId: number; network: string; now: Date },
): Promise<void> {
  const held = await tx.workshopRegistration.findMany({
    where: { workshopId, seat: 'held', heldFrom: network },
    select: { holdExpiresAt: true },
    orderBy: { holdExpiresAt: 'asc' },
  })
  if (held.length < UNPAID.all * rateLimitFactor) return
  const waitMs = (held[0]?.holdExpiresAt ?? now).getTime() - now.getTime()
  throw new RateLimitedError(
    waitMs / SECOND_MS,
    'Too many seats of this workshop are reserved from your network. Please try again in a few minutes.',
  )
}
