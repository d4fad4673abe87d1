import { WIDER_FOR_ONE } from '../accounts/bounds.ts'
import { UNPAID, type StrangersNetwork } from '../bookings/unpaidHolds.ts'
import type { Config } from '../config.ts'
import type { Transaction } from '../database/client.ts'
import { SECOND_MS } from '../rules/time/time.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { RateLimitedError } from '../rules/userErrors.ts'

/**
 * Seats of one workshop that an account holds at once without having paid, its holder registers friends one by one; and
 * all accounts together that have confirmed addresses of one mailbox: nobody else's name for it counts against its holder.
 */
export const UNPAID_OF_ACCOUNT = 6

interface Asked {
  workshopId: number
  /** Null for a visitor. */
  menteeId: number | null
  /** Of a stranger: nobody with a confirmed address. */
  network: StrangersNetwork | null
  now: Date
}

/**
 * What keeps one machine, or one mailbox, from making a workshop look full: throws RateLimitedError when its accounts, or
 * strangers at the address or in the network above it, hold so many of its seats already. The workshop must be locked, and holds that have run out let
 * go.
 */
export async function boundHeldSeats(
  tx: Transaction,
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
  { workshopId, menteeId, network, now }: Asked,
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
      where: {
        workshopId,
        seat: 'held',
        OR: [{ menteeId }, { mentee: { emailConfirmedAt: { not: null } } }],
      },
      select: { holdExpiresAt: true, menteeId: true, mentee: { select: { email: true } } },
      orderBy: { holdExpiresAt: 'asc' },
    })
    const mailbox = mailboxOf(email)
    bound(
      held.filter((seat) => seat.menteeId === menteeId || mailboxOf(seat.mentee!.email) === mailbox),
      UNPAID_OF_ACCOUNT,
      'account',
    )
  }
  if (network !== null) {
    const held = await tx.$queryRaw<{ holdExpiresAt: Date; isNear: boolean }[]>`
      SELECT hold_expires_at AS "holdExpiresAt", held_from = ${network.address} AS "isNear" FROM workshop_registrations
      WHERE workshop_id = ${workshopId} AND seat = 'held' AND held_from::inet <<= ${network.wide}::inet
      ORDER BY hold_expires_at`
    bound(
      held.filter(({ isNear }) => isNear),
      UNPAID.all,
      'network',
    )
    bound(held, UNPAID.all * WIDER_FOR_ONE, 'network')
  }
}
