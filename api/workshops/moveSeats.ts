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
  const moving = sql`${left} AND (amount > 0 OR registered_at IS NOT NULL)`
  await lockWorkshops(tx, left)
  const seats = await tx.$queryRaw<{ id: number; code: string }[]>`SELECT id, code FROM workshop_registrations
    WHERE ${moving} AND seat <> 'none' ORDER BY id`
  const tickets: Renewed[] = []
  // One by one, so that of two seats in one workshop the second stays where it is.
  for (const { id, code } of seats) {
    const [moved] = await tx.$queryRaw<{ workshopId: number | null; newCode: string }[]>`
      UPDATE workshop_registrations r SET email = ${email}, code = DEFAULT FROM workshops w
      WHERE r.id = ${id} AND w.id = r.workshop_id AND NOT EXISTS (SELECT FROM workshop_registrations o
        WHERE o.workshop_id = r.workshop_id AND lower(o.email) = lower(${email}) AND o.seat = r.seat
          AND (o.seat = 'registered' OR (o.seat = 'held' AND o.mentee_id = r.mentee_id)))
      RETURNING CASE WHEN r.seat = 'registered' AND w.starts_at > ${now} THEN w.id END AS "workshopId", r.code AS "newCode"`
    if (!moved) continue
    tickets.push({ code, newCode: moved.newCode })
    await mailTicket(tx, { email, isOwn: true, ...moved })
  }
  // Those without a seat, of which one mentee may have thousands.
  const others = await tx.$queryRaw<Renewed[]>`
    UPDATE workshop_registrations r SET email = ${email}, code = DEFAULT FROM (
      SELECT id, code FROM workshop_registrations WHERE ${moving} AND seat = 'none') was
    WHERE r.id = was.id RETURNING was.code, r.code AS "newCode"`
  await moveLinks(tx, menteeId, ticketPage, [...tickets, ...others])
  // Anybody could have asked with the new address, which is proven only now.
  await tx.$executeRaw`
    DELETE FROM workshop_waiting_list o USING workshop_waiting_list was
    WHERE o.workshop_id = was.workshop_id AND lower(o.email) = lower(${email}) AND o.state = 'unconfirmed'
      AND was.id IN (SELECT id FROM workshop_waiting_list WHERE ${left} AND state IN ('waiting', 'offered', 'registering'))`
  const places = await tx.$queryRaw<Renewed[]>`
    UPDATE workshop_waiting_list e SET email = ${email}, code = DEFAULT FROM (
      SELECT DISTINCT ON (workshop_id) id, code FROM workshop_waiting_list
        WHERE ${left} AND state IN ('waiting', 'offered', 'registering') ORDER BY workshop_id, queued_at, id) was
    WHERE e.id = was.id AND NOT EXISTS (SELECT FROM workshop_waiting_list o WHERE o.workshop_id = e.workshop_id
        AND lower(o.email) = lower(${email}) AND o.state IN ('waiting', 'offered', 'registering'))
    RETURNING was.code, e.code AS "newCode"`
  await moveLinks(tx, menteeId, waitingListPage, places)
}

/** New codes for seats and places, as somebody else may have read the old ones; tickets are mailed again. */
export async function renewCodes(
  tx: Transaction,
  menteeId: number,
  now: Date,
): Promise<{ hasSeats: boolean; hasPlaces: boolean }> {
  const own = sql`mentee_id = ${menteeId}`
  await lockWorkshops(tx, own)
  const seats = await tx.$queryRaw<(Renewed & TicketToMail)[]>`
    UPDATE workshop_registrations r SET code = DEFAULT FROM (
      SELECT r.id, r.code, w.id AS workshop_id, w.starts_at FROM workshop_registrations r JOIN workshops w ON w.id = r.workshop_id
        WHERE ${own} AND registered_at IS NOT NULL) was
    WHERE r.id = was.id
    RETURNING was.code, r.code AS "newCode", r.email,
      CASE WHEN r.seat = 'registered' AND was.starts_at > ${now} THEN was.workshop_id END AS "workshopId",
      EXISTS (SELECT FROM mentees m WHERE m.id = r.mentee_id AND lower(m.email) = lower(r.email)) AS "isOwn"`
  for (const seat of seats) await mailTicket(tx, seat)
  await moveLinks(tx, menteeId, ticketPage, seats)
  const places = await tx.$queryRaw<(Renewed & { isLive: boolean })[]>`
    UPDATE workshop_waiting_list e SET code = DEFAULT FROM workshop_waiting_list was
    WHERE e.id = was.id AND e.${own}
    RETURNING was.code, e.code AS "newCode", e.state IN ('waiting', 'offered', 'registering') AS "isLive"`
  await moveLinks(tx, menteeId, waitingListPage, places)
  return { hasSeats: seats.length > 0, hasPlaces: places.some(({ isLive }) => isLive) }
}

/** Every change of a seat locks the workshop first. */
export const lockWorkshops = (tx: Transaction, which: Prisma.Sql) => tx.$queryRaw`
  SELECT id FROM workshops WHERE id IN (
    SELECT workshop_id FROM workshop_registrations WHERE ${which}
    UNION SELECT workshop_id FROM workshop_waiting_list WHERE ${which}
  ) ORDER BY id FOR UPDATE`

/** What had one code, and has another now. */
interface Renewed {
  code: string
  newCode: string
}

interface TicketToMail {
  email: string
  /** Whether it is the account's own address. */
  isOwn: boolean
  /** Null unless the seat is one to come. */
  workshopId: number | null
}

async function mailTicket(tx: Transaction, { email, isOwn, workshopId }: TicketToMail): Promise<void> {
  if (workshopId !== null) await addJob(tx, 'resendTicket', { requestId: randomUUID(), workshopId, email, isOwn })
}

/** Notifications of the account keep leading to the same tickets or places. One statement: each reads all of them. */
const moveLinks = (tx: Transaction, userId: number, pageOf: (code: string) => string, renewed: readonly Renewed[]) =>
  tx.$executeRaw`
    UPDATE notifications n SET link = moved.new_link
    FROM unnest(${renewed.map(({ code }) => pageOf(code))}::text[], ${renewed.map(({ newCode }) => pageOf(newCode))}::text[])
      AS moved (link, new_link)
    WHERE n.user_type = 'mentee' AND n.user_id = ${userId} AND n.link = moved.link`
