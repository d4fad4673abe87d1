/** Whose a typed address is, and how often one may ask for something with it. */
import { byPlace, byPlaceFor } from '../accounts/bounds.ts'
import type { Database, Transaction } from '../database/client.ts'
import type { Bound, Limit } from '../database/rateLimiter.ts'
import type { Identity } from '../graphql/identity.ts'

/** Who is logged in, if the address is theirs and confirmed. */
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

/**
 * What asking for `what` counts for: the mentee whose confirmed address it is, so that neighbours who type it take nothing
 * from them; else the address from one network, and the network.
 */
export const boundsOf = (
  what: string,
  { email, ip, menteeId }: { email: string; ip: string; menteeId: number | null },
  { ofMailbox, ofNetwork }: { ofMailbox: Limit; ofNetwork: Limit },
): Bound[] =>
  menteeId === null
    ? [...byPlaceFor(what, email, ip, ofMailbox), ...byPlace(what, ip, ofNetwork)]
    : [{ key: `${what}:mentee:${menteeId}`, limit: ofMailbox }]
