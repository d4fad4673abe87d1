/** How many seats, places and mails one person, mailbox or network may have of workshops. */
import { SECOND_MS } from '../rules/time/durations.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { OFFER_HOURS } from '../rules/workshops/workshops.ts'
import { byPlace, byPlaceFor, checkEach, mailsOfDay, takeEach, WIDER_FOR_ONE } from '../accounts/bounds.ts'
import type { App } from '../app.ts'
import { HOLD_LIMITS, type StrangersNetwork } from '../bookings/hold/holdLimits.ts'
import type { Telling } from './announce/participant.ts'
import type { Config } from '../config.ts'
import type { Database, Transaction } from '../database/client.ts'
import { databaseRateLimiter, type Bound, type Limit } from '../database/rateLimiter.ts'
import type { Identity } from '../graphql/identity.ts'
import { RateLimitedError } from '../rules/userErrors.ts'

/** Id of the mentee who is logged in, if the typed address is theirs and confirmed; else null. */
export async function provenMentee(
  db: Database | Transaction,
  { member }: Pick<Identity, 'member'>,
  email: string,
): Promise<number | null> {
  if (member?.type !== 'mentee') return null
  const mentee = await db.mentee.findUnique({
    where: { id: member.id },
    select: { email: true, emailConfirmedAt: true },
  })
  return mentee?.emailConfirmedAt && mentee.email.toLowerCase() === email.toLowerCase() ? member.id : null
}

/** A proven mentee has a counter of their own; others share those of the address and of the network. */
export const boundsOf = (
  what: string,
  { email, ip, menteeId }: { email: string; ip: string; menteeId: number | null },
  { ofMailbox, ofNetwork }: { ofMailbox: Limit; ofNetwork: Limit },
): Bound[] =>
  menteeId === null
    ? [...byPlaceFor(what, email, ip, ofMailbox), ...byPlace(what, ip, ofNetwork)]
    : [{ key: `${what}:mentee:${menteeId}`, limit: ofMailbox }]

const DAY = 24 * 60 * 60
/** Mails that strangers in one network may cause to one address, for all workshops; those of all networks are `mailsOfDay`. */
const STRANGERS_MAILS_OF_NETWORK = { max: 6, windowSeconds: DAY }

interface StrangersMail {
  email: string
  ip: string | undefined
}

async function strangersMailBounds(limiter: Pick<App['limiter'], 'firstSpent'>, { email, ip }: StrangersMail) {
  const mailbox = mailboxOf(email)
  const ofPlace = ip === undefined ? [] : byPlaceFor('workshop-news', mailbox, ip, STRANGERS_MAILS_OF_NETWORK)
  return [...ofPlace, await mailsOfDay({ limiter }, `workshop-news:${mailbox}`)]
}

/** Throws RateLimitedError if one more mail would be refused. Ask before the address is looked up, so that it reveals nothing. */
export async function checkStrangersMail(tx: Transaction, app: Telling, mail: StrangersMail): Promise<void> {
  const limiter = databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor)
  await checkEach({ limiter }, await strangersMailBounds(limiter, mail))
}

/** Counts a mail to an address that is not surely the asker's, when it is written. Throws RateLimitedError past the limit. */
export async function countStrangersMail(tx: Transaction, app: Telling, mail: StrangersMail): Promise<void> {
  const limiter = databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor)
  await takeEach({ limiter }, await strangersMailBounds(limiter, mail))
}

/** Unpaid seats of one workshop that an account or a confirmed mailbox may hold: people register friends. */
export const UNPAID_OF_ACCOUNT = 6

interface SeatHolder {
  workshopId: number
  /** Null for a visitor. */
  menteeId: number | null
  /** Null for a mentee with a confirmed address. */
  network: StrangersNetwork | null
  now: Date
}

