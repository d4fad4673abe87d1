/** The queue for a full workshop: joining, confirming the address, leaving. */
import { takeEach } from '../../accounts/bounds.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { sameText } from '../../database/containing.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Identity } from '../../graphql/identity.ts'
import { NotFoundError, failure } from '../../rules/userErrors.ts'
import { allocateSeats, readCode, seatOf, requireOpen } from '../seats.ts'
import { boundsOf, checkStrangersMail, countStrangersMail, limitWaitingPlaces, provenMentee } from '../limits.ts'
import { AlreadyRegisteredError } from '../register/registrationErrors.ts'
import { announceEntry, announceSeat, markOfferAnswered } from './waitingMails.ts'

/** A campus may share one network. */
const LIMITS = { ofMailbox: { max: 10, windowSeconds: 3_600 }, ofNetwork: { max: 120, windowSeconds: 3_600 } }

const LIVE = ['unconfirmed', 'waiting', 'offered', 'registering'] as const

export class SeatsLeftError extends failure('SeatsLeftError', 409, 'There are seats left. Register now.') {}

type Deps = Pick<App, 'db' | 'clock' | 'config'>

interface Joining {
  workshopId: number
  email: string
}

/**
 * Queues an address for a full workshop: a mentee with that confirmed address at once, everyone else once they open the
 * mailed link. Joining again changes nothing. The answer to a stranger is always the same, and the mail to the address says
 * whether it has a seat or a place. Throws NotFoundError, RegistrationsClosedError, SeatsLeftError, RateLimitedError,
 * and AlreadyRegisteredError to a mentee with a seat under their confirmed address.
 */
export async function joinWaitingList(
  app: Deps & Pick<App, 'limiter'>,
  asker: Pick<Identity, 'member'>,
  { workshopId, email }: Joining,
  { ip }: { ip: string },
): Promise<'waiting' | 'unconfirmed'> {
  const proven = await provenMentee(app.db, asker, email)
  await takeEach(app, boundsOf('waiting-list', { email, ip, menteeId: proven }, LIMITS))
  return await inTransaction(app.db, async (tx) => {
    await allocateSeats(tx, app, workshopId)
    const workshop = await tx.workshop.findFirst({ where: { id: workshopId, isActive: true } })
    if (!workshop) throw new NotFoundError('Workshop not found')
    const now = app.clock.now()
    await requireOpen(tx, workshop, now)
    // Seats that are still free now have been offered to nobody: there is no queue.
    if (workshop.seatsTaken < workshop.maxParticipants) throw new SeatsLeftError()
    const menteeId = await provenMentee(tx, asker, email)
    if (menteeId === null) await checkStrangersMail(tx, app, { email, ip })
    const seatId = await seatOf(tx, workshopId, email)
    if (seatId !== null && menteeId !== null) throw new AlreadyRegisteredError()
    if (seatId !== null) {
      if (await announceSeat(tx, app, seatId)) await countStrangersMail(tx, app, { email, ip })
      return 'unconfirmed'
    }
    const { id } =
      (await liveEntry(tx, workshopId, email)) ??
      (await tx.waitingListEntry.create({ data: { workshopId, email, menteeId } }))
    if (menteeId !== null) await queue(tx, { id, workshopId, email, menteeId }, now)
    const isMailed = await announceEntry(tx, app, id)
    if (isMailed && menteeId === null) await countStrangersMail(tx, app, { email, ip })
    return menteeId === null ? 'unconfirmed' : 'waiting'
  })
}

const liveEntry = (tx: Transaction, workshopId: number, email: string) =>
  tx.waitingListEntry.findFirst({
    where: { workshopId, email: sameText(email), state: { in: [...LIVE] } },
    select: { id: true },
  })

interface Queued extends Joining {
  id: number
  menteeId: number | null
}

/** Puts the entry at the end of the queue; one that is in it keeps its place. Throws RateLimitedError. */
async function queue(tx: Transaction, { id, workshopId, email, menteeId }: Queued, now: Date) {
  await limitWaitingPlaces(tx, { id, workshopId, email })
  await tx.waitingListEntry.updateMany({
    where: { id, state: 'unconfirmed' },
    data: { state: 'waiting', queuedAt: now },
  })
  if (menteeId !== null) await tx.waitingListEntry.update({ where: { id }, data: { menteeId } })
}

/** Queues the entry; answers its id. Throws NotFoundError, RegistrationsClosedError, RateLimitedError. */
export async function confirmWaitingListEntry(app: Deps, code: string): Promise<number> {
  return await inTransaction(app.db, async (tx) => {
    const { id, workshopId } = await entryBy(tx, code)
    await allocateSeats(tx, app, workshopId)
    const entry = await tx.waitingListEntry.findUniqueOrThrow({ where: { id }, include: { workshop: true } })
    const { state, email, workshop } = entry
    if (state !== 'unconfirmed') return id
    const now = app.clock.now()
    await requireOpen(tx, workshop, now)
    await queue(tx, { id, workshopId, email, menteeId: null }, now)
    await allocateSeats(tx, app, workshopId)
    return id
  })
}

/** Leaves the queue, or declines the offer, so that the next person gets the seat; again it changes nothing. Answers the entry's id. */
export async function leaveWaitingList(app: Deps, code: string): Promise<number> {
  return await inTransaction(app.db, async (tx) => {
    const { id, workshopId, email } = await entryBy(tx, code)
    await allocateSeats(tx, app, workshopId)
    await tx.waitingListEntry.updateMany({
      where: { id, state: { in: ['unconfirmed', 'waiting'] } },
      data: { state: 'left' },
    })
    // Somebody who is paying keeps the seat until their hold ends.
    await tx.waitingListEntry.updateMany({
      where: { id, state: { in: ['offered', 'registering'] } },
      data: { state: 'declined' },
    })
    await markOfferAnswered(tx, { workshopId, email })
    await allocateSeats(tx, app, workshopId)
    return id
  })
}

async function entryBy(tx: Transaction, code: string): Promise<{ id: number; workshopId: number; email: string }> {
  const entry = await tx.waitingListEntry.findUnique({
    where: { code: readCode(code) },
    select: { id: true, workshopId: true, email: true },
  })
  if (!entry) throw new NotFoundError('This link does not lead to a waiting list. Please check it.')
  return entry
}
