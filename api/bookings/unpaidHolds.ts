/** What keeps one machine with fresh accounts, or one mailbox with many, from making all of a mentor's times look taken. */
import { WIDER_FOR_ONE } from '../accounts/bounds.ts'
import { networkOf, wideNetworkOf } from '../accounts/network.ts'
import type { Config } from '../config.ts'
import { publicAddress } from '../geolocation/publicAddress.ts'
import { SECOND_MS } from '../rules/time/time.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { RateLimitedError } from '../rules/userErrors.ts'

/**
 * Times of one mentor that accounts without a confirmed address hold at once from one address. Holding is free and so
 * is an account; to open an order asks more of somebody, and a whole class may do it at once.
 */
export const UNPAID = {
  /** Only chosen, without an order. */
  chosen: 6,
  /** With those that have an order. */
  all: 24,
} as const

/** What a hold is counted for: an address, and the network above it, of which somebody may have all addresses. */
export interface StrangersNetwork {
  address: string
  wide: string
}

/** Null for a private address: behind a balancer it would be everybody's. */
export function strangersNetwork(ip: string | undefined): StrangersNetwork | null {
  const address = ip === undefined ? null : publicAddress(ip)
  return address === null ? null : { address: networkOf(address), wide: wideNetworkOf(address) }
}

/** A hold of somebody else in the wide network. */
export interface StrangersHold {
  /** Milliseconds. */
  endsAt: number
  isOrdered: boolean
  /** From the very address. */
  isNear: boolean
}

/**
 * Throws RateLimitedError when others hold so many of the mentor's times already from the address, or twice as many
 * from the network above it: `held`, soonest over first, read with the mentor locked.
 */
export function boundUnpaid(
  config: Pick<Config, 'rateLimitFactor'>,
  held: readonly StrangersHold[],
  asked: { isOrdered: boolean; now: Date },
): void {
  bound(
    held.filter(({ isNear }) => isNear),
    config.rateLimitFactor,
    asked,
  )
  bound(held, config.rateLimitFactor * WIDER_FOR_ONE, asked)
}

function bound(
  held: readonly StrangersHold[],
  factor: number,
  { isOrdered, now }: { isOrdered: boolean; now: Date },
): void {
  const chosen = held.filter((hold) => !hold.isOrdered)
  const isFull = held.length >= UNPAID.all * factor
  if (!isFull && (isOrdered || chosen.length < UNPAID.chosen * factor)) return
  const [first] = isFull ? held : chosen
  const waitMs = (first?.endsAt ?? now.getTime()) - now.getTime()
  throw new RateLimitedError(
    waitMs / SECOND_MS,
    'Too many of this mentor’s slots are reserved from your network. Confirm your email address, or try again in a few minutes.',
  )
}

/** A hold of somebody else on a time of the same mentor, taken with a confirmed address. */
export interface OthersHold {
  /** Milliseconds. */
  endsAt: number
  mailbox: string
}

/**
 * Throws RateLimitedError when accounts with confirmed addresses of the mentee's mailbox have taken so many of the mentor's
 * times already, whatever addresses these accounts have now. Others who name the mailbox count nothing against its holder.
 */
export function boundMailbox(
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  held: readonly OthersHold[],
  { email, now }: { email: string; now: Date },
): void {
  const mailbox = mailboxOf(email)
  const same = held.filter((hold) => hold.mailbox === mailbox)
  const [first] = same
  if (!first || same.length < UNPAID.chosen * rateLimitFactor) return
  throw new RateLimitedError(
    (first.endsAt - now.getTime()) / SECOND_MS,
    'Too many of this mentor’s slots are reserved with your email address. Please try again in a few minutes.',
  )
}
