/** What keeps one machine with fresh accounts, or one mailbox with many, from making all of a mentor's times look taken. */
import { WIDER_FOR_ONE } from '../../accounts/bounds.ts'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'
import type { Config } from '../../config.ts'
import { publicAddress } from '../../geolocation/publicAddress.ts'
import { SECOND_MS, MINUTE_MS } from '../../rules/time/time.ts'
import { mailboxOf } from '../../rules/people/emailAddress.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { SlotTakenError } from '../bookingErrors.ts'

/**
 * Times of one mentor that accounts without a confirmed address hold at once from one address. Holding is free and so
 * is an account; to open an order asks more of somebody, and a whole class may do it at once.
 */
export const HOLD_LIMITS = {
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
  const isFull = held.length >= HOLD_LIMITS.all * factor
  if (!isFull && (isOrdered || chosen.length < HOLD_LIMITS.chosen * factor)) return
  const [first] = isFull ? held : chosen
  const waitMs = (first?.endsAt ?? now.getTime()) - now.getTime()
  throw new RateLimitedError(
    waitMs / SECOND_MS,
    'Too many of this mentor’s slots are reserved from your network. Confirm your email address, or try again in a few minutes.',
  )
}

/** A hold of somebody else, with a confirmed address, on a time of the same mentor. */
export interface OthersHold {
  /** Milliseconds. */
  endsAt: number
  email: string
}

/**
 * Throws RateLimitedError when accounts that have confirmed addresses of the mentee's mailbox hold so many of the mentor's
 * times already. Others who name the mailbox count nothing against its holder.
 */
export function boundMailbox(
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  held: readonly OthersHold[],
  { email, now }: { email: string; now: Date },
): void {
  const mailbox = mailboxOf(email)
  const same = held.filter((hold) => mailboxOf(hold.email) === mailbox)
  const [first] = same
  if (!first || same.length < HOLD_LIMITS.chosen * rateLimitFactor) return
  throw new RateLimitedError(
    (first.endsAt - now.getTime()) / SECOND_MS,
    'Too many of this mentor’s slots are reserved with your email address. Please try again in a few minutes.',
  )
}

/**
 * A payment that failed may be tried again at once, so a time can be kept for two holds in a row; then it is open to
 * others for as long. In holds of HOLD_MINUTES.
 */
const KEPT = {
  /** As long as a time can be kept without paying, within the span. */
  most: 2,
  span: 4,
} as const

/** An unpaid hold of the mentee's on a time that the wanted one overlaps. In milliseconds. */
export interface KeptTime {
  from: number
  to: number
}

type Settings = Pick<Config, 'holdMinutes' | 'rateLimitFactor'>

const holdMs = ({ holdMinutes }: Settings) => Math.trunc(holdMinutes * MINUTE_MS)

/** Holds that ended before this moment count for nothing. */
export const keptSince = (config: Settings, now: Date): Date => new Date(now.getTime() - KEPT.span * holdMs(config))

/** Throws SlotTakenError when the mentee has kept the time for so long already: `kept`, the oldest first. */
export function boundKept(config: Settings, kept: readonly KeptTime[], now: Date): void {
  const start = keptSince(config, now).getTime()
  const counted = kept.map(({ from, to }) => ({ from: Math.max(from, start), to }))
  const sum = counted.reduce((ms, { from, to }) => ms + to - from, 0)
  let over = sum - KEPT.most * holdMs(config) * config.rateLimitFactor
  if (over < 0) return
  // The span moves on: the oldest of it counts no longer.
  let left = start
  for (const { from, to } of counted) {
    left = from + Math.min(over, to - from)
    over -= to - from
    if (over <= 0) break
  }
  const again = new Date(Math.floor((left - start + now.getTime()) / MINUTE_MS + 1) * MINUTE_MS)
  throw new SlotTakenError(
    `You reserved this time before without paying, so others can take it now. You can reserve it again from ${formatWhenFull(again)}`,
  )
}
