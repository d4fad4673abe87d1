/** Takes a seat for whoever registers: held until it is paid, or at once when it is free. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { Workshop } from '../generated/prisma/client.ts'
import type { MenteeId } from '../graphql/identity.ts'
import { MINUTE_MS } from '../rules/durations.ts'
import type { WorkshopOrder } from '../rules/inputs/workshopRegistration.ts'
import { splitFee } from '../rules/money.ts'
import { fromDateOnly } from '../rules/time.ts'
import { NotFoundError, NotSignedInError } from '../rules/userErrors.ts'
import { isRegistrationOpen } from '../rules/workshops.ts'
import { strangersNetwork } from '../bookings/unpaidHolds.ts'
import { announceUnconfirmed } from './announceUnconfirmed.ts'
import { boundHeldSeats } from './boundHeldSeats.ts'
import { seatOf } from './hasSeat.ts'
import { isOnSale } from './onSale.ts'
import { ownUnpaid } from './ownUnpaid.ts'
import { passOnSeats } from './passOnSeats.ts'
import { register } from './register.ts'
import {
  AlreadyRegisteredError,
  RegistrationsClosedError,
  WorkshopChangedError,
  WorkshopFullError,
} from './registrationErrors.ts'
import { RELEASED_SEAT } from './seatHolds.ts'

export interface SeatRequest extends WorkshopOrder {
  /** Who is logged in as a mentee; null for everyone else. */
  menteeId: MenteeId | null
  /** Hash of the secret in a visitor's browser, which proves what it has opened; without one it takes nothing up again. */
  openedBy?: string | null
  /** Address it is asked from, if any: what strangers hold and have mailed from one network is bounded. */
  ip?: string | undefined
}

export interface TakenSeat {
  registrationId: number
  /** Whose account it is; null for a visitor's. */
  menteeId: number | null
  /** `pay`: the seat is held; `confirm_email`: there is none until the mailed link is opened. */
  outcome: 'pay' | 'registered' | 'confirm_email'
  /** Paise. */
  amount: number
}

type Deps = Pick<App, 'db' | 'clock' | 'config'>

/**
 * The payer's own registration that is not paid yet, which only an account or a secret proves, is taken up again, with the
 * details given now; anybody else's stays beside it. Whoever asks for a free seat with an address that is not known to be
 * theirs is answered the same whether or not it has one; its mailbox gets the truth.
 * Throws NotFoundError, RegistrationsClosedError, WorkshopChangedError, AlreadyRegisteredError, WorkshopFullError, RateLimitedError;
 * NotSignedInError when the mentee is gone.
 */
export async function takeSeat(app: Deps, request: SeatRequest): Promise<TakenSeat> {
  try {
    return await inTransaction(app.db, (tx) => seatInTransaction(tx, app, request))
  } catch (error) {
    if (violates(error, 'workshops_seats')) throw new WorkshopFullError()
    if (violates(error, 'workshop_registrations_one_seat')) throw new AlreadyRegisteredError()
    throw error
  }
}

