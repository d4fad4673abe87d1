import type { Transaction } from '../database/client.ts'
import { mailboxOf } from '../rules/people/emailAddress.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { OFFER_HOURS } from '../rules/workshops/workshops.ts'

/** Places of one mailbox in a queue: each may keep a seat from others for as long as an offer lasts. */
const PLACES_OF_MAILBOX = 2

/**
 * Throws RateLimitedError when other addresses of the entry's mailbox have too many places in the queue. Call it only after
 * the person has proven the address, since the error tells about these places.
 */
export async function boundPlaces(
  tx: Transaction,
  { id, workshopId, email }: { id: number; workshopId: number; email: string },
): Promise<void> {
  const others = await tx.waitingListEntry.findMany({
    where: { workshopId, id: { not: id }, state: { in: ['waiting', 'offered', 'registering'] } },
    select: { email: true },
  })
  const mailbox = mailboxOf(email)
  if (others.filter((other) => mailboxOf(other.email) === mailbox).length < PLACES_OF_MAILBOX) return
  throw new RateLimitedError(
    OFFER_HOURS * 60 * 60,
    'Other addresses of your mailbox are on this waiting list already. Leave one of these places first.',
  )
}
