import { MINUTE_MS } from '../../rules/time/durations.ts'
import { fromDateOnly } from '../../rules/time/time.ts'
import type { WorkshopOrder } from '../../rules/workshops/registrationInput.ts'
import { mailboxOf } from '../../rules/people/emailAddress.ts'
import { splitFee } from '../../rules/money/money.ts'
import { isRegistrationOpen } from '../../rules/workshops/workshops.ts'
import type { App } from '../../app.ts'
import { strangersNetwork } from '../../bookings/hold/holdLimits.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Workshop } from '../../generated/prisma/client.ts'
import type { MenteeId } from '../../graphql/identity.ts'
import { NotFoundError, NotSignedInError } from '../../rules/userErrors.ts'
import { allocateSeats, SEAT_RELEASED, seatOf } from '../seats.ts'
import { announceUnconfirmed } from '../announce/announceTicket.ts'
import { limitFreeSeats, limitHeldSeats } from '../limits.ts'
import { isOnSale } from '../whichWorkshops.ts'
import { register } from './register.ts'
import {
  AlreadyRegisteredError,
  RegistrationsClosedError,
  WorkshopChangedError,
  WorkshopFullError,
  seatError,
} from './registrationErrors.ts'

export interface SeatRequest extends WorkshopOrder {
  /** The mentee who is logged in; null for everyone else. */
  menteeId: MenteeId | null
  /** Hash of the secret in a visitor's browser, which proves which registrations it has begun; null continues none. */
  openedBy?: string | null
  /** Limits what strangers in one network hold and have mailed. */
  ip?: string | undefined
}

export interface TakenSeat {
  registrationId: number
  /** Null for a visitor. */
  menteeId: number | null
  /** `pay`: the seat is held; `confirm_email`: there is none until the mailed link is opened. */
  outcome: 'pay' | 'registered' | 'confirm_email'
  /** Paise. */
  amount: number
}

type Deps = Pick<App, 'db' | 'clock' | 'config'>

/**
 * Takes a seat: a paid one is held until it is paid, a free one is registered at once, or after the mailed link when the
 * address is not proven. The person's own unpaid registration is continued with the details given now. The answer to a
 * stranger who asks for a free seat is always the same, and the mail to the address says whether it has one.
 * Throws NotFoundError, RegistrationsClosedError, WorkshopChangedError, AlreadyRegisteredError, WorkshopFullError, RateLimitedError;
 * NotSignedInError when the mentee is gone.
 */
export async function takeSeat(app: Deps, request: SeatRequest): Promise<TakenSeat> {
  try {
    return await inTransaction(app.db, (tx) => seatInTransaction(tx, app, request))
  } catch (error) {
    throw seatError(error)
  }
}

async function seatInTransaction(tx: Transaction, app: Deps, request: SeatRequest): Promise<TakenSeat> {
  const { workshopId, email, menteeId } = request
  const provenAddress = menteeId === null ? null : await provenAddressOf(tx, menteeId)
  await allocateSeats(tx, app, workshopId)
  const now = app.clock.now()
  const workshop = await tx.workshop.findFirst({ where: { id: workshopId, isActive: true } })
  if (!workshop || workshop.startsAt <= now)
    throw workshop ? new RegistrationsClosedError() : new NotFoundError('Workshop not found')
  if (!(await isOnSale(tx, workshopId))) throw new RegistrationsClosedError()
  const isProven = provenAddress?.toLowerCase() === email.toLowerCase()
  const seatId = await seatOf(tx, workshopId, email)
  // Nobody shall pay twice. Whether an address has a free seat is told only to its proven holder.
  if (seatId !== null && (isProven || workshop.price > 0)) throw new AlreadyRegisteredError()
  const own = await ownUnpaid(tx, request)
  // A held seat can be paid until the hold ends, also when registration has closed.
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
  // A visitor's registration moves to the account with that confirmed address.
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
    // The workshop may have become free since the seat was held.
    const registrationId = await save(SEAT_RELEASED)
    if (isOpened) {
      await limitFreeSeats(tx, app.config, { workshopId, email })
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
  await limitHeldSeats(tx, app.config, { workshopId, menteeId, network, now })
  await acceptOffer(tx, offerId)
  const registrationId = await save({
    seat: 'held',
    holdExpiresAt: new Date(now.getTime() + app.config.holdMinutes * MINUTE_MS),
    heldFrom: network?.address ?? null,
    heldByMailbox: provenAddress === null ? null : mailboxOf(provenAddress),
    waitingListEntryId: offerId,
  })
  return { registrationId, menteeId: holder, outcome: 'pay', amount }
}

function checkShown({ expectedPrice, expectedStart }: SeatRequest, { price, startsAt }: Workshop): void {
  const changed = {
    ...((expectedPrice ?? price) !== price && { price }),
    ...((expectedStart ?? startsAt).getTime() !== startsAt.getTime() && { startsAt }),
  }
  if (Object.keys(changed).length > 0) throw new WorkshopChangedError(changed)
}

/** The mentee's address if it is confirmed. Locks the account, which cannot be closed before the transaction ends. */
async function provenAddressOf(tx: Transaction, menteeId: MenteeId): Promise<string | null> {
  const [mentee] = await tx.$queryRaw<{ email: string; isConfirmed: boolean }[]>`
    SELECT email, email_confirmed_at IS NOT NULL AS "isConfirmed" FROM mentees WHERE id = ${menteeId} FOR KEY SHARE`
  if (!mentee) throw new NotSignedInError()
  return mentee.isConfirmed ? mentee.email : null
}

/** The seat that the waiting list offers to this address, for somebody who has the offer's code or is proven. */
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

/** Frees the offered seat for the registration, which is written next in the same transaction. */
async function acceptOffer(tx: Transaction, id: number | null): Promise<void> {
  if (id !== null) await tx.waitingListEntry.update({ where: { id }, data: { state: 'registering' } })
}

interface Unpaid {
  id: number
  seat: 'none' | 'held'
  /** Null for a visitor. */
  menteeId: number | null
}

/**
 * The unpaid registration of an address that is surely the asker's: of their account, begun in their browser, or made from
 * an offer whose code they were mailed. The typed address proves nothing. A free one is found only by the same details,
 * because the mail to confirm it has named them.
 */
async function ownUnpaid(
  tx: Transaction,
  { workshopId, name, email, phone, menteeId, openedBy, offerCode }: SeatRequest,
): Promise<Unpaid | null> {
  const [row] = await tx.$queryRaw<
    Unpaid[]
  >`SELECT r.id, r.seat, r.mentee_id AS "menteeId" FROM workshop_registrations r
    WHERE r.workshop_id = ${workshopId} AND lower(r.email) = lower(${email})
      AND r.payment_status = 'pending' AND r.registered_at IS NULL
      AND (r.mentee_id = ${menteeId} OR (r.mentee_id IS NULL AND r.opened_by = ${openedBy ?? null})
        OR EXISTS (SELECT FROM workshop_waiting_list e WHERE e.id = r.waiting_list_entry_id AND e.code = ${offerCode ?? null}))
      AND (r.amount > 0 OR (r.name = ${name} AND r.phone = ${phone}))
    ORDER BY (r.seat = 'held') DESC, r.mentee_id IS NULL, r.id DESC LIMIT 1`
  return row ?? null
}
