/** Limits of unpaid holds: no network, mailbox or account can make all of a mentor's times look taken. */
import { SECOND_MS, MINUTE_MS, HOUR_MS } from '../../rules/time/durations.ts'
import { WIDER_FOR_ONE } from '../../accounts/bounds.ts'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'
import type { Config } from '../../config.ts'
import { publicAddress } from '../../geolocation/publicAddress.ts'
import { mailboxOf } from '../../rules/people/emailAddress.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { RESERVED_HOURS } from '../../rules/constants.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { SlotTakenError } from '../bookingErrors.graphql.ts'

/**
 * Times of one mentor that accounts without a confirmed email address may hold at once from one network. A hold and an account
 * cost nothing, so few holds are allowed without an order; with orders more, because a whole class may book at once.
 */
export const HOLD_LIMITS = {
  /** Without an order. */
  chosen: 6,
  /** With and without an order. */
  all: 24,
} as const

/** Where a hold is counted: its IP address, and the wider network around it, because one person may have all its addresses. */
export interface StrangersNetwork {
  address: string
  wide: string
}

/** Null for a private IP address: behind a load balancer all visitors would share it. */
export function strangersNetwork(ip: string | undefined): StrangersNetwork | null {
  const address = ip === undefined ? null : publicAddress(ip)
  return address === null ? null : { address: networkOf(address), wide: wideNetworkOf(address) }
}

/** A hold of another account from the wider network. */
export interface StrangersHold {
  /** Milliseconds. */
  endsAt: number
  isOrdered: boolean
  /** From the same IP address. */
  isNear: boolean
}

/**
 * Throws RateLimitedError when other accounts already hold too many of the mentor's times from the IP address, or from the wider
 * network, which may have WIDER_FOR_ONE times as many. `held` is sorted by end and read with the mentor locked.
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

/** A hold of another account on a time of the same mentor, taken with a confirmed email address. */
export interface OthersHold {
  /** Milliseconds. */
  endsAt: number
  mailbox: string
}

/**
 * Throws RateLimitedError when accounts with confirmed addresses of the mentee's mailbox have taken too many of the mentor's
 * times, whatever addresses these accounts have now. Accounts without a confirmed address are not counted, because anyone
 * can type it.
 */
export function boundMailbox(
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  held: readonly OthersHold[],
  { email, now }: { email: string; now: Date },
): void {
  const mailbox = mailboxOf(email)
  const same = held.filter((hold) => hold.mailbox === mailbox)
  const [first] = same
  if (!first || same.length < HOLD_LIMITS.chosen * rateLimitFactor) return
  throw new RateLimitedError(
    (first.endsAt - now.getTime()) / SECOND_MS,
    'Too many of this mentor’s slots are reserved with your email address. Please try again in a few minutes.',
  )
}

/**
 * One account may keep a time for two holds in a row, so that it can repeat a payment that failed; then the time is open to others
 * for as long. In units of HOLD_MINUTES.
 */
const KEPT = {
  /** Longest time within the span. */
  most: 2,
  span: 4,
} as const

/** An unpaid hold of the mentee that overlaps the wanted time. In milliseconds. */
export interface KeptTime {
  from: number
  to: number
  /** Whether its mentor reserved it, by accepting a request with it. */
  isPromised: boolean
}

type KeptSettings = Pick<Config, 'holdMinutes' | 'rateLimitFactor'>

const holdMs = ({ holdMinutes }: KeptSettings) => Math.trunc(holdMinutes * MINUTE_MS)

/** A mentor may reserve a time for a mentee once; then it is open to others for as long. In units of RESERVED_HOURS. */
const PROMISED = { most: 1, span: 2 } as const

const promiseMs = RESERVED_HOURS * HOUR_MS

/** Holds that ended before this moment are not counted. */
export const keptSince = (config: KeptSettings, now: Date): Date =>
  new Date(now.getTime() - Math.max(KEPT.span * holdMs(config), PROMISED.span * promiseMs))

/**
 * Throws SlotTakenError when the time was kept for the mentee for too long already, by holds of the same kind: their own,
 * or those that the mentor gave them. `kept` starts with the oldest.
 */
export function boundKept(config: KeptSettings, kept: readonly KeptTime[], isPromise: boolean, now: Date): void {
  const [spanMs, most] = isPromise
    ? [PROMISED.span * promiseMs, PROMISED.most * promiseMs]
    : [KEPT.span * holdMs(config), KEPT.most * holdMs(config) * config.rateLimitFactor]
  const start = now.getTime() - spanMs
  const counted = kept
    .filter((time) => time.isPromised === isPromise && time.to > start)
    .map(({ from, to }) => ({ from: Math.max(from, start), to }))
  const sum = counted.reduce((ms, { from, to }) => ms + to - from, 0)
  let over = sum - most
  if (over < 0) return
  // The mentee can hold it again when enough of the oldest holds has left the span.
  let left = start
  for (const { from, to } of counted) {
    left = from + Math.min(over, to - from)
    over -= to - from
    if (over <= 0) break
  }
  const again = new Date(Math.floor((left - start + now.getTime()) / MINUTE_MS + 1) * MINUTE_MS)
  throw new SlotTakenError(
    isPromise
      ? `This time was reserved for them before and was not paid for, so others can take it now. You can reserve it again from ${formatWhenFull(again)}`
      : `You reserved this time before without paying, so others can take it now. You can reserve it again from ${formatWhenFull(again)}`,
  )
}
