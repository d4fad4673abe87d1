import { UNPAID } from '../bookings/unpaidHolds.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { SECOND_MS } from '../rules/durations.ts'
import { RateLimitedError } from '../rules/userErrors.ts'

/** Seats of one workshop that an account holds at once without having paid: its holder registers friends one by one. */
export const UNPAID_OF_ACCOUNT = 6

interface Asked {
  workshopId: number
  /** Null for a visitor. */
  menteeId: number | null
  /** Of a stranger: nobody with a confirmed address. */
  network: string | null
  now: Date
}

/**
 * What keeps one machine, or one account, from making a workshop look full: throws RateLimitedError when the account, or
 * strangers in the network, hold so many of its seats already. The workshop must be locked, and holds that have run out let
 * go.
 */
export async function boundHeldSeats(
  tx: Transaction,
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  { workshopId, menteeId, network, now }: Asked,
): Promise<void> {
  const bound = async (whose: Prisma.WorkshopRegistrationWhereInput, most: number, from: string) => {
    const held = await tx.workshopRegistration.findMany({
      where: { ...whose, workshopId, seat: 'held' },
      select: { holdExpiresAt: true },
      orderBy: { holdExpiresAt: 'asc' },
    })
    if (held.length < most * rateLimitFactor) return
    const waitMs = (held[0]?.holdExpiresAt ?? now).getTime() - now.getTime()
    throw new RateLimitedError(
      waitMs / SECOND_MS,
      `Too many seats of this workshop are reserved from your ${from}. Please try again in a few minutes.`,
    )
  }
  if (menteeId !== null) await bound({ menteeId }, UNPAID_OF_ACCOUNT, 'account')
  if (network !== null) await bound({ heldFrom: network }, UNPAID.all, 'network')
}