async function seatInTransaction(tx: Transaction, app: Deps, request: SeatRequest): Promise<TakenSeat> {
  const { workshopId, email, menteeId } = request
  const provenAddress = menteeId === null ? null : await provenAddressOf(tx, menteeId)
  await passOnSeats(tx, app, workshopId)
  const now = app.clock.now()
  const workshop = await tx.workshop.findFirst({ where: { id: workshopId, isActive: true } })
  if (!workshop || workshop.startsAt <= now)
    throw workshop ? new RegistrationsClosedError() : new NotFoundError('Workshop not found')
  if (!(await isOnSale(tx, workshopId))) throw new RegistrationsClosedError()
  const isProven = provenAddress?.toLowerCase() === email.toLowerCase()
  const seatId = await seatOf(tx, workshopId, email)
  // Nobody shall pay twice; of a free seat whoever only names the address hears nothing.
  if (seatId !== null && (isProven || workshop.price > 0)) throw new AlreadyRegisteredError()
  const own = await ownUnpaid(tx, request)
  // What is held stays payable until the hold ends, also when nobody could begin any more.
  const isHeld = own?.seat === 'held'
  if (!isHeld && !isRegistrationOpen(fromDateOnly(workshop.date), now)) throw new RegistrationsClosedError()
  checkShown(request, workshop)
  const amount = workshop.price
  const details = {
    name: request.name,
    email,
    phone: request.phone,
    amount,
    ...splitFee(amount, app.config.platformFeePercent),
  }
  const offerId = isHeld ? null : await offerFor(tx, request, isProven)
  // What its visitor has begun goes on in the account that the address belongs to.
  const holder = own && !(own.menteeId === null && isProven) ? own.menteeId : menteeId
  const payer = { menteeId: holder, ...(holder !== null && { openedBy: null }) }
  const save = async (seat: object) => {
    const data = { ...details, ...payer, ...seat }
    if (own) await tx.workshopRegistration.update({ where: { id: own.id }, data })
    const openedBy = holder === null ? (request.openedBy ?? null) : null
    return (
      own?.id ?? (await tx.workshopRegistration.create({ data: { workshopId, openedBy, createdAt: now, ...data } })).id
    )
  }
  if (amount === 0) {
    const isOpened = offerId !== null || isProven
    // A price that has gone since it was held: nothing is paid for any more.
    const registrationId = await save(RELEASED_SEAT)
    if (isOpened) {
      await acceptOffer(tx, offerId)
      await register(tx, app, registrationId, null)
      return { registrationId, menteeId: holder, outcome: 'registered', amount }
    }
    if (workshop.seatsTaken - (isHeld ? 1 : 0) >= workshop.maxParticipants) throw new WorkshopFullError()
    await announceUnconfirmed(tx, app, registrationId, { seatId, ip: request.ip })
    return { registrationId, menteeId: holder, outcome: 'confirm_email', amount }
  }
  if (isHeld) return { registrationId: await save({}), menteeId: holder, outcome: 'pay', amount }
  const network = provenAddress === null ? strangersNetwork(request.ip) : null
  await boundHeldSeats(tx, app.config, { workshopId, menteeId, network, now })
  await acceptOffer(tx, offerId)
  const registrationId = await save({
    seat: 'held',
    holdExpiresAt: new Date(now.getTime() + app.config.holdMinutes * MINUTE_MS),
    heldFrom: network?.address ?? null,
    waitingListEntryId: offerId,
  })
  return { registrationId, menteeId: holder, outcome: 'pay', amount }
}

/** Nothing is taken for another price or time than the person has read. */
function checkShown({ expectedPrice, expectedStart }: SeatRequest, { price, startsAt }: Workshop): void {
  const changed = {
    ...((expectedPrice ?? price) !== price && { price }),
    ...((expectedStart ?? startsAt).getTime() !== startsAt.getTime() && { startsAt }),
  }
  if (Object.keys(changed).length > 0) throw new WorkshopChangedError(changed)
}

/** The mentee's address once it is confirmed. The account waits: it cannot be closed before the transaction ends. */
async function provenAddressOf(tx: Transaction, menteeId: MenteeId): Promise<string | null> {
  const [mentee] = await tx.$queryRaw<{ email: string; isConfirmed: boolean }[]>`
    SELECT email, email_confirmed_at IS NOT NULL AS "isConfirmed" FROM mentees WHERE id = ${menteeId} FOR KEY SHARE`
  if (!mentee) throw new NotSignedInError()
  return mentee.isConfirmed ? mentee.email : null
}

/** The seat that the waiting list offers to this address: for whoever has its link, or is known by the address. */
async function offerFor(
  tx: Transaction,
  { workshopId, email, offerCode }: SeatRequest,
  isProven: boolean,
): Promise<number | null> {
  if (!offerCode && !isProven) return null
  const [entry] = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM workshop_waiting_list
    WHERE workshop_id = ${workshopId} AND lower(email) = lower(${email}) AND state = 'offered'
      AND (${isProven} OR code = ${offerCode ?? ''})`
  return entry?.id ?? null
}

/** The offered seat is passed to the registration that is written next. */
async function acceptOffer(tx: Transaction, id: number | null): Promise<void> {
  if (id !== null) await tx.waitingListEntry.update({ where: { id }, data: { state: 'registering' } })
}
