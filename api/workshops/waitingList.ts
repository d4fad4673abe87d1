/** The queue for a full workshop: joining, confirming the address, leaving. */
import { takeEach } from '../accounts/bounds.ts'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Transaction } from '../database/client.ts'
import type { Identity } from '../graphql/identity.ts'
import { HOUR_MS, fromDateOnly } from '../rules/time/time.ts'
import { sameText } from '../database/containing.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { isRegistrationOpen, OFFER_HOURS, registrationClosesAt } from '../rules/workshops/workshops.ts'
import { boundPlaces } from './boundPlaces.ts'
import { readCode } from './codes.ts'
import { announceTicketAgain } from './announceRegistration.ts'
import { seatOf } from './hasSeat.ts'
import { isOnSale } from './onSale.ts'
import { passOnSeats } from './passOnSeats.ts'
import { AlreadyRegisteredError, RegistrationsClosedError } from './registrationErrors.ts'
import { countStrangersMail } from './strangersMail.ts'
import { boundsOf, provenMentee } from './typedAddress.ts'
import { tellWaiting, waitingOf } from './waiting.ts'
import { SeatsLeftError } from './waitingListErrors.ts'
import { publicFacts, shortTitle } from './workshopWords.ts'

/** A campus may share one network. */
const LIMITS = { ofMailbox: { max: 10, windowSeconds: 3_600 }, ofNetwork: { max: 120, windowSeconds: 3_600 } }

const LIVE = ['unconfirmed', 'waiting', 'offered', 'registering'] as const

type Deps = Pick<App, 'db' | 'clock' | 'config'>

interface Joining {
  workshopId: number
  email: string
}

/**
 * Queues an address for a full workshop: at once for a mentee whose confirmed address it is, else once the link that it is
 * mailed is clicked. Joining again changes nothing. Whoever only names an address is answered the same whatever it is to the
 * workshop; its mailbox gets the truth. Throws NotFoundError, RegistrationsClosedError, SeatsLeftError, RateLimitedError,
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
    await passOnSeats(tx, app, workshopId)
    const workshop = await tx.workshop.findFirst({ where: { id: workshopId, isActive: true } })
    if (!workshop) throw new NotFoundError('Workshop not found')
    const now = app.clock.now()
    if (!isRegistrationOpen(fromDateOnly(workshop.date), now) || !(await isOnSale(tx, workshopId)))
      throw new RegistrationsClosedError()
    // What is free now, nobody else waits for.
    if (workshop.seatsTaken < workshop.maxParticipants) throw new SeatsLeftError()
    const menteeId = await provenMentee(tx, asker, email)
    const seatId = await seatOf(tx, workshopId, email)
    if (seatId !== null && menteeId !== null) throw new AlreadyRegisteredError()
    if (seatId !== null) {
      if (await announceSeat(tx, app, seatId)) await countStrangersMail(tx, app, { email, ip })
      return 'unconfirmed'
    }
    const { id } = (await liveEntry(tx, workshopId, email)) ?? (await newEntry(tx, { workshopId, email, menteeId }))
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

const newEntry = (tx: Transaction, data: { workshopId: number; email: string; menteeId: number | null }) =>
  tx.waitingListEntry.create({ data, select: { id: true } })

interface Queued extends Joining {
  id: number
  menteeId: number | null
}

/** At the end of the queue; who is in it already keeps the place. Throws RateLimitedError. */
async function queue(tx: Transaction, { id, workshopId, email, menteeId }: Queued, now: Date) {
  await boundPlaces(tx, { id, workshopId, email })
  await tx.waitingListEntry.updateMany({
    where: { id, state: 'unconfirmed' },
    data: { state: 'waiting', queuedAt: now },
  })
  if (menteeId !== null) await tx.waitingListEntry.update({ where: { id }, data: { menteeId } })
}

const hourOf = ({ clock }: Pick<App, 'clock'>) => Math.floor(clock.now().getTime() / HOUR_MS)

