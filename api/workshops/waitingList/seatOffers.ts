/** Seats that are offered to the waiting list: telling people, and passing on offers that nobody has taken. */
import { addDays, dateOnly, istDate } from '../../rules/time/time.ts'
import { formatRupees, formatWhenFull } from '../../rules/text/format.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { allocateSeats, HAS_SEAT, lockWorkshop } from '../seats.ts'
import type { Telling } from '../announce/participant.ts'
import { publicFacts, shortTitle } from '../announce/workshopWords.ts'
import { forEachInOwnTransaction } from '../../jobs/forEachInOwnTransaction.ts'
import { OFFERED, tellWaiting, waitingOf } from './waitingMails.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config' | 'log'>

const BATCH = 200
/** Entries that were never confirmed, in one statement. */
const UNCONFIRMED = 5000

/** A job, and a step of the sweep: tells everybody who is offered a seat, each once. */
export async function tellOffers(app: Deps): Promise<void> {
  const untold = await app.db.$queryRaw<{ id: number }[]>`
    SELECT e.id FROM workshop_waiting_list e WHERE e.state = 'offered' AND e.offer_expires_at > ${app.clock.now()}
      AND NOT EXISTS (SELECT FROM emails m WHERE m.dedupe_key =
        'waiting-list:' || e.id || ':offered:' || (extract(epoch FROM e.offered_at) * 1000)::bigint)
    ORDER BY e.queued_at, e.id`
  await forEachInOwnTransaction(app, untold, (tx, { id }) => announceOffer(tx, app, id))
}

async function announceOffer(tx: Transaction, app: Telling, id: number): Promise<void> {
  const entry = await waitingOf(tx, id)
  if (entry?.state !== 'offered' || !entry.offeredAt || !entry.offerExpiresAt) return
  const { workshop, offeredAt, offerExpiresAt } = entry
  const said = `A seat is open in "${workshop.title}". It is reserved for you until ${formatWhenFull(offerExpiresAt)}.`
  await tellWaiting(tx, app, entry, {
    kind: 'seat-offered',
    by: null,
    cause: `${OFFERED}${offeredAt.getTime()}`,
    title: 'A seat is reserved for you',
    message: said,
    subject: `A seat is reserved for you: ${shortTitle(workshop)}`,
    paragraphs: [said, "If you don't register by then, the seat goes to the next person on the waiting list."],
    facts: [...publicFacts(workshop), ['Price', workshop.price > 0 ? formatRupees(workshop.price) : 'Free']],
    step: 'Register or decline',
    validUntil: offerExpiresAt,
  })
}

/** Allocates seats where a hold or an offer has expired, or a seat is free that somebody waits for. */
export async function sweepSeats(app: Deps): Promise<void> {
  const now = app.clock.now()
  const stuck = await app.db.$queryRaw<{ id: number }[]>`
    SELECT w.id FROM workshops w WHERE w.id IN (
      SELECT workshop_id FROM workshop_registrations WHERE seat = 'held' AND hold_expires_at <= ${now}
      UNION
      SELECT workshop_id FROM workshop_waiting_list WHERE state = 'offered' AND offer_expires_at <= ${now}
      UNION
      SELECT e.workshop_id FROM workshop_waiting_list e WHERE e.state = 'registering' AND NOT EXISTS (
        SELECT FROM workshop_registrations r WHERE r.waiting_list_entry_id = e.id AND r.seat = 'held')
      UNION
      SELECT e.workshop_id FROM workshop_waiting_list e JOIN workshops open ON open.id = e.workshop_id
        LEFT JOIN mentors m ON m.id = open.mentor_id
      WHERE e.state = 'waiting' AND NOT ${HAS_SEAT} AND open.is_active AND open.seats_taken < open.max_participants
        AND (m.id IS NULL OR (m.status = 'accepted' AND m.is_active))
        AND open.date > ${dateOnly(addDays(istDate(now), 1))}::date)
    LIMIT ${BATCH}`
  await forEachInOwnTransaction(app, stuck, (tx, { id }) => allocateSeats(tx, app, id))
}

/** Tells everybody who still waits when registration closes or the workshop is cancelled, once. */
export async function closeWaitingLists(app: Deps): Promise<void> {
  const lastClosed = dateOnly(addDays(istDate(app.clock.now()), 1))
  const closed = { OR: [{ cancelledAt: { not: null } }, { date: { lte: lastClosed } }] }
  // Nobody is told of these, and anybody can make thousands: they keep nobody else waiting.
  await app.db.waitingListEntry.updateMany({
    where: { state: 'unconfirmed', workshop: closed },
    data: { state: 'expired' },
    limit: UNCONFIRMED,
  })
  const over = await app.db.waitingListEntry.findMany({
    where: {
      OR: [
        { state: { in: ['waiting', 'offered'] } },
        { state: 'registering', workshop: { cancelledAt: { not: null } } },
      ],
      workshop: closed,
    },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true },
  })
  await forEachInOwnTransaction(app, over, (tx, { id }) => closeEntry(tx, app, id))
}

async function closeEntry(tx: Transaction, app: Telling, id: number): Promise<void> {
  const entry = await waitingOf(tx, id)
  if (!entry) return
  await lockWorkshop(tx, entry.workshopId)
  const { state, workshop } = entry
  const { count } = await tx.waitingListEntry.updateMany({ where: { id, state }, data: { state: 'expired' } })
  // The mail of an offer has said when it ends. If the workshop has moved since, it may end earlier.
  const isCutShort = state === 'offered' && entry.offerExpiresAt !== null && entry.offerExpiresAt > app.clock.now()
  const isTold = workshop.cancelledAt !== null || state === 'waiting' || isCutShort
  if (count === 0 || !isTold) return
  const why = workshop.cancelledAt
    ? `The workshop "${workshop.title}" was cancelled.`
    : isCutShort
      ? `The date of "${workshop.title}" changed and registration has closed. The seat that was reserved for you is no longer available.`
      : `Registration for "${workshop.title}" closed and no seat opened.`
  const closed = isCutShort ? 'Registration closed' : 'Registration closed and no seat opened'
  await tellWaiting(tx, app, entry, {
    kind: 'waiting-list-closed',
    by: null,
    cause: 'closed',
    title: workshop.cancelledAt ? 'The workshop was cancelled' : closed,
    message: why,
    subject: workshop.cancelledAt
      ? `Workshop cancelled: ${shortTitle(workshop)}`
      : `${closed}: ${shortTitle(workshop)}`,
    paragraphs: [`${why} You are no longer on the waiting list, and we won't write about it again.`],
    step: null,
  })
}