/** Nobody shall make a workshop look full. Call `allocateSeats` first. Throws RateLimitedError. */
export async function limitHeldSeats(
  tx: Transaction,
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  { workshopId, menteeId, network, now }: SeatHolder,
): Promise<void> {
  const bound = (held: readonly { holdExpiresAt: Date | null }[], most: number, from: string) => {
    if (held.length < most * rateLimitFactor) return
    const waitMs = (held[0]?.holdExpiresAt ?? now).getTime() - now.getTime()
    throw new RateLimitedError(
      waitMs / SECOND_MS,
      `Too many seats of this workshop are reserved from your ${from}. Please try again in a few minutes.`,
    )
  }
  if (menteeId !== null) {
    const { email } = await tx.mentee.findUniqueOrThrow({ where: { id: menteeId }, select: { email: true } })
    const held = await tx.workshopRegistration.findMany({
      where: { workshopId, seat: 'held', OR: [{ menteeId }, { heldByMailbox: mailboxOf(email) }] },
      select: { holdExpiresAt: true },
      orderBy: { holdExpiresAt: 'asc' },
    })
    bound(held, UNPAID_OF_ACCOUNT, 'account')
  }
  if (network !== null) {
    const held = await tx.$queryRaw<{ holdExpiresAt: Date; isNear: boolean }[]>`
      SELECT hold_expires_at AS "holdExpiresAt", held_from = ${network.address} AS "isNear" FROM workshop_registrations
      WHERE workshop_id = ${workshopId} AND seat = 'held' AND held_from::inet <<= ${network.wide}::inet
      ORDER BY hold_expires_at`
    bound(
      held.filter(({ isNear }) => isNear),
      HOLD_LIMITS.all,
      'network',
    )
    bound(held, HOLD_LIMITS.all * WIDER_FOR_ONE, 'network')
  }
}

const countOf = (email: string, rows: readonly { email: string }[]): number =>
  rows.filter((row) => mailboxOf(row.email) === mailboxOf(email)).length

/** Seats of one workshop that the addresses of one mailbox have while they take free ones: a free seat costs nobody anything. */
const SEATS_OF_MAILBOX = 6

/** Throws RateLimitedError when the mailbox has too many seats. Only for a proven address: it tells about them. */
export async function limitFreeSeats(
  tx: Transaction,
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  { workshopId, email }: { workshopId: number; email: string },
): Promise<void> {
  const registered = await tx.workshopRegistration.findMany({
    where: { workshopId, seat: 'registered' },
    select: { email: true },
  })
  if (countOf(email, registered) < SEATS_OF_MAILBOX * rateLimitFactor) return
  throw new RateLimitedError(
    60 * 60,
    'Other addresses of your mailbox have too many seats of this workshop already. Cancel one of these registrations first.',
  )
}

/** Places of one mailbox in a waiting list: each can keep a seat from others for as long as an offer lasts. */
const PLACES_OF_MAILBOX = 2
/** Places in one waiting list: twice the seats that a workshop may have. */
const PLACES = 1000

/** Throws RateLimitedError when the list is full, or the mailbox has too many places. Only for a proven address: it tells about them. */
export async function limitWaitingPlaces(
  tx: Transaction,
  { id, workshopId, email }: { id: number; workshopId: number; email: string },
): Promise<void> {
  const others = await tx.waitingListEntry.findMany({
    where: { workshopId, id: { not: id }, state: { in: ['waiting', 'offered', 'registering'] } },
    select: { email: true },
  })
  if (others.length >= PLACES)
    throw new RateLimitedError(
      OFFER_HOURS * 60 * 60,
      `This waiting list is full: ${PLACES.toLocaleString('en-IN')} people are on it. Please try again later.`,
    )
  if (countOf(email, others) < PLACES_OF_MAILBOX) return
  throw new RateLimitedError(
    OFFER_HOURS * 60 * 60,
    'Other addresses of your mailbox are on this waiting list already. Leave one of these places first.',
  )
}