/** The ticket of who needs no place in the queue; asking again mails it again, once an hour. Whether it is mailed now. */
const announceSeat = (tx: Transaction, app: Pick<App, 'clock' | 'config'>, registrationId: number): Promise<boolean> =>
  announceTicketAgain(tx, app, registrationId, {
    cause: `waiting-list:${hourOf(app)}`,
    news: [
      'Someone asked to join the waiting list with this email address. You have a seat, so you do not need to wait.',
    ],
  })

/** The address of the entry's page; asking again mails it again, once an hour. Whether it is mailed now. */
async function announceEntry(tx: Transaction, app: Pick<App, 'clock' | 'config'>, id: number): Promise<boolean> {
  const entry = await waitingOf(tx, id)
  if (!entry) return false
  const { workshop, state } = entry
  const hour = hourOf(app)
  const validUntil = registrationClosesAt(fromDateOnly(workshop.date))
  if (state === 'unconfirmed')
    return await tellWaiting(tx, app, entry, {
      kind: 'waiting-list-confirm',
      cause: `confirm:${hour}`,
      title: 'Confirm your place on the waiting list',
      message: null,
      subject: `Confirm your place on the waiting list: ${shortTitle(workshop)}`,
      content: {
        paragraphs: [
          `Someone asked to join the waiting list for "${workshop.title}" with this email address. If that was you, please confirm: until then you are not on the list.`,
          'If it was not you, ignore this email.',
        ],
        facts: publicFacts(workshop),
      },
      step: 'Confirm your place',
      validUntil,
    })
  return await tellWaiting(tx, app, entry, {
    kind: 'waiting-list-joined',
    cause: `joined:${hour}`,
    title: 'You are on the waiting list',
    message: null,
    subject: `On the waiting list: ${shortTitle(workshop)}`,
    content: {
      paragraphs: [
        `You are on the waiting list for "${workshop.title}". When a seat opens and it's your turn, we email you and reserve it for ${OFFER_HOURS} hours.`,
      ],
      facts: publicFacts(workshop),
    },
    step: 'See your place',
    validUntil,
  })
}

/**
 * Whoever has the code confirms that the address is theirs, and queues; again it changes nothing. Answers the entry's id.
 * Throws NotFoundError, RegistrationsClosedError, RateLimitedError.
 */
export async function confirmWaitingListEntry(app: Deps, code: string): Promise<number> {
  return await inTransaction(app.db, async (tx) => {
    const { id, workshopId } = await entryBy(tx, code)
    await passOnSeats(tx, app, workshopId)
    const entry = await tx.waitingListEntry.findUniqueOrThrow({ where: { id }, include: { workshop: true } })
    const { state, email, workshop } = entry
    if (state !== 'unconfirmed') return id
    const now = app.clock.now()
    if (!(await isOnSale(tx, workshopId)) || !isRegistrationOpen(fromDateOnly(workshop.date), now))
      throw new RegistrationsClosedError()
    await queue(tx, { id, workshopId, email, menteeId: null }, now)
    await passOnSeats(tx, app, workshopId)
    return id
  })
}

/** Leaves the queue, or declines what is offered: the next one gets the seat. Again it changes nothing. Answers the entry's id. */
export async function leaveWaitingList(app: Deps, code: string): Promise<number> {
  return await inTransaction(app.db, async (tx) => {
    const { id, workshopId } = await entryBy(tx, code)
    await passOnSeats(tx, app, workshopId)
    await tx.waitingListEntry.updateMany({
      where: { id, state: { in: ['unconfirmed', 'waiting'] } },
      data: { state: 'left' },
    })
    // Whoever is paying keeps the seat until the time for that is over.
    await tx.waitingListEntry.updateMany({
      where: { id, state: { in: ['offered', 'registering'] } },
      data: { state: 'declined' },
    })
    await passOnSeats(tx, app, workshopId)
    return id
  })
}

async function entryBy(tx: Transaction, code: string): Promise<{ id: number; workshopId: number }> {
  const entry = await tx.waitingListEntry.findUnique({
    where: { code: readCode(code) },
    select: { id: true, workshopId: true },
  })
  if (!entry) throw new NotFoundError('This link does not lead to a waiting list. Please check it.')
  return entry
}
