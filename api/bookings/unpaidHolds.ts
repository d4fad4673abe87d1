/** What keeps one machine with fresh accounts from making all of a mentor's times look taken. */
import { networkOf } from '../accounts/network.ts'
import type { Config } from '../config.ts'
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

/** A hold of somebody else in the network. */
export interface StrangersHold {
  /** Milliseconds. */
  endsAt: number
  isOrdered: boolean
}

/**
 * Throws RateLimitedError when others in the network hold so many of the mentor's times already: `held`, soonest over
 * first, read with the mentor locked.
 */
export function boundUnpaid(
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  held: readonly StrangersHold[],
  { isOrdered, now }: { isOrdered: boolean; now: Date },
): void {
  const chosen = held.filter((hold) => !hold.isOrdered)
  const isFull = held.length >= UNPAID.all * rateLimitFactor
  if (!isFull && (isOrdered || chosen.length < UNPAID.chosen * rateLimitFactor)) return
  const [first] = isFull ? held : chosen
  const waitMs = (first?.endsAt ?? now.getTime()) - now.getTime()
  throw new RateLimitedError(
    waitMs / SECOND_MS,
    'Too many of this mentor’s slots are reserved from your network. Confirm your email address, or try again in a few minutes.',
  )
}
