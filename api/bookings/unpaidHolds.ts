/** What keeps one machine with fresh accounts from making all of a mentor's times look taken. */
import { networkOf } from '../accounts/network.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../database/client.ts'
import { publicAddress } from '../geolocation/publicAddress.ts'
import { SECOND_MS } from '../rules/durations.ts'
import { RateLimitedError } from '../rules/userErrors.ts'

/**
 * Times of one mentor that accounts without a confirmed address hold at once from one network. Holding is free and so
 * is an account; to open an order asks more of somebody, and a whole class may do it at once.
 */
export const UNPAID = {
  /** Only chosen, without an order. */
  chosen: 6,
  /** With those that have an order. */
  all: 24,
} as const

/** The network that a hold is counted for. Null for a private address: behind a balancer it would be everybody's. */
export function strangersNetwork(ip: string | undefined): string | null {
  const address = ip === undefined ? null : publicAddress(ip)
  return address === null ? null : networkOf(address)
}

interface Asked {
  mentorId: number
  menteeId: number
  network: string
  /** An order is opened for it next. */
  isOrdered: boolean
  now: Date
}

/**
 * Throws RateLimitedError when others in the network hold so many of the mentor's times already. The mentor must be
 * locked, and holds that have run out released.
 */
export async function boundUnpaid(
  tx: Transaction,
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  { mentorId, menteeId, network, isOrdered, now }: Asked,
): Promise<void> {
  const held = await tx.booking.findMany({
    where: { mentorId, menteeId: { not: menteeId }, status: 'pending', heldFrom: network },
    select: { holdExpiresAt: true, _count: { select: { orders: true } } },
    orderBy: { holdExpiresAt: 'asc' },
  })
  const chosen = held.filter(({ _count }) => _count.orders === 0)
  const isFull = held.length >= UNPAID.all * rateLimitFactor
  if (!isFull && (isOrdered || chosen.length < UNPAID.chosen * rateLimitFactor)) return
  const [first] = isFull ? held : chosen
  const waitMs = (first?.holdExpiresAt ?? now).getTime() - now.getTime()
  throw new RateLimitedError(
    waitMs / SECOND_MS,
    'Too many of this mentor’s slots are reserved from your network. Confirm your email address, or try again in a few minutes.',
  )
}
