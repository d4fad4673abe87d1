import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { addJob } from '../jobs/enqueue.ts'
import type { Mover } from '../contracts/personalData.ts'
import { ticketPage, waitingListPage } from '../rules/addresses.ts'

const { sql } = Prisma

/**
 * Moves a mentee's seats and waiting-list places from a former email address to the one that they have confirmed. They get
 * new codes, so that links in the old mailbox open nothing, and later tickets and offers go to the new address. Each ticket
 * of a seat to come is mailed there. Three kinds stay: seats for others under the others' addresses, free seats that nobody
 * has confirmed, and seats in a workshop in which the new address has one.
 */
export async function moveSeats(tx: Transaction, { id: menteeId, email, former, now }: Mover): Promise<void> {
  const left = sql`mentee_id = ${menteeId} AND lower(email) = ANY(${former})`
  await lockWorkshops(tx, left)
  const rows = await tx.$queryRaw<{ id: number; code: string }[]>`SELECT id, code FROM workshop_registrations
    WHERE ${left} AND (amount > 0 OR registered_at IS NOT NULL) ORDER BY id`
  // One by one, so that of two seats in one workshop the second stays where it is.
  for (const { id, code } of rows) {
    const [moved] = await tx.$queryRaw<{ workshopId: number | null; newCode: string }[]>`
      UPDATE workshop_registrations r SET email = ${email}, code = DEFAULT FROM workshops w
      WHERE r.id = ${id} AND w.id = r.workshop_id AND NOT EXISTS (SELECT FROM workshop_registrations o
        WHERE o.workshop_id = r.workshop_id AND lower(o.email) = lower(${email}) AND o.seat = r.seat
          AND (o.seat = 'registered' OR (o.seat = 'held' AND o.mentee_id = r.mentee_id)))
      RETURNING CASE WHEN r.seat = 'registered' AND w.starts_at > ${now} THEN w.id END AS "workshopId", r.code AS "newCode"`
    if (!moved) continue
    await followSeat(tx, menteeId, { code, email, isOwn: true, ...moved })
  }
  // Anybody could have asked with the new address, which is proven only now.
  await tx.$executeRaw`
    DELETE FROM workshop_waiting_list o USING workshop_waiting_list was
    WHERE o.workshop_id = was.workshop_id AND lower(o.email) = lower(${email}) AND o.state = 'unconfirmed'
      AND was.id IN (SELECT id FROM workshop_waiting_list WHERE ${left} AND state IN ('waiting', 'offered', 'registering'))`
  const places = await tx.$queryRaw<{ code: string; newCode: string }[]>`
    UPDATE workshop_waiting_list e SET email = ${email}, code = DEFAULT FROM (
      SELECT DISTINCT ON (workshop_id) id, code FROM workshop_waiting_list
        WHERE ${left} AND state IN ('waiting', 'offered', 'registering') ORDER BY workshop_id, queued_at, id) was
    WHERE e.id = was.id AND NOT EXISTS (SELECT FROM workshop_waiting_list o WHERE o.workshop_id = e.workshop_id
        AND lower(o.email) = lower(${email}) AND o.state IN ('waiting', 'offered', 'registering'))
    RETURNING was.code, e.code AS "newCode"`
  for (const { code, newCode } of places) await moveLinks(tx, menteeId, waitingListPage(code), waitingListPage(newCode))
}

/** New codes for seats and places, as somebody else may have read the old ones; tickets are mailed again. */
export async function renewCodes(
  tx: Transaction,
  menteeId: number,
  now: Date,
): Promise<{ hasSeats: boolean; hasPlaces: boolean }> {
  const own = sql`mentee_id = ${menteeId}`
  await lockWorkshops(tx, own)
  const seats = await tx.$queryRaw<NewCode[]>`
    UPDATE workshop_registrations r SET code = DEFAULT FROM (
      SELECT r.id, r.code, w.id AS workshop_id, w.starts_at FROM workshop_registrations r JOIN workshops w ON w.id = r.workshop_id
        WHERE ${own} AND registered_at IS NOT NULL) was
    WHERE r.id = was.id
    RETURNING was.code, r.code AS "newCode", r.email,
      CASE WHEN r.seat = 'registered' AND was.starts_at > ${now} THEN was.workshop_id END AS "workshopId",
      EXISTS (SELECT FROM mentees m WHERE m.id = r.mentee_id AND lower(m.email) = lower(r.email)) AS "isOwn"`
  for (const seat of seats) await followSeat(tx, menteeId, seat)
  const places = await tx.$queryRaw<{ code: string; newCode: string; isLive: boolean }[]>`
    UPDATE workshop_waiting_list e SET code = DEFAULT FROM workshop_waiting_list was
    WHERE e.id = was.id AND e.${own}
    RETURNING was.code, e.code AS "newCode", e.state IN ('waiting', 'offered', 'registering') AS "isLive"`
  for (const { code, newCode } of places) await moveLinks(tx, menteeId, waitingListPage(code), waitingListPage(newCode))
  return { hasSeats: seats.length > 0, hasPlaces: places.some(({ isLive }) => isLive) }
}

/** Every change of a seat locks the workshop first. */
export const lockWorkshops = (tx: Transaction, which: Prisma.Sql) => tx.$queryRaw`
  SELECT id FROM workshops WHERE id IN (
    SELECT workshop_id FROM workshop_registrations WHERE ${which}
    UNION SELECT workshop_id FROM workshop_waiting_list WHERE ${which}
  ) ORDER BY id FOR UPDATE`

interface NewCode {
  code: string
  newCode: string
  email: string
  /** Whether it is the account's own address. */
  isOwn: boolean
  /** Null unless the seat is one to come. */
  workshopId: number | null
}

async function followSeat(
  tx: Transaction,
  menteeId: number,
  { code, newCode, email, isOwn, workshopId }: NewCode,
): Promise<void> {
  await moveLinks(tx, menteeId, ticketPage(code), ticketPage(newCode))
  if (workshopId !== null) await addJob(tx, 'resendTicket', { requestId: randomUUID(), workshopId, email, isOwn })
}

/** Notifications of the account keep leading to the same ticket or place. */
const moveLinks = (tx: Transaction, userId: number, link: string, to: string) =>
  tx.notification.updateMany({ where: { userType: 'mentee', userId, link }, data: { link: to } })
