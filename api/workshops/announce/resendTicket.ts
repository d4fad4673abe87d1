/** The mail with the ticket again, for who is registered and has lost it. */
import { randomUUID } from 'node:crypto'
import { byPlace, byPlaceFor, takeEach } from '../../accounts/bounds.ts'
import type { App } from '../../app.ts'
import { databaseRateLimiter } from '../../database/rateLimiter.ts'
import { inTransaction } from '../../database/transaction.ts'
import { addJob, type Tasks } from '../../jobs/enqueue.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { announceTicketAgain } from './announceTicket.ts'
import { seatOf } from '../seats.ts'

/** A campus may share one address. */
const ADDRESS_LIMIT = { max: 120, windowSeconds: 3_600 }
/** From one network: nobody elsewhere uses up what the holder of the address needs. */
const MAILBOX_LIMIT = { max: 3, windowSeconds: 3_600 }
/** Mails of one ticket, whoever asks for them: each is the ticket, so that nobody is without it. */
const MAILS = { max: 6, windowSeconds: 24 * 3_600 }

/**
 * Asks for it. Whether the address has a seat is a job's question: the answer and the time it takes are the same for
 * everybody. Throws RateLimitedError.
 */
export async function resendWorkshopTicket(
  app: Pick<App, 'db' | 'limiter'>,
  { workshopId, email }: { workshopId: number; email: string },
  { ip }: { ip: string },
): Promise<void> {
  await takeEach(app, [
    ...byPlaceFor('ticket-again', email, ip, MAILBOX_LIMIT),
    ...byPlace('ticket-again', ip, ADDRESS_LIMIT),
  ])
  await addJob(app.db, 'resendTicket', { requestId: randomUUID(), workshopId, email })
}

/** Mails it to the address that was registered, six times a day at most; one mail a request, however often the job runs. */
export async function resendTicket(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { requestId, workshopId, email }: Tasks['resendTicket'],
): Promise<void> {
  const sent = inTransaction(app.db, async (tx) => {
    const id = await seatOf(tx, workshopId, email)
    if (id === null) return
    const isNew = await announceTicketAgain(tx, app, id, { cause: requestId })
    const limiter = databaseRateLimiter(tx, app.clock, app.config.rateLimitFactor)
    if (isNew) await limiter.take(`ticket-mails:${id}`, MAILS)
  })
  await sent.catch((error: unknown) => {
    if (!(error instanceof RateLimitedError)) throw error
  })
}
